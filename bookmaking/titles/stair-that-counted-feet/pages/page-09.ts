import { at, oval } from '../../../drawing/marks.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { onStep, staircase } from '../../../scenes/house/staircase.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { catCushion } from '../cast/cat.ts';
import { childOnStep, headAt, inPyjamas } from '../cast/child.ts';
import { liftRail } from '../cast/stairlift.ts';
import { MOONLIGHT, STAIR, WALLS } from '../set/colors.ts';
import { MOON } from '../set/lights.ts';
import { pool, wall } from '../set/night.ts';

const FAR = cameraAt({ from: [-150, 210, -260], to: [90, 80, 46], middle: [96, 142], focal: 210 });

/** Wide, nearly wordless: listening, and a round shape that goes up, and down. */
export const page09: Painting = ({ hero, things }) => {
  const seat = onStep(4, 0.5, 0.7);
  const kid = childOnStep(
    inPyjamas(hero),
    headAt(FAR, seat),
    FAR.see(seat),
    { pose: 'sit', mood: 'wonder', yaw: -30, pitch: 12, nod: 10, gaze: [-0.5, 0.8] },
    MOON,
  );
  const [cx, cy] = FAR.see(onStep(3, 0.5, 0.25));
  const [ox, oy] = FAR.see(onStep(2, 0.4, 0.5));
  const art =
    wall(WALLS.night) +
    pool(110, 110, 110, 90, MOONLIGHT, 0.3) +
    (hero.wheelchair ? liftRail(FAR, MOON) : '') +
    staircase(FAR, MOON, STAIR, { side: true, fall: 0.2 }) +
    at(ox, oy - 3, 0.1, thing(things[0], MOON)) +
    kid.art +
    oval(cx, cy, 14, 3, MOON.shade, 'fill-opacity=".5"') +
    at(cx, cy, 0.28, catCushion(MOON, 1));
  return {
    art,
    quiet: { box: { ...SAFE, width: 100, height: 40 }, ink: 'light' },
    faces: [kid.face],
  };
};
