import { at, box } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { boot, curtain } from '../../../scenes/house/hall-things.ts';
import { newel, onStep, staircase } from '../../../scenes/house/staircase.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { catTail } from '../cast/cat.ts';
import { child, inPyjamas, outOfChair } from '../cast/child.ts';
import { liftRail } from '../cast/stairlift.ts';
import { LAMPLIGHT, STAIR, WALLS } from '../set/colors.ts';
import { HALL } from '../set/lights.ts';
import { pool, wall } from '../set/night.ts';
import { stairFace } from '../set/stair-face.ts';

const LOW = cameraAt({ from: [-130, 120, -190], to: [60, 50, 60], middle: [130, 160], focal: 300 });

/** Mid: a sentry is posted, with great seriousness. */
export const page08: Painting = ({ hero, things }) => {
  const [ox, oy] = LOW.see(onStep(2, 0.4, 0.55));
  const kid = child(
    outOfChair(inPyjamas(hero)),
    42,
    'ground',
    [74, 206],
    { pose: 'stand', mood: 'brave', yaw: 42, pitch: 8, gaze: [0.7, 0.3], touchL: [ox - 6, oy - 6] },
    HALL,
  );
  const [cx, cy] = LOW.see(onStep(3, 0.05, 0.4));
  const art =
    wall(WALLS.late) +
    pool(216, 60, 110, 120, LAMPLIGHT, 0.5) +
    at(8, 84, 1, curtain(HALL, '#6a3f66', 44, 112)) +
    box(
      0,
      192,
      SHEET,
      24,
      linear([
        [0, '#3a2a4c'],
        [1, '#241a38'],
      ]),
    ) +
    at(16, 206, 0.6, boot(HALL, '#5c8a5a')) +
    at(34, 208, 0.6, boot(HALL, '#c98a3c', 34)) +
    (hero.wheelchair ? liftRail(LOW, HALL) : '') +
    staircase(LOW, HALL, STAIR, { side: true, to: 9, fall: 0.3 }) +
    stairFace(LOW, HALL, 'tired', 0.6) +
    newel(LOW, HALL, STAIR, [-10, 0, 92]) +
    catTail(
      [
        [cx + 8, cy - 2],
        [cx - 2, cy],
        [cx - 6, cy + 8],
        [cx - 2, cy + 14],
      ],
      5,
      HALL,
    ) +
    at(ox, oy - 6, 0.22, thing(things[0], HALL)) +
    kid.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 64 }, ink: 'light' },
    faces: [kid.face],
  };
};
