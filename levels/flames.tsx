<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="flames" tilewidth="96" tileheight="144" tilecount="16" columns="16">
 <image source="flames.webp" width="1536" height="144"/>
 <tile id="0">
  <animation>
   <frame tileid="0" duration="83"/>
   <frame tileid="1" duration="83"/>
   <frame tileid="2" duration="83"/>
   <frame tileid="3" duration="83"/>
   <frame tileid="4" duration="83"/>
   <frame tileid="5" duration="83"/>
   <frame tileid="6" duration="83"/>
   <frame tileid="7" duration="83"/>
   <frame tileid="8" duration="83"/>
   <frame tileid="9" duration="83"/>
   <frame tileid="10" duration="83"/>
   <frame tileid="11" duration="83"/>
   <frame tileid="12" duration="83"/>
   <frame tileid="13" duration="83"/>
   <frame tileid="14" duration="83"/>
   <frame tileid="15" duration="83"/>
  </animation>
 </tile>
 <tile id="8">
  <animation>
   <frame tileid="8" duration="83"/>
   <frame tileid="9" duration="83"/>
   <frame tileid="10" duration="83"/>
   <frame tileid="11" duration="83"/>
   <frame tileid="12" duration="83"/>
   <frame tileid="13" duration="83"/>
   <frame tileid="14" duration="83"/>
   <frame tileid="15" duration="83"/>
   <frame tileid="0" duration="83"/>
   <frame tileid="1" duration="83"/>
   <frame tileid="2" duration="83"/>
   <frame tileid="3" duration="83"/>
   <frame tileid="4" duration="83"/>
   <frame tileid="5" duration="83"/>
   <frame tileid="6" duration="83"/>
   <frame tileid="7" duration="83"/>
  </animation>
 </tile>
</tileset>
