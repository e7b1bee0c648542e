import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { inPyjamas, outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { boot, curtain } from '#bookmaking/house/hall-things.ts';
import { onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catCushion, catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { liftSeat } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const BESIDE = cameraAt({
  from: [-190, 100, -190],
  to: [26, 40, 40],
  middle: [120, 172],
  focal: 500,
});

/** On brown wood, and yet nobody looks at it. */
const SLEEPER = '#4a3d5a';

/** As one tells a dog to stay: one arm straight out, a palm at its end, the other on the back. */
const STAY: Pose = {
  lean: 10,
  roll: 0,
  hips: 5,
  nod: 6,
  tilt: 2,
  shrug: 2,
  armL: { upper: [66, 20], lower: [74, 14], hand: 'point' },
  armR: { upper: [-34, 10], lower: [-60, -30], hand: 'rest' },
  legL: { upper: [22, 6], lower: [-2, 4] },
  legR: { upper: [-10, 8], lower: [-22, 6], foot: 10 },
};

/** A sentry is posted: who is told stands on the second stair, as large as who tells. */
export const page08: Painting = ({ hero, things, beside = false }) => {
  const [ox, oy] = BESIDE.see(onStep(2, 0.4, -0.02));
  const worn = outOfChair(inPyjamas(hero));
  const rolls = hero.wheelchair !== undefined;
  const ground: Point = [47, 204];
  const placed = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      ground,
      {
        pose: STAY,
        mood: 'brave',
        face: { mouth: 'firm', brow: [4, -4, -7], eyes: 'open' },
        yaw: 52,
        pitch: 5,
        gaze: [0.9, 0.5],
        seatHeight: rolls ? 84 : 0,
        body: rolls
          ? {
              seat: true,
              legL: { upper: [84, 8], lower: [8, 2] },
              legR: { upper: [84, 8], lower: [0, 2] },
            }
          : {},
      },
      HALL,
    );
  const { figure } = placed(30);
  const kid = placed(Math.min(44, ((beside ? 132 : 116) / (50 - figure.head[1])) * 100));
  const seat = hero.wheelchair && liftSeat(kid.figure.skeleton, HALL, hero.wheelchair, 84);
  const underKid = (art: string): string => at(kid.origin[0], kid.origin[1], kid.scale, art);
  const [cx, cy] = BESIDE.see(onStep(3, 0.4, 0.62));
  const [bx, by] = BESIDE.see(onStep(1, 0.5, 0.3));
  const art =
    wall(WALLS.late) +
    pool(206, 84, 110, 120, LAMPLIGHT, 0.5) +
    boards(BESIDE, HALL, '#5b3a50', { from: -300, to: 0, near: -190 }) +
    panels(BESIDE, HALL, PANELS.late, { from: -300, to: 190, across: 96, height: 50 }) +
    at(-12, 82, 1.2, curtain(HALL, '#7a4468', 34, 116)) +
    staircase(BESIDE, HALL, STAIR, { side: true, to: 9, fall: 0.3 }) +
    pool(ox, oy - 16, 70, 52, LAMPLIGHT, 0.55) +
    stairFace(BESIDE, HALL, 'tired') +
    catTail(
      [
        [cx + 22, cy - 6],
        [cx + 30, cy - 2],
        [cx + 29, cy + 9],
        [cx + 23, cy + 14],
      ],
      6,
      HALL,
      SLEEPER,
    ) +
    at(cx, cy + 1, 0.56, catCushion(HALL, 0.4, SLEEPER)) +
    pool(ground[0] + 10, 150, 58, 74, LAMPLIGHT, 0.55) +
    kid.shadow +
    (seat ? underKid(seat.behind) : '') +
    kid.art +
    (seat ? underKid(seat.before) : '') +
    at(bx, by - 4, 0.46, boot(HALL, '#c98a3c'), -84) +
    oval(ox, oy + 1, 23, 3.4, HALL.shade, 'fill-opacity=".5"') +
    at(ox, oy - 15, 0.54, thing(things[0], HALL));
  return {
    art,
    quiet: { box: { ...SAFE, width: 150, height: 60 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};
