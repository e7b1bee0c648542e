import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { snowball } from '#titles/box-of-snow/cast/carton.ts';
import { grownArm } from '#titles/box-of-snow/cast/limb.ts';
import {
  BOW,
  bowOfTen,
  COAT,
  collarBehind,
  collarOfTen,
  DRESS,
  gownOfNine,
  howlOfTen,
  profileOfNine,
  SKIN,
} from '#titles/box-of-snow/cast/siblings.ts';
import { SNOW } from '#titles/box-of-snow/set/colors.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';

/** Where Ten stands, and how large he is. */
const TEN = { x: 152, y: 206, k: 1.02 } as const;
const of = ([x, y]: Point): Point => [TEN.x + x * TEN.k, TEN.y + y * TEN.k];

/** Close, tall and narrow: eighty-three years go in at the collar. */
export const page11: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    rolls ? headToStand(hero, 124, 34) : headToStand(hero, 104, 36),
    'ground',
    [rolls ? 50 : 54, 205],
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: SHOUT },
      yaw: 34,
      pitch: 3,
      nod: -14,
      tilt: -8,
      gaze: [0.9, -0.8],
      armL: { upper: [30, 116], lower: [10, 146], hand: 'open' },
      armR: { upper: [20, 118], lower: [4, 148], hand: 'open' },
      body: { roll: -6, lean: -6, shrug: 8 },
    },
    LOW_SUN,
  );
  const [hx, hy] = of(BOW.head);
  const [nx, ny] = of(BOW.nape);
  const nearArm = [of([-3, -108]), [134, 128], [116, 142]] as const;
  const art =
    lastSun() +
    doorOfTen() +
    at(nx + 3, ny + 1, 1.1, collarBehind(LOW_SUN)) +
    at(TEN.x, TEN.y, TEN.k, bowOfTen(LOW_SUN)) +
    // Both his arms are thrown out before him: there is nothing there to hold.
    armOut([of([-12, -113]), [127, 110], [114, 99]], -1) +
    line(`M${nearArm.map((p) => p.join(' ')).join('L')}`, '#17403f', 15, 'stroke-opacity=".35"') +
    armOut(nearArm, -1) +
    at(hx - 4, hy - 10, 0.42, neckOfTen() + howlOfTen(LOW_SUN), BOW.tilt) +
    at(
      197,
      207,
      0.55,
      gownOfNine(LOW_SUN, 130, -10) + at(-16, -170, 0.86, profileOfNine(LOW_SUN), 14),
      -4,
    ) +
    grownArm(LOW_SUN, {
      way: [
        [191, 140],
        [206, 92],
        [nx + 23, ny - 15],
      ],
      width: 6.2,
      sleeve: DRESS,
      skin: SKIN,
      grip: 'fist',
      rolled: 0.62,
    }) +
    snowball(LOW_SUN, nx + 14, ny - 15, 4.4) +
    at(nx + 3, ny + 1, 1.1, collarOfTen(LOW_SUN)) +
    bits(nx, ny) +
    yow(hx - 8, hy - 11) +
    child.shadow +
    child.art +
    at(104, 197, 0.34, thing(things[0], LOW_SUN), 18);
  return {
    art,
    quiet: { box: { ...SAFE, width: 115, height: 74 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face],
  };
};

const armOut = (way: readonly [Point, Point, Point], thumb: 1 | -1): string =>
  grownArm(LOW_SUN, {
    way,
    width: 6.6,
    sleeve: COAT,
    skin: SKIN,
    grip: 'open',
    thumb,
    rolled: 0.86,
  });

/** Under the chin that is up in the air. */
const neckOfTen = (): string =>
  path('M-10 36C-12 60 -14 76 -16 92H24C20 70 26 40 30 20Z', '#8d5a44');

/** What missed. */
const bits = (x: number, y: number): string =>
  path(
    `M${x + 30} ${y - 6}h.1M${x + 27} ${y + 4}h.1M${x + 36} ${y + 2}h.1M${x + 34} ${y - 14}h.1M${x + 24} ${y + 12}h.1M${x + 40} ${y - 8}h.1`,
    'none',
    `stroke="${SNOW.lit}" stroke-width="2.6" stroke-linecap="round"`,
  );

/** What it sounds like. */
const yow = (x: number, y: number): string =>
  line(
    `M${x - 28} ${y + 2}l-8 -1M${x - 27} ${y - 9}l-8 -5M${x - 22} ${y - 19}l-6 -8M${x - 12} ${y - 26}l-2 -9`,
    '#d98a3c',
    1.8,
  );

/** The wall of the landing with the last sun straight on it. */
const lastSun = (): string =>
  box(
    0,
    0,
    SHEET,
    SHEET,
    linear([
      [0, '#ffecc4'],
      [0.55, '#ffd79c'],
      [1, '#f4a763'],
    ]),
  ) +
  glow(30, 150, 110, 80, '#fff3c8', 0.7) +
  box(0, 198, SHEET, 20, '#c9773f') +
  path('M0 198H134L156 218H0Z', '#f2b06a', 'fill-opacity=".8"') +
  box(0, 196.6, SHEET, 2.4, '#a85f3a');

/** Ten's door stands open; it is blue in there, with one lamp. */
const doorOfTen = (): string =>
  box(131, -4, 85, 203, '#8a5a52') +
  box(134, -4, 82, 203, '#b5795a') +
  box(
    139,
    -4,
    77,
    203,
    linear([
      [0, '#26376f'],
      [0.6, '#34488c'],
      [1, '#3d4f95'],
    ]),
  ) +
  glow(200, 70, 50, 64, '#ffcf86', 0.38) +
  path('M139 198L139 130L216 76V198Z', '#ffcf8a', 'fill-opacity=".13"') +
  box(139, 190, 77, 10, '#4a3a58') +
  path('M139 190L216 190V200H139Z', '#d98a4a', 'fill-opacity=".45"') +
  lettering('10', 136.6, 40, 4.4, '#ffe2a8', 0.22);
