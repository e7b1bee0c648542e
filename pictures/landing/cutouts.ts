import { hash } from '#bookmaking/drawing/chance.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { surfaceOf } from '#bookmaking/surface/surface-of.ts';
import { CUT_OUT, unitsPerMm } from '#pictures/medium.ts';
import { stages, threeChildren } from './children.ts';
import type { Cutout } from './cutout.ts';
import { theCast } from './the-cast.ts';

/** Every drawing without a background. */
export const cutouts: readonly Cutout[] = [theCast, threeChildren, ...stages];

/** A whole SVG document of one of them: always the same bytes. */
export const drawCutout = ({ name, width, height, paint }: Cutout): string =>
  sheet(`k${hash(name).toString(36)}`, [0, 0, width, height], paint, {
    finish: (art, on) =>
      surfaceOf(art, on, CUT_OUT, {
        width,
        height,
        unitsPerMm: unitsPerMm(Math.max(width, height)),
      }),
  });
