import { tileFile } from '#bookmaking/surface/tile-file.ts';
import { TILE_NAMES, type TileName, withTiles } from '#bookmaking/surface/tiles.ts';

const dataUri = (tile: TileName): string =>
  `data:image/jpeg;base64,${tileFile(tile).toString('base64')}`;

/** 120 KB in all, read once: a book names the same tile hundreds of times. */
const files = new Map(TILE_NAMES.map((tile) => [tile, dataUri(tile)]));

/** The drawing with its tiles inside: what a renderer needs that knows no addresses. */
export const withTileFiles = (svg: string): string =>
  withTiles(svg, (tile) => files.get(tile) as string);
