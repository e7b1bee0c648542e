import { at } from '../../../drawing/marks.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { onStep, staircase } from '../../../scenes/house/staircase.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Cover, Painting } from '../../title.ts';
import { catCushion, catTail } from '../cast/cat.ts';
import { childOnStep, headAt, inPyjamas } from '../cast/child.ts';
import { liftRail } from '../cast/stairlift.ts';
import { LAMPLIGHT, STAIR, WALLS } from '../set/colors.ts';
import { HALL } from '../set/lights.ts';
import { pool, wall } from '../set/night.ts';
import { stairFace } from '../set/stair-face.ts';

const FOOT = cameraAt({
  from: [-190, 120, 46],
  to: [150, 120, 46],
  middle: [108, 150],
  focal: 330,
});

/** The stairs from below at night, and who is up. */
const paint: Painting = ({ hero }) => {
  const seat = onStep(9, 0.5, 0.5);
  const kid = childOnStep(
    inPyjamas(hero),
    headAt(FOOT, seat) * 1.1,
    FOOT.see(seat),
    { pose: 'sit', mood: 'happy', yaw: 0, pitch: 4, nod: 6, gaze: [0, 0.8] },
    HALL,
  );
  const [cx, cy] = FOOT.see(onStep(3, 0.5, 0.75));
  const art =
    wall(WALLS.hall) +
    pool(108, 110, 90, 80, LAMPLIGHT, 0.8) +
    (hero.wheelchair ? liftRail(FOOT, HALL) : '') +
    staircase(FOOT, HALL, STAIR, { fall: 0.2 }) +
    stairFace(FOOT, HALL, 'awake', 0) +
    kid.art +
    catTail(
      [
        [cx - 10, cy],
        [cx - 14, cy + 12],
        [cx - 8, cy + 20],
      ],
      7,
      HALL,
    ) +
    at(cx, cy + 2, 0.5, catCushion(HALL));
  return {
    art,
    quiet: { box: { ...SAFE, y: 15, height: 52 }, ink: 'light', align: 'center', anchor: 'middle' },
    faces: [kid.face],
  };
};

export const cover: Cover = {
  slug: 'stair-that-counted-feet',
  title: '{name} and the Stair That Counted Feet',
  paint,
};
