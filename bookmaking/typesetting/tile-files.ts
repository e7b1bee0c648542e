import { readFileSync } from 'node:fs';
import { TILE_NAMES, type TileName, withTiles } from '#bookmaking/surface/tiles.ts';

const tileFile = (tile: TileName): Buffer =>
  readFileSync(new URL(`../surface/tiles/${tile}.jpg`, import.meta.url));

const dataUri = (tile: TileName): string =>
  `data:image/jpeg;base64,${tileFile(tile).toString('base64')}`;

/** 120 KB in all, read once: a book names the same tile hundreds of times. */
const files = new Map(TILE_NAMES.map((tile) => [tile, dataUri(tile)]));

/** The drawing with its tiles inside: what a renderer needs that knows no addresses. */
export const withTileFiles = (svg: string): string =>
  withTiles(svg, (tile) => files.get(tile) as string);

/** Whether a picture in a document is one of our tiles, which are put in byte by byte. */
export const isTile = (jpeg: Uint8Array): boolean =>
  TILE_NAMES.some((tile) => tileFile(tile).equals(jpeg));
