<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="mahogany-duo" tilewidth="80" tileheight="80" tilecount="120" columns="24">
 <image source="mahogany-duo.webp" width="1920" height="400"/>
</tileset>
