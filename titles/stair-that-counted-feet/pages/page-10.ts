import { at, oval } from '#bookmaking/drawing/marks.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { inPyjamas } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { staircase } from '#bookmaking/house/staircase.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catOnBack } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { MOONLIGHT, STAIR_AT_NIGHT, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';
import { SOUNDS } from '#titles/stair-that-counted-feet/sounds.ts';

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
    kid.art +
    lettered(SOUNDS.Prrr, [40, 124], { height: 9, turn: -4, ink: '#c8b6e8' });
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'light' },
    faces: [kid.face],
  };
};
