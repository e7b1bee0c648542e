import { box, path } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { onStep, staircase } from '../../../scenes/house/staircase.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { child, inPyjamas } from '../cast/child.ts';
import { LAMPLIGHT, STAIR, WALLS } from '../set/colors.ts';
import { creak } from '../set/creak.ts';
import { HALL } from '../set/lights.ts';
import { pool, wall } from '../set/night.ts';

const DOWN = cameraAt({ from: [420, 400, 30], to: [100, 60, 60], middle: [66, 128], focal: 200 });

/** Close, the loudest page: a face at the doorpost, and the stairs falling away. */
export const page03: Painting = ({ hero }) => {
  const kid = child(
    inPyjamas(hero),
    78,
    'head',
    [148, 146],
    { pose: 'stand', mood: 'surprised', yaw: -34, pitch: 8, gaze: [-0.9, 0.5], turn: -4 },
    HALL,
  );
  const art =
    wall(WALLS.hall) +
    pool(60, 200, 100, 70, LAMPLIGHT, 0.55) +
    staircase(DOWN, HALL, STAIR, { fromAbove: true, side: true }) +
    creak(DOWN.see(onStep(3, 0.5, 0.5)), 1, '#ffdca0') +
    kid.art +
    box(
      190,
      60,
      40,
      160,
      linear(
        [
          [0, '#4a3258'],
          [0.3, '#6a4868'],
          [1, '#3b284c'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path(`M190 60H196V${SHEET}H190Z`, '#8d6480', 'fill-opacity=".7"');
  return {
    art,
    quiet: { box: { ...SAFE, height: 66 }, ink: 'light' },
    faces: [kid.face],
  };
};
