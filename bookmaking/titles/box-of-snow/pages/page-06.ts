import { at, line, path } from '../../../drawing/marks.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { snowball } from '../cast/carton.ts';
import { mittenOnWool, note } from '../cast/mitten.ts';
import { FLOORS } from '../set/colors.ts';
import { lettering } from '../set/lettering.ts';
import { SHAFT } from '../set/lights.ts';
import { acrossTheWell, rail } from '../set/ramp.ts';

/** Close: somebody has been waiting since six. The ball is behind the hero's back. */
export const page06: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    58,
    'head',
    [154, 142],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: -22,
      pitch: 2,
      nod: -14,
      gaze: [0, -1],
      touchR: [112, 204],
      armL: { upper: [30, 40], lower: [30, 120], hand: 'open' },
    },
    SHAFT,
  );
  const f = FLOORS[7];
  const art =
    acrossTheWell({ eye: 7.2, horizon: 120, storey: 56, from: 5, to: 9 }) +
    path('M112 -6H180L150 216H60Z', '#fff6dc', 'fill-opacity=".4"') +
    rail(f, 204, 40) +
    path('M-4 -4H104V216H-4Z', f.pale) +
    path('M104 -4H114V216H104Z', f.wall) +
    lettering('7', 44, 206, 40, f.wall, 0.22) +
    line('M104 -4V216', '#fff0d8', 0.8) +
    snowball(SHAFT, 110, 206, 9) +
    child.art +
    mittenOnWool(SHAFT, [152, -6], [152, 62], 44, -2) +
    at(152, 62, 0.72, note(SHAFT), -2);
  return {
    art,
    quiet: { box: { ...SAFE, width: 84, height: 128 }, ink: 'dark' },
    faces: [child.face],
  };
};
