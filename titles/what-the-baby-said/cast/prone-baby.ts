import { mix } from '#bookmaking/drawing/color.ts';
import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { bareSole } from './baby.ts';
import { babyHead, babySkin } from './baby-head.ts';
import { sockedSole } from './sock.ts';

/**
 * On its tummy, looking to the left: the head about (0, 0) and 100 high, the chin on its own folded
 * sleeves on the ground at 92, because somebody else's is in two hands; a bottom and two feet in the air behind it at the right.
 */
export function proneBaby(light: Light, hero: Hero): string {
  const romper = tone(light, ROMPER);
  const own = babySkin(hero.skin);
  const flesh = tone(light, own);
  return (
    oval(44, 93, 104, 9, light.shade, 'fill-opacity=".38"') +
    shin(romper, [92, 58], [116, 26], [112, -2]) +
    at(112, -18, 1, sockedSole(light), 8) +
    round(
      light,
      romper,
      'M10 34C26 22 46 26 62 30C78 6 128 6 138 46C144 72 134 92 112 94H8C-6 80 -6 50 10 34Z',
    ) +
    line('M62 31C58 44 60 56 68 66', romper.shade, 2.4) +
    shin(romper, [74, 66], [92, 36], [84, 10]) +
    at(82, -8, 1, bareSole(light, own), -10) +
    at(0, 0, 1, babyHead(light, hero.skin, LISTENS), -7) +
    arm(light, romper, flesh)
  );
}

/** It has something to say, and is not going to say it here. */
const LISTENS = {
  turn: -0.86,
  eyes: 'open',
  gaze: [-0.95, -0.16],
  mouth: 'smile',
  brow: 0.7,
} as const;

/** Cloth over something soft, lit from above. */
const round = (light: Light, romper: Tone, d: string): string =>
  clip(
    d,
    path(d, romper.shade) +
      shifted(light.direction[0] * 5, light.direction[1] * 13, path(d, romper.base)),
  );

const shin = (romper: Tone, ...spine: Point[]): string =>
  path(ribbon(spine, [23, 20, 13]), romper.base) +
  path(ribbon(spine, [23, 20, 13], 0.3, 1), romper.shade, 'fill-opacity=".55"');

/** One sleeve along the rug, over the other, and at its end a fist like a bun. */
function arm(light: Light, romper: Tone, flesh: Tone): string {
  const edge = mix(flesh.base, flesh.deep, 0.6);
  const spine: Point[] = [
    [52, 58],
    [40, 80],
    [-6, 78],
    [-28, 74],
  ];
  const widths = [24, 25, 21, 15];
  return (
    oval(-36, 70, 13, 12.4, flesh.base, `stroke="${edge}" stroke-width="1.4"`) +
    line('M-47 66q5 -2 9 1M-49 72q5 -1 9 1M-46 78q4 -2 8 0', edge, 1.4) +
    path(ribbon(spine, widths), romper.base, `stroke="${light.shade}" stroke-opacity=".3"`) +
    path(ribbon(spine, widths, 0.3, 1), romper.shade, 'fill-opacity=".5"') +
    line('M-25 63q5 9 1 19', romper.lite, 4)
  );
}
