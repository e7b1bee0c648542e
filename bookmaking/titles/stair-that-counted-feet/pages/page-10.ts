import { at, oval } from '../../../drawing/marks.ts';
import { headToSit } from '../../../hero/head-size.ts';
import { inPyjamas } from '../../../hero/place-hero.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { staircase } from '../../../scenes/house/staircase.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { catOnBack } from '../cast/cat.ts';
import { childOnStep } from '../cast/child-on-step.ts';
import { liftRail } from '../cast/stairlift.ts';
import { MOONLIGHT, STAIR_AT_NIGHT, WALLS } from '../set/colors.ts';
import { MOON } from '../set/lights.ts';
import { pool, wall } from '../set/night.ts';
import { stairFace } from '../set/stair-face.ts';

const CLOSE = cameraAt({
  from: [-66, 84, 40],
  to: [100, 66, 46],
  middle: [108, 146],
  focal: 200,
});

/** Close: the third stair has ears, and four feet in the air. */
export const page10: Painting = ({ hero }) => {
  const kid = childOnStep(
    inPyjamas(hero),
    headToSit(hero, 88, 50),
    [158, 164],
    {
      pose: 'sit',
      mood: 'happy',
      yaw: -20,
      pitch: 8,
      nod: 10,
      gaze: [-0.5, 0.9],
      touchR: [108, 160],
    },
    MOON,
  );
  const art =
    wall(WALLS.night) +
    pool(150, 110, 100, 90, MOONLIGHT, 0.4) +
    staircase(CLOSE, MOON, STAIR_AT_NIGHT, { from: 2, to: 6 }) +
    (hero.wheelchair ? liftRail(CLOSE, MOON, 2, 4) : '') +
    stairFace(CLOSE, MOON, 'awake', 0) +
    oval(84, 184, 56, 5, MOON.shade, 'fill-opacity=".5"') +
    at(78, 184, 0.66, catOnBack(MOON)) +
    kid.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'light' },
    faces: [kid.face],
  };
};
