import { at, box, path } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { snowball } from '../cast/carton.ts';
import { mitten } from '../cast/mitten.ts';
import { ownHand, ownLap } from '../cast/own-hands.ts';
import { FLOORS } from '../set/colors.ts';
import { LOW_SUN } from '../set/lights.ts';

/** Close, with the hero's own eyes: in one hand the ball, in the other the mitten. They are the same size. */
export const page08: Painting = ({ hero }) => {
  const f = FLOORS[8];
  const art =
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, f.pale],
        [0.5, '#e6bcd2'],
        [1, f.wall],
      ]),
    ) +
    path('M-4 60L220 20V44L-4 88ZM-4 104L220 66V92L-4 136Z', '#ffe2a6', 'fill-opacity=".4"') +
    ownLap(hero, LOW_SUN) +
    ownHand(hero, LOW_SUN, -1, snowball(LOW_SUN, 0, -20, 23)) +
    ownHand(hero, LOW_SUN, 1, at(0, -48, 0.95, mitten(LOW_SUN), 4));
  return { art, quiet: { box: { ...SAFE, height: 50 }, ink: 'dark' }, faces: [] };
};
