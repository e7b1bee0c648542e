import { readFileSync } from 'node:fs';
import { TILE_NAMES, type TileName, withTiles } from './tiles.ts';

const dataUri = (tile: TileName): string =>
  `data:image/jpeg;base64,${readFileSync(new URL(`tiles/${tile}.jpg`, import.meta.url)).toString('base64')}`;

/** 120 KB in all, read once: a book names the same tile hundreds of times. */
const files = new Map(TILE_NAMES.map((tile) => [tile, dataUri(tile)]));

/** The drawing with its tiles inside: what a renderer needs that has no address to fetch from. */
export const withTileFiles = (svg: string): string =>
  withTiles(svg, (tile) => files.get(tile) as string);
