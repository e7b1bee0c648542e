import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { laundryFromAbove } from '#titles/box-of-snow/cast/laundry.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { SNOW } from '#titles/box-of-snow/set/colors.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';
import {
  clothsOn,
  depths,
  hoopsOn,
  landing,
  onRamp,
  piesOn,
  rings,
  type Well,
} from '#titles/box-of-snow/set/rings.ts';

const WELL: Well = {
  middle: [126, 158],
  top: [110, 154],
  hall: 17,
  growth: 1.245,
  floors: 9,
  opening: 98,
  hand: 1,
};

/** Wide, from above: around and around and out. */
export const page07: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 124, 40),
    'head',
    [46, 104],
    {
      pose: 'stand',
      mood: 'surprised',
      face: { mouth: SHOUT },
      yaw: 34,
      pitch: 58,
      nod: -44,
      tilt: -8,
      gaze: [0.8, 0.9],
      touchL: [82, 112],
      armL: { upper: [60, 30], lower: [70, 20], hand: 'open' },
      armR: { upper: [0, 84], lower: [10, 120], hand: 'hold' },
      body: { roll: -8 },
    },
    LOW_SUN,
  );
  // Closer, without the words, the one for keeps was cut off with its hand.
  const kept: Box = { x: child.handR[0] - 6, y: child.handR[1] - 6, width: 12, height: 12 };
  const dish = onRamp(WELL, 4.9, 0.45);
  const basket = onRamp(WELL, 7.6, 0.42);
  const art =
    rings(WELL) +
    stream() +
    piesOn(WELL, 2.1, 2.9) +
    clothsOn(WELL, 3.6, 4.8) +
    hoopsOn(WELL, 5.05, 6.3) +
    depths(WELL) +
    landing(WELL) +
    at(basket[0], basket[1], 0.19, laundryFromAbove(LOW_SUN)) +
    pieDish(dish[0], dish[1]) +
    splash() +
    oval(child.origin[0], child.origin[1] + 1, 18, 10, '#3a2468', 'fill-opacity=".35"') +
    child.art +
    emptied() +
    child.hand(1) +
    snowball(LOW_SUN, child.handR[0], child.handR[1] + 1, 6) +
    child.hand(-1) +
    mittenOnWool(LOW_SUN, [158, 50], [154, 74], 22, 3);
  return {
    art,
    quiet: { box: { ...SAFE, y: 12, height: 38 }, ink: 'light', largest: { explorer: 18 } },
    faces: [child.face, kept],
  };
};

/** A thin gray stream: widest where the box broke, and out at the front door. */
function stream(): string {
  let art = '';
  for (let turn = 8; turn >= 1; turn--) {
    const way: Point[] = [];
    for (let i = 0; i <= 9; i++) {
      const height = Math.min(8.7, turn + 1 - i / 9);
      way.push(onRamp(WELL, height, 0.44 + 0.05 * Math.sin(height * 9)));
    }
    const d = smooth(way, false);
    const wide = 0.8 + turn * 0.62;
    art += line(d, '#7f9cbb', wide) + line(d, '#cfe0ee', wide * 0.4);
  }
  return art;
}

/** The box in mid-air, its bottom hanging open, and all that was in it on the way out. */
const emptied = (): string =>
  path('M84 118C80 128 74 140 66 148C84 156 106 150 114 138C108 132 106 124 107 114Z', SNOW.mid) +
  path('M88 118C86 130 80 142 76 148C88 150 100 146 106 138C102 130 101 122 101 114Z', SNOW.lit) +
  at(
    95,
    114,
    0.4,
    path('M-49 0L-62 30L-22 34L-10 0ZM49 0L66 26L26 36L12 0Z', '#a8763c') + carton(LOW_SUN, 0, 0),
    -16,
  );

/** Where it lands, and where it goes on from there. */
const splash = (): string =>
  path(
    'M52 150C58 138 72 144 80 138C94 134 112 138 118 148C128 154 114 168 102 164C92 174 72 170 64 166C54 168 46 158 52 150Z',
    SNOW.mid,
  ) +
  path(
    'M62 151C70 145 82 148 90 144C102 144 108 151 100 156C90 162 74 161 64 158C59 156 59 153 62 151Z',
    SNOW.lit,
  ) +
  line('M48 142l-6 -4M58 134l-3 -7M122 142l6 -5M126 156l8 1M44 158l-7 2', SNOW.lit, 2);

/** A pie dish that has put to sea. */
const pieDish = (x: number, y: number): string =>
  oval(x, y + 1.2, 7.6, 4.2, '#7f9cbb') +
  oval(x, y, 7, 4.6, '#b86a4a') +
  oval(x, y - 0.5, 5.4, 3.3, '#8a4a32') +
  line(`M${num(x)} ${num(y - 1)}v-9`, '#8d93a8', 0.9) +
  path(`M${num(x)} ${num(y - 10)}l6 2.6l-6 2.4Z`, '#f2c65a');
