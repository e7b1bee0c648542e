import { at, oval } from '../../../drawing/marks.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { staircase } from '../../../scenes/house/staircase.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { catOnBack } from '../cast/cat.ts';
import { child, inPyjamas, outOfChair } from '../cast/child.ts';
import { MOONLIGHT, STAIR, WALLS } from '../set/colors.ts';
import { MOON } from '../set/lights.ts';
import { pool, wall } from '../set/night.ts';
import { stairFace } from '../set/stair-face.ts';

const CLOSE = cameraAt({ from: [-60, 95, 46], to: [70, 62, 46], middle: [108, 150], focal: 230 });

/** Close: the third stair has ears, and four feet in the air. */
export const page10: Painting = ({ hero }) => {
  const kid = child(
    outOfChair(inPyjamas(hero)),
    60,
    'head',
    [150, 108],
    {
      pose: 'sit',
      mood: 'joy',
      yaw: -22,
      pitch: 10,
      nod: 12,
      gaze: [-0.4, 0.9],
      touchR: [112, 166],
      seatHeight: 60,
    },
    MOON,
  );
  const art =
    wall(WALLS.night) +
    pool(150, 100, 100, 90, MOONLIGHT, 0.4) +
    staircase(CLOSE, MOON, STAIR, { from: 2, to: 8 }) +
    stairFace(CLOSE, MOON, 'awake', 0) +
    kid.art +
    oval(96, 178, 70, 6, MOON.shade, 'fill-opacity=".5"') +
    at(92, 178, 0.8, catOnBack(MOON));
  return {
    art,
    quiet: { box: { ...SAFE, width: 92, height: 92 }, ink: 'light' },
    faces: [kid.face],
  };
};
