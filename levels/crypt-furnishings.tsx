<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="crypt-furnishings" tilewidth="800" tileheight="470" tilecount="12" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="furnishing">
  <properties>
   <property name="name" value="door.portcullis"/>
  </properties>
  <image source="furnishings/crypt-door-portcullis.webp" width="550" height="470"/>
 </tile>
 <tile id="1" type="furnishing">
  <properties>
   <property name="name" value="door.bricks"/>
  </properties>
  <image source="furnishings/crypt-door-bricks.webp" width="550" height="470"/>
 </tile>
 <tile id="2" type="furnishing">
  <properties>
   <property name="name" value="door.eyes"/>
  </properties>
  <image source="furnishings/crypt-door-eyes.webp" width="550" height="470"/>
 </tile>
 <tile id="3" type="furnishing">
  <properties>
   <property name="name" value="left.armour"/>
  </properties>
  <image source="furnishings/crypt-left-armour.webp" width="250" height="350"/>
 </tile>
 <tile id="4" type="furnishing">
  <properties>
   <property name="name" value="left.runes"/>
  </properties>
  <image source="furnishings/crypt-left-runes.webp" width="250" height="350"/>
 </tile>
 <tile id="5" type="furnishing">
  <properties>
   <property name="name" value="right.candles"/>
  </properties>
  <image source="furnishings/crypt-right-candles.webp" width="250" height="350"/>
 </tile>
 <tile id="6" type="furnishing">
  <properties>
   <property name="name" value="right.window"/>
  </properties>
  <image source="furnishings/crypt-right-window.webp" width="250" height="350"/>
 </tile>
 <tile id="7" type="furnishing">
  <properties>
   <property name="name" value="floor.grave"/>
  </properties>
  <image source="furnishings/crypt-floor-grave.webp" width="550" height="200"/>
 </tile>
 <tile id="8" type="furnishing">
  <properties>
   <property name="name" value="floor.mushrooms"/>
  </properties>
  <image source="furnishings/crypt-floor-mushrooms.webp" width="800" height="220"/>
 </tile>
 <tile id="9" type="furnishing">
  <properties>
   <property name="name" value="floor.circle"/>
  </properties>
  <image source="furnishings/crypt-floor-circle.webp" width="800" height="220"/>
 </tile>
 <tile id="10" type="furnishing">
  <properties>
   <property name="name" value="left.coffin"/>
  </properties>
  <image source="furnishings/crypt-left-coffin.webp" width="250" height="350"/>
 </tile>
 <tile id="11" type="furnishing">
  <properties>
   <property name="name" value="right.mourner"/>
  </properties>
  <image source="furnishings/crypt-right-mourner.webp" width="250" height="350"/>
 </tile>
</tileset>
