import { readFileSync } from 'node:fs';
import type { TileName } from './tiles.ts';

/** A tile's own bytes: a JPEG. */
export const tileFile = (tile: TileName): Buffer =>
  readFileSync(new URL(`./tiles/${tile}.jpg`, import.meta.url));
