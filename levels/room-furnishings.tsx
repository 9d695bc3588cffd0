<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="room-furnishings" tilewidth="920" tileheight="550" tilecount="24" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="furnishing">
  <properties>
   <property name="name" value="door.portcullis"/>
  </properties>
  <image source="furnishings/room-door-portcullis.webp" width="540" height="490"/>
 </tile>
 <tile id="1" type="furnishing">
  <properties>
   <property name="name" value="door.stairs"/>
  </properties>
  <image source="furnishings/room-door-stairs.webp" width="540" height="490"/>
 </tile>
 <tile id="2" type="furnishing">
  <properties>
   <property name="name" value="door.bricks"/>
  </properties>
  <image source="furnishings/room-door-bricks.webp" width="540" height="490"/>
 </tile>
 <tile id="3" type="furnishing">
  <properties>
   <property name="name" value="door.passage"/>
  </properties>
  <image source="furnishings/room-door-passage.webp" width="540" height="490"/>
 </tile>
 <tile id="4" type="furnishing">
  <properties>
   <property name="name" value="door.collapse"/>
  </properties>
  <image source="furnishings/room-door-collapse.webp" width="540" height="490"/>
 </tile>
 <tile id="5" type="furnishing">
  <properties>
   <property name="name" value="door.eyes"/>
  </properties>
  <image source="furnishings/room-door-eyes.webp" width="540" height="490"/>
 </tile>
 <tile id="6" type="furnishing">
  <properties>
   <property name="name" value="door.maw"/>
  </properties>
  <image source="furnishings/room-door-maw.webp" width="540" height="490"/>
 </tile>
 <tile id="7" type="furnishing">
  <properties>
   <property name="name" value="left.banner"/>
  </properties>
  <image source="furnishings/room-left-banner.webp" width="580" height="550"/>
 </tile>
 <tile id="8" type="furnishing">
  <properties>
   <property name="name" value="left.window"/>
  </properties>
  <image source="furnishings/room-left-window.webp" width="580" height="550"/>
 </tile>
 <tile id="9" type="furnishing">
  <properties>
   <property name="name" value="left.weapons"/>
  </properties>
  <image source="furnishings/room-left-weapons.webp" width="580" height="550"/>
 </tile>
 <tile id="10" type="furnishing">
  <properties>
   <property name="name" value="left.prisoner"/>
  </properties>
  <image source="furnishings/room-left-prisoner.webp" width="580" height="550"/>
 </tile>
 <tile id="11" type="furnishing">
  <properties>
   <property name="name" value="left.armour"/>
  </properties>
  <image source="furnishings/room-left-armour.webp" width="580" height="550"/>
 </tile>
 <tile id="12" type="furnishing">
  <properties>
   <property name="name" value="left.eye"/>
  </properties>
  <image source="furnishings/room-left-eye.webp" width="580" height="550"/>
 </tile>
 <tile id="13" type="furnishing">
  <properties>
   <property name="name" value="right.banner"/>
  </properties>
  <image source="furnishings/room-right-banner.webp" width="580" height="550"/>
 </tile>
 <tile id="14" type="furnishing">
  <properties>
   <property name="name" value="right.window"/>
  </properties>
  <image source="furnishings/room-right-window.webp" width="580" height="550"/>
 </tile>
 <tile id="15" type="furnishing">
  <properties>
   <property name="name" value="right.shelf"/>
  </properties>
  <image source="furnishings/room-right-shelf.webp" width="580" height="550"/>
 </tile>
 <tile id="16" type="furnishing">
  <properties>
   <property name="name" value="right.dragon"/>
  </properties>
  <image source="furnishings/room-right-dragon.webp" width="580" height="550"/>
 </tile>
 <tile id="17" type="furnishing">
  <properties>
   <property name="name" value="right.runes"/>
  </properties>
  <image source="furnishings/room-right-runes.webp" width="580" height="550"/>
 </tile>
 <tile id="18" type="furnishing">
  <properties>
   <property name="name" value="vault.roots"/>
  </properties>
  <image source="furnishings/room-vault-roots.webp" width="920" height="230"/>
 </tile>
 <tile id="19" type="furnishing">
  <properties>
   <property name="name" value="vault.hooks"/>
  </properties>
  <image source="furnishings/room-vault-hooks.webp" width="920" height="230"/>
 </tile>
 <tile id="20" type="furnishing">
  <properties>
   <property name="name" value="vault.bats"/>
  </properties>
  <image source="furnishings/room-vault-bats.webp" width="920" height="230"/>
 </tile>
 <tile id="21" type="furnishing">
  <properties>
   <property name="name" value="vault.cocoons"/>
  </properties>
  <image source="furnishings/room-vault-cocoons.webp" width="920" height="230"/>
 </tile>
 <tile id="22" type="furnishing">
  <properties>
   <property name="name" value="floor.rubble"/>
  </properties>
  <image source="furnishings/room-floor-rubble.webp" width="800" height="220"/>
 </tile>
 <tile id="23" type="furnishing">
  <properties>
   <property name="name" value="floor.chest"/>
  </properties>
  <image source="furnishings/room-floor-chest.webp" width="800" height="220"/>
 </tile>
</tileset>
