import { ALEGREYA } from './display-tables/alegreya.ts';
import { COMFORTAA } from './display-tables/comfortaa.ts';
import { DELA } from './display-tables/dela.ts';
import { FIRA } from './display-tables/fira.ts';
import type { DisplayFace } from './face-names.ts';

/** The letters of each display face and their widths. */
export const DISPLAY_TABLES: Record<DisplayFace, string> = {
  dela: DELA,
  comfortaa: COMFORTAA,
  alegreya: ALEGREYA,
  fira: FIRA,
};
