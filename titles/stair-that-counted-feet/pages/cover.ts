import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { type HeroWish, inPyjamas } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { nightLight } from '#bookmaking/house/lamps.ts';
import { banister, newel, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { catCushion, catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { LAMPLIT } from '#titles/stair-that-counted-feet/cast/children.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LETTERING } from '#titles/stair-that-counted-feet/lettering.ts';
import { MEDIUM } from '#titles/stair-that-counted-feet/medium.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL, MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const FOOT = cameraAt({ from: [-118, 62, 40], to: [100, 62, 44], middle: [108, 171], focal: 196 });

/** Both hands round a lamp. */
const LIT = {
  armL: { upper: [16, 20], lower: [60, -20], hand: 'hold' },
  armR: { upper: [16, 20], lower: [60, -20], hand: 'hold' },
} as const;

/** The stairs from below at night: who sits there, and on what. */
const paint: Painting = ({ hero }) => {
  const seat = FOOT.see(onStep(6, 0.4, 0.57));
  const size = headToSit(hero, 65, 38.5);
  const held = (touch: Pick<HeroWish, 'touchL' | 'touchR'>) =>
    childOnStep(
      inPyjamas(hero),
      size,
      seat,
      { pose: 'sit', mood: 'happy', yaw: 0, pitch: 2, nod: 8, gaze: [0.1, 0.7], ...LIT, ...touch },
      HALL,
    );
  const [px, py] = held({}).pelvis;
  const lamp: Point = [px, py - size * 0.06];
  const kid = held({
    touchR: [lamp[0] - size * 0.15, lamp[1] - size * 0.2],
    touchL: [lamp[0] + size * 0.15, lamp[1] - size * 0.2],
  });
  const [cx, cy] = FOOT.see(onStep(3, 0.4, 0.17));
  const art =
    wall(WALLS.hall) +
    pool(108, 132, 124, 80, LAMPLIGHT, 0.9) +
    panels(FOOT, HALL, PANELS.hall, { from: -60, to: 245, across: 96 }) +
    boards(FOOT, HALL, '#5b3a4a', { from: -70, to: 0 }) +
    staircase(FOOT, HALL, STAIR, { fall: 0.25 }) +
    stairFace(FOOT, HALL, 'awake', 0.2) +
    (hero.wheelchair ? liftRail(FOOT, HALL) : '') +
    banister(FOOT, HALL, STAIR, { across: 0, from: 2, to: 8 }) +
    newel(FOOT, HALL, STAIR, [8, 4, 0]) +
    kid.art +
    pool(lamp[0], lamp[1] - size * 0.3, size * 0.7, size * 0.56, LAMPLIGHT, 0.3) +
    at(lamp[0], lamp[1], size / 32, nightLight(true)) +
    kid.hand(-1) +
    kid.hand(1) +
    catTail(
      [
        [cx + 4, cy - 4],
        [cx + 9, cy + 4],
        [cx + 8, cy + 15],
        [cx + 1, cy + 20],
      ],
      7,
      HALL,
    ) +
    at(cx, cy + 1, 0.5, catCushion(HALL));
  return {
    art,
    quiet: { box: { ...SAFE, y: 15, height: 43 }, ink: 'light', align: 'center', anchor: 'middle' },
    faces: [kid.face],
  };
};

export const cover: Cover = {
  slug: 'stair-that-counted-feet',
  title: '{name} and the Stair That Counted Feet',
  lettering: LETTERING,
  medium: MEDIUM,
  children: LAMPLIT,
  paint,
  grounds: [{ color: WALLS.night[1], light: MOON }],
};
