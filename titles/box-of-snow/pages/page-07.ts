import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
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
    headToStand(hero, 82, 27),
    'head',
    [40, 100],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 22,
      pitch: 72,
      nod: -46,
      gaze: [0.8, 0.9],
      armL: { upper: [20, 60], lower: [20, 120], hand: 'open' },
    },
    LOW_SUN,
  );
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
    at(
      80,
      92,
      0.32,
      path('M-49 0L-66 20L-18 22L-10 0ZM49 0L68 16L24 24L12 0Z', '#a8763c') + carton(LOW_SUN, 0, 0),
      -24,
    ) +
    oval(child.origin[0], child.origin[1] + 1, 12, 8, '#3a2468', 'fill-opacity=".35"') +
    child.art +
    snowball(LOW_SUN, child.handR[0], child.handR[1] + 1, 4.6) +
    mittenOnWool(LOW_SUN, [172, 50], [168, 76], 22, 3);
  return {
    art,
    quiet: { box: { ...SAFE, y: 12, height: 38 }, ink: 'light', largest: { explorer: 15 } },
    faces: [child.face],
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

/** Where the bottom fell out. */
const splash = (): string =>
  path(
    'M46 96C52 86 62 92 68 86C78 82 90 84 94 92C102 96 92 106 84 104C76 112 62 108 56 106C48 108 42 102 46 96Z',
    SNOW.mid,
  ) +
  path(
    'M54 96C60 90 70 94 76 90C84 90 88 96 82 99C74 104 62 103 56 102C52 101 52 98 54 96Z',
    SNOW.lit,
  ) +
  line('M40 90l-5 -4M50 84l-2 -6M96 84l4 -5M102 98l6 0', SNOW.lit, 1.6);

/** A pie dish that has put to sea. */
const pieDish = (x: number, y: number): string =>
  oval(x, y + 1.2, 7.6, 4.2, '#7f9cbb') +
  oval(x, y, 7, 4.6, '#b86a4a') +
  oval(x, y - 0.5, 5.4, 3.3, '#8a4a32') +
  line(`M${num(x)} ${num(y - 1)}v-9`, '#8d93a8', 0.9) +
  path(`M${num(x)} ${num(y - 10)}l6 2.6l-6 2.4Z`, '#f2c65a');
