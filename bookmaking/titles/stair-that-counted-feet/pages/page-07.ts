import { at, box } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { bathTub, clawFoot, taps } from '../../../scenes/house/bath.ts';
import { nightWindow } from '../../../scenes/house/window.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { child, inPyjamas } from '../cast/child.ts';
import { LAMPLIGHT, WALLS } from '../set/colors.ts';
import { HALL } from '../set/lights.ts';
import { pool, wall } from '../set/night.ts';

/** Close and low: an iron bath, one foot a little ahead of the others. */
export const page07: Painting = ({ hero }) => {
  const kid = child(
    inPyjamas(hero),
    30,
    'head',
    [186, 116],
    { pose: 'stand', mood: 'wonder', yaw: -30, pitch: 6, gaze: [-0.8, 0.5] },
    HALL,
  );
  const art =
    wall(WALLS.late) +
    pool(200, 130, 60, 80, LAMPLIGHT, 0.6) +
    nightWindow(
      { x: 20, y: 76, width: 30, height: 40 },
      { high: '#1d1d50', low: '#3b3b80', moon: [0.6, 0.3] },
      '#7a6a98',
    ) +
    kid.art +
    box(
      0,
      176,
      SHEET,
      40,
      linear([
        [0, '#3a2c54'],
        [1, '#221a3c'],
      ]),
    ) +
    at(34, 192, 1.2, clawFoot(HALL, '#4a4356')) +
    at(150, 192, 1.2, clawFoot(HALL, '#4a4356'), 0, -1.2) +
    at(96, 216, 1, bathTub(HALL, '#e2dcec')) +
    at(170, 124, 1, taps(HALL)) +
    at(24, 208, 1.6, clawFoot(HALL, '#5a5268')) +
    at(158, 206, 1.6, clawFoot(HALL, '#5a5268'), 0, -1.6);
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'light' },
    faces: [kid.face],
  };
};
