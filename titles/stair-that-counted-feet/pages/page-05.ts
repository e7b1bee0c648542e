import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE, widthOf } from '#bookmaking/frame.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { banister, onRiser, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catInTheDark } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { legTowardUs, soleOf } from '#titles/stair-that-counted-feet/cast/soles.ts';
import { liftFacing, liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { creak } from '#titles/stair-that-counted-feet/set/creak.ts';
import { HALL, nearFace } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';
import { tallyOfFeet } from '#titles/stair-that-counted-feet/set/tally-of-feet.ts';

const LOW = cameraAt({
  from: [-130, 74, 46],
  to: [60, 74, 46],
  middle: [112, 141],
  focal: 306,
});
/** Where both heels and the head are, in mm; on a page alone words are above the head, and all is smaller. */
const PLACES = {
  alone: { k: 0.74, right: [117, 171], left: [157, 171], head: [137, 99] },
  beside: { k: 1, right: [109, 173], left: [173, 172], head: [141, 64] },
} as const satisfies Record<string, { k: number; right: Point; left: Point; head: Point }>;
const SIZE = 50;
/** How tall a sole is, in mm: one that has hardly walked is small. */
const tallOf = (years: number): number => (years < 3 ? 40 : 50);
/** Where whoever sits goes out of sight, in mm. */
const SEAT = 166;

/** From the stair's own height: two soles, ten toes, and above them whoever has never counted them. */
export const page05: Painting = (cast) => paint(cast, PAGE);
/** Over the fold is the sum, and what does not come out of it lies down beside. */
export const spread05: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const worn = outOfChair(inPyjamas(hero));
  const { k, right, left, head } = isWide(frame) ? PLACES.beside : PLACES.alone;
  const kid = placeHero(
    worn,
    SIZE * k,
    'head',
    head,
    {
      pose: 'sit',
      mood: 'happy',
      face: { mouth: 'oh', brow: [-5, -11, -3], askew: 3 },
      yaw: -8,
      pitch: 8,
      nod: 26,
      tilt: -8,
      gaze: [0, 1],
      body: { lean: 16, roll: -3, shrug: 4 },
      armL: { upper: [6, 30], lower: [34, 10] },
      armR: { upper: [6, 30], lower: [34, 10] },
      legsByPage: true,
    },
    nearFace(HALL),
  );
  const tall = tallOf(hero.years) * k;
  const hip: Point = [head[0], head[1] + 70 * k];
  const lift = hero.wheelchair
    ? liftFacing(HALL, hero.wheelchair, {
        middle: head[0],
        top: head[1] + 10 * k,
        seat: SEAT,
        sole: 173,
        half: 56 * k,
      }).behind
    : '';
  const [cx, cy] = LOW.see(onStep(3, 0.1, 0.82));
  const art =
    wall(WALLS.hall, frame) +
    pool(168, 96, 120, 96, LAMPLIGHT, 0.6) +
    boards(LOW, HALL, '#4b3148', { from: -100, to: 0 }) +
    panels(LOW, HALL, PANELS.hall, { from: -96, to: 420, across: 96 }) +
    (hero.wheelchair ? liftRail(LOW, HALL, 3, 9) : '') +
    staircase(LOW, HALL, STAIR, { from: 1, to: 9, fall: 0.3 }) +
    banister(LOW, HALL, STAIR, { across: 0, from: 4, to: 9 }) +
    dark(frame) +
    (isWide(frame) ? tallyOfFeet() : '') +
    stairFace(LOW, HALL, 'tired', { look: [0.2, 0.9] }) +
    at(cx, cy, 0.6, catInTheDark(HALL)) +
    pool(cx - 8, cy - 12, 46, 34, '#1d1438', 0.8) +
    clip(`M0 0H216V${head[1] + 56 * k}H0Z`, lift) +
    clip(`M0 0H216V${SEAT}H0Z`, kid.art) +
    legTowardUs(worn, hip, left, tall, HALL) +
    legTowardUs(worn, hip, right, tall, HALL) +
    soleOf(worn, left, tall, 1, HALL) +
    soleOf(worn, right, tall, -1, HALL) +
    creak(LOW.see(onRiser(3, 0.03, 0.9)), 0.4, '#ffdca0', -34, 80);
  return laidIn(frame, {
    art,
    quiet: {
      box: isWide(frame) ? { x: -192, y: 22, width: 172, height: 104 } : { ...SAFE, height: 50 },
      ink: 'light',
      largest: isWide(frame)
        ? { explorer: 22, sapling: 27, sprout: 40, seedling: 64 }
        : { explorer: 18 },
    },
    faces: [kid.face],
  });
}

/** Where the stairs go, no lamp is lit: words stand there. */
const dark = (frame: Frame): string =>
  box(
    frame.left,
    0,
    widthOf(frame),
    84,
    linear([
      [0, WALLS.hall[0], 1],
      [0.6, WALLS.hall[0], 0.86],
      [1, WALLS.hall[0], 0],
    ]),
  );
