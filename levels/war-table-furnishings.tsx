<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="war-table-furnishings" tilewidth="1920" tileheight="320" tilecount="12" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="furnishing">
  <properties>
   <property name="name" value="far.gates"/>
  </properties>
  <image source="furnishings/war-table-far-gates.webp" width="1920" height="320"/>
 </tile>
 <tile id="1" type="furnishing">
  <properties>
   <property name="name" value="far.stairs"/>
  </properties>
  <image source="furnishings/war-table-far-stairs.webp" width="1920" height="320"/>
 </tile>
 <tile id="2" type="furnishing">
  <properties>
   <property name="name" value="far.crypt"/>
  </properties>
  <image source="furnishings/war-table-far-crypt.webp" width="1920" height="320"/>
 </tile>
 <tile id="3" type="furnishing">
  <properties>
   <property name="name" value="far.hoard"/>
  </properties>
  <image source="furnishings/war-table-far-hoard.webp" width="1920" height="320"/>
 </tile>
 <tile id="4" type="furnishing">
  <properties>
   <property name="name" value="near.pilgrims"/>
  </properties>
  <image source="furnishings/war-table-near-pilgrims.webp" width="1920" height="136"/>
 </tile>
 <tile id="5" type="furnishing">
  <properties>
   <property name="name" value="near.hunters"/>
  </properties>
  <image source="furnishings/war-table-near-hunters.webp" width="1920" height="136"/>
 </tile>
 <tile id="6" type="furnishing">
  <properties>
   <property name="name" value="near.nuns"/>
  </properties>
  <image source="furnishings/war-table-near-nuns.webp" width="1920" height="136"/>
 </tile>
 <tile id="7" type="furnishing">
  <properties>
   <property name="name" value="near.wanderers"/>
  </properties>
  <image source="furnishings/war-table-near-wanderers.webp" width="1920" height="136"/>
 </tile>
 <tile id="8" type="furnishing">
  <properties>
   <property name="name" value="lane.debts"/>
  </properties>
  <image source="furnishings/war-table-lane-debts.webp" width="1920" height="160"/>
 </tile>
 <tile id="9" type="furnishing">
  <properties>
   <property name="name" value="lane.board"/>
  </properties>
  <image source="furnishings/war-table-lane-board.webp" width="1920" height="160"/>
 </tile>
 <tile id="10" type="furnishing">
  <properties>
   <property name="name" value="lane.clawed"/>
  </properties>
  <image source="furnishings/war-table-lane-clawed.webp" width="1920" height="160"/>
 </tile>
 <tile id="11" type="furnishing">
  <properties>
   <property name="name" value="lane.circle"/>
  </properties>
  <image source="furnishings/war-table-lane-circle.webp" width="1920" height="160"/>
 </tile>
</tileset>
