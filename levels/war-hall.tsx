<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="war-hall" tilewidth="80" tileheight="80" tilecount="96" columns="24">
 <image source="war-hall.webp" width="1920" height="320"/>
</tileset>
