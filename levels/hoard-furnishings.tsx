<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="hoard-furnishings" tilewidth="680" tileheight="600" tilecount="10" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="furnishing">
  <properties>
   <property name="name" value="door.portcullis"/>
  </properties>
  <image source="furnishings/hoard-door-portcullis.webp" width="540" height="410"/>
 </tile>
 <tile id="1" type="furnishing">
  <properties>
   <property name="name" value="door.bricks"/>
  </properties>
  <image source="furnishings/hoard-door-bricks.webp" width="540" height="410"/>
 </tile>
 <tile id="2" type="furnishing">
  <properties>
   <property name="name" value="door.dragon"/>
  </properties>
  <image source="furnishings/hoard-door-dragon.webp" width="540" height="410"/>
 </tile>
 <tile id="3" type="furnishing">
  <properties>
   <property name="name" value="left.idol"/>
  </properties>
  <image source="furnishings/hoard-left-idol.webp" width="450" height="600"/>
 </tile>
 <tile id="4" type="furnishing">
  <properties>
   <property name="name" value="right.urns"/>
  </properties>
  <image source="furnishings/hoard-right-urns.webp" width="450" height="600"/>
 </tile>
 <tile id="5" type="furnishing">
  <properties>
   <property name="name" value="floor.eggs"/>
  </properties>
  <image source="furnishings/hoard-floor-eggs.webp" width="540" height="230"/>
 </tile>
 <tile id="6" type="furnishing">
  <properties>
   <property name="name" value="floor.crown"/>
  </properties>
  <image source="furnishings/hoard-floor-crown.webp" width="540" height="230"/>
 </tile>
 <tile id="7" type="furnishing">
  <properties>
   <property name="name" value="floor.thief"/>
  </properties>
  <image source="furnishings/hoard-floor-thief.webp" width="680" height="230"/>
 </tile>
 <tile id="8" type="furnishing">
  <properties>
   <property name="name" value="left.throne"/>
  </properties>
  <image source="furnishings/hoard-left-throne.webp" width="450" height="600"/>
 </tile>
 <tile id="9" type="furnishing">
  <properties>
   <property name="name" value="right.shields"/>
  </properties>
  <image source="furnishings/hoard-right-shields.webp" width="450" height="600"/>
 </tile>
</tileset>
