import { at, box, oval } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { bodyAt } from '../../../hero/body.ts';
import { nightLight } from '../../../scenes/house/lamps.ts';
import { SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { child, inPyjamas } from '../cast/child.ts';
import { LAMPLIGHT, WALLS } from '../set/colors.ts';
import { EVENING } from '../set/lights.ts';
import { pool, wall } from '../set/night.ts';

/** The landing: a name on the wall, and the child it belongs to, still up. */
export const belongs: Painting = ({ hero }) => {
  const kid = child(
    inPyjamas(hero),
    Math.min(31, 87 / bodyAt(hero.years).heads),
    'ground',
    [66, 196],
    { pose: 'wave', mood: 'happy', yaw: 12, gaze: [0.5, -0.2], pitch: 6 },
    EVENING,
  );
  const art =
    wall(WALLS.evening) +
    pool(150, 150, 110, 90, LAMPLIGHT, 0.7) +
    box(
      0,
      180,
      SHEET,
      36,
      linear([
        [0, '#7a4a52'],
        [1, '#4d2c48'],
      ]),
    ) +
    at(168, 184, 1, nightLight(true)) +
    box(26, 24, 164, 84, '#8a5f3a', 2) +
    box(32, 30, 152, 72, '#fff3dc', 1) +
    oval(66, 198, 30, 4, EVENING.shade, 'fill-opacity=".3"') +
    kid.shadow +
    kid.art;
  return {
    art,
    quiet: {
      box: { x: 40, y: 36, width: 136, height: 60 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: [kid.face],
  };
};
