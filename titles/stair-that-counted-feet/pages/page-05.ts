import { at } from '#bookmaking/drawing/marks.ts';
import { inPyjamas } from '#bookmaking/hero/place-hero.ts';
import { nightstand } from '#bookmaking/house/bed.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { tableLamp } from '#bookmaking/house/lamps.ts';
import { newel, onRiser, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catCushion, catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { childOnStep, headAt } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { creak } from '#titles/stair-that-counted-feet/set/creak.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const SIDE = cameraAt({
  from: [-230, 190, -150],
  to: [130, 110, 50],
  middle: [120, 124],
  focal: 262,
});

/** Mid, from the side: all thirteen stairs, somebody at either end. */
export const page05: Painting = ({ hero }) => {
  const camera = SIDE;
  const place = onStep(9, 0.5, 0.4);
  const kid = childOnStep(
    inPyjamas(hero),
    headAt(camera, place),
    camera.see(place),
    { pose: 'sit', mood: 'happy', yaw: -36, pitch: 14, nod: 8, gaze: [-0.6, 0.6] },
    HALL,
  );
  const [cx, cy] = camera.see(onStep(3, 0.5, 0.25));
  const k = camera.scale(onStep(3, 0.5, 0.25));
  const cat =
    catTail(
      [
        [cx - 10, cy - 2],
        [cx - 20, cy + 2],
        [cx - 22, cy + 12],
        [cx - 17, cy + 20],
      ],
      5,
      HALL,
    ) + at(cx, cy + 2, 0.62 * k, catCushion(HALL));
  const [lx, ly] = [190, 182];
  const art =
    wall(WALLS.hall) +
    pool(190, 90, 110, 90, LAMPLIGHT, 0.5) +
    (hero.wheelchair ? liftRail(camera, HALL) : '') +
    boards(camera, HALL, '#5b3a4a', { from: -120, to: 900, near: -160 }) +
    panels(camera, HALL, PANELS.hall, { from: -120, to: 460, across: 96, height: 22 }) +
    newel(camera, HALL, STAIR, [-8, 0, 90]) +
    staircase(camera, HALL, STAIR, { side: true, fall: 0.5, onTop: { 3: cat } }) +
    stairFace(camera, HALL, 'tired', -0.4) +
    creak(camera.see(onRiser(3, 0.95, 0.6)), 0.4, '#ffdca0', 215, 90) +
    kid.art +
    at(lx, ly, 0.9, nightstand(HALL, '#7a5262')) +
    at(lx, ly - 31, 0.9, tableLamp(HALL, true));
  return {
    art,
    quiet: { box: { ...SAFE, width: 118, height: 74 }, ink: 'light' },
    faces: [kid.face],
  };
};
