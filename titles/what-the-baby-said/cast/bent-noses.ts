import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { GOWN, SHORTS, type TallOne, TWEED } from './tall-ones.ts';

/** From the brow to the chin, looking to the right; the tip of the nose at about (13, 4). */
const PROFILE =
  'M-44 -34C-30 -42 -8 -32 -4 -20C0 -10 16 -3 13 4C11 9 3 8 1 9C4 12 4 15 0 17C4 19 3 24 -2 25C3 30 1 40 -10 42C-28 46 -46 40 -52 26C-58 6 -56 -20 -44 -34Z';

interface Bent {
  readonly who: TallOne;
  readonly head: Point;
  readonly degrees: number;
  /** From below the page up and over, like a streetlamp: the middle of the back. */
  readonly back: string;
  readonly width: number;
  readonly coat: Hex;
  readonly worn: (light: Light) => string;
}

/** Everybody who bends at once, from the left: three backs over the fold, and in the picture noses and chins. In mm. */
export const bentNoses = (light: Light): string => BENT.map((bent) => drawn(light, bent)).join('');

const scarf = (light: Light): string =>
  path(
    'M-8 -36C-30 -56 -64 -40 -66 -4C-66 28 -54 48 -30 52C-16 54 -8 50 -8 44C-26 42 -34 26 -34 4C-34 -16 -24 -28 -8 -36Z',
    tone(light, '#f3b8a0').base,
  );
const waves = (light: Light): string =>
  path(
    'M-6 -30C-26 -56 -64 -44 -66 -8C-68 20 -58 34 -46 36C-36 30 -32 4 -24 -8C-18 -18 -10 -22 -6 -30Z',
    tone(light, '#eae6ec').base,
  ) +
  oval(-11, -9, 9, 9, '#fffaf0', 'fill-opacity=".5"') +
  oval(-11, -9, 9, 9, 'none', `stroke="${tone(light, '#c2922f').base}" stroke-width="2"`);
const flatTop = (light: Light): string =>
  path(
    'M-8 -30L-10 -46H-54C-64 -30 -62 -4 -50 8C-42 -2 -36 -18 -26 -20Z',
    tone(light, '#2b2228').base,
  );

const BENT: readonly Bent[] = [
  {
    who: GOWN,
    head: [26, 15],
    degrees: 38,
    back: 'M-44 240V86C-44 34 -36 4 -14 2',
    width: 32,
    coat: GOWN.cloth,
    worn: scarf,
  },
  {
    who: TWEED,
    head: [25, 53],
    degrees: 30,
    back: 'M-28 240V118C-28 78 -28 46 -18 44',
    width: 28,
    coat: TWEED.sleeve,
    worn: waves,
  },
  {
    who: SHORTS,
    head: [22, 91],
    degrees: 24,
    back: 'M-12 240V136C-12 112 -18 98 -18 92',
    width: 26,
    coat: SHORTS.sleeve,
    worn: flatTop,
  },
];

function drawn(
  light: Light,
  { who, head: [x, y], degrees, back, width, coat, worn }: Bent,
): string {
  const t = tone(light, who.skin);
  const cloth = tone(light, coat);
  return (
    line(back, cloth.shade, width) +
    at(3, -2, 1, line(back, cloth.base, width - 8)) +
    at(
      x,
      y,
      0.72,
      path(PROFILE, t.base, 'stroke="#3b2a3e" stroke-width="1.8" stroke-linejoin="round"') +
        oval(-9, 8, 8, 6, '#ee5d44', 'fill-opacity=".3"') +
        line('M5 7q-3 1 -4 -1', t.deep, 1.4) +
        worn(light),
      degrees,
    )
  );
}
