<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="war-table" tilewidth="80" tileheight="80" tilecount="168" columns="24">
 <image source="war-table.webp" width="1920" height="560"/>
</tileset>
