import { mix } from '#bookmaking/drawing/color.ts';
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { mittenOnWool, note } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { SHAFT } from '#titles/box-of-snow/set/lights.ts';
import { acrossTheWell, farSide, rail } from '#titles/box-of-snow/set/ramp.ts';

const VIEW = { eye: 7.2, horizon: 120, storey: 56, from: 5, to: 9 };

/** Close: somebody has been waiting since six. The ball is behind the hero's back. */
export const page06: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    58,
    'head',
    [158, 142],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: -22,
      pitch: 2,
      nod: -14,
      gaze: [0, -1],
      armR: { upper: [-42, 50], lower: [-69, 45], hand: 'hold' },
      armL: { upper: [10, 46], lower: [40, 128], hand: 'open' },
    },
    SHAFT,
  );
  const f = FLOORS[7];
  const art =
    acrossTheWell(VIEW) +
    at(204, farSide(VIEW, 7, 204), 0.14, laundry(SHAFT, 0.7)) +
    path('M112 -6H180L150 216H60Z', '#fff6dc', 'fill-opacity=".4"') +
    rail(f, 204, 40) +
    path('M-4 -4H112V216H-4Z', f.pale) +
    path('M112 -4H120V216H112Z', f.wall) +
    panels() +
    lettering('7', 92, 134, 22, f.wall, 0.22) +
    line('M112 -4V216', '#fff0d8', 0.8) +
    path('M-4 196H112V216H-4Z', f.wall) +
    line('M-4 196H112', f.deep, 1.6, 'stroke-opacity=".5"') +
    oval(46, 204.6, 32, 3.6, FLOORS[7].deep, 'fill-opacity=".35"') +
    at(44, 204, 0.56, carton(SHAFT, 0.06, 0)) +
    snowball(SHAFT, child.handR[0] - 8, child.handR[1] + 1, 10.5) +
    child.art +
    mittenOnWool(SHAFT, [156, -6], [156, 62], 44, -2) +
    at(156, 62, 0.72, note(SHAFT), -2);
  return {
    art,
    quiet: { box: { ...SAFE, width: 97, height: 118 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face],
  };
};

/** The lower part of the wall, in panels, so that it stands on the ramp. */
const panels = (): string =>
  path('M-4 142H112V197H-4Z', mix(FLOORS[7].pale, FLOORS[7].wall, 0.45)) +
  line('M-4 142H112', FLOORS[7].wall, 3) +
  line(
    `${roundedBox(4, 150, 30, 40, 1)}${roundedBox(40, 150, 30, 40, 1)}${roundedBox(76, 150, 30, 40, 1)}`,
    FLOORS[7].wall,
    1.2,
  );
