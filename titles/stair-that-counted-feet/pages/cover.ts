import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { inPyjamas, outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { banister, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { LAMPLIT } from '#titles/stair-that-counted-feet/cast/children.ts';
import { legTowardUs, soleOf } from '#titles/stair-that-counted-feet/cast/soles.ts';
import { liftFacing, liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LETTERING } from '#titles/stair-that-counted-feet/lettering.ts';
import { MEDIUM } from '#titles/stair-that-counted-feet/medium.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL, MOON, nearFace } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const FOOT = cameraAt({ from: [-130, 74, 46], to: [60, 74, 46], middle: [108, 141], focal: 330 });

/** The lamp stands low and at the left: it lights a face from there. */
const FROM_BELOW: Light = { ...HALL, direction: [-0.6, 0.72], key: LAMPLIGHT };

/** Where both heels stand, and how high a head may come under the title; in mm. */
const [LEFT, RIGHT, HEEL, TOP] = [144, 74, 168, 70] as const;
/** Where whoever sits goes out of sight, in mm. */
const SEAT = 160;
const LAMP_AT: Point = [24, 172];

/** The stairs from below at night: ten bare toes, somebody who peers over them and laughs, and somebody under them who is about to count. */
const paint: Painting = ({ hero }) => {
  const worn = outOfChair(inPyjamas(hero));
  const peers = (y: number): PlacedHero =>
    placeHero(
      worn,
      42,
      'head',
      [109, y],
      {
        pose: 'sit',
        mood: 'joy',
        face: { eyes: 'open', brow: [-5, -11, -3], askew: 3 },
        yaw: -14,
        pitch: 8,
        nod: 22,
        tilt: -7,
        gaze: [0.1, 1],
        body: { lean: 16, roll: -3, shrug: 4 },
        armL: { upper: [6, 30], lower: [34, 10] },
        armR: { upper: [6, 30], lower: [34, 10] },
        legsByPage: true,
      },
      nearFace(FROM_BELOW),
    );
  const tried = peers(103);
  const kid = peers(103 + Math.max(-8, TOP - tried.face.y));
  const [hx, hy] = kid.head;
  const tall = hero.years < 3 ? 42 : 53;
  const sole = (x: number, side: 1 | -1): string => soleOf(worn, [x, HEEL], tall, side, FROM_BELOW);
  const leg = (x: number): string =>
    legTowardUs(worn, [hx + Math.sign(x - hx) * 0.2 * tall, hy + 56], [x, HEEL], tall, FROM_BELOW);
  const art =
    wall(WALLS.hall) +
    pool(108, 130, 124, 84, LAMPLIGHT, 0.9) +
    boards(FOOT, HALL, '#5b3a4a', { from: -70, to: 0 }) +
    panels(FOOT, HALL, PANELS.hall, { from: -60, to: 245, across: 96 }) +
    (hero.wheelchair ? liftRail(FOOT, HALL, 3, 9) : '') +
    staircase(FOOT, HALL, STAIR, { to: 9, fall: 0.25 }) +
    banister(FOOT, HALL, STAIR, { across: 0, from: 4, to: 9 }) +
    stairFace(FOOT, HALL, 'awake', { look: [0, 2] }) +
    dark() +
    pool(108, 100, 104, 74, '#f0aa64', 0.72) +
    (hero.wheelchair
      ? clip(
          `M0 0H216V${SEAT}H0Z`,
          liftFacing(HALL, hero.wheelchair, {
            middle: hx,
            top: hy + 8,
            seat: SEAT,
            sole: HEEL,
            half: 54,
          }).behind,
        )
      : '') +
    clip(`M0 0H216V${SEAT}H0Z`, kid.art) +
    leg(LEFT) +
    leg(RIGHT) +
    sole(LEFT, 1) +
    sole(RIGHT, -1) +
    catTail(TAIL, 15, HALL, '#5b4a68') +
    pool(LAMP_AT[0], LAMP_AT[1] - 12, 52, 46, LAMPLIGHT, 0.85) +
    at(LAMP_AT[0], LAMP_AT[1], 1.7, LAMP);
  return {
    art,
    quiet: { box: { ...SAFE, y: 15, height: 43 }, ink: 'light', align: 'center', anchor: 'middle' },
    faces: [kid.face],
  };
};

/** Where the stairs go, no lamp is lit: the title stands there. */
const dark = (): string =>
  box(
    -30,
    0,
    SHEET + 60,
    88,
    linear([
      [0, WALLS.hall[0], 1],
      [0.66, WALLS.hall[0], 0.94],
      [1, WALLS.hall[0], 0],
    ]),
  );

/** It hangs over the edge of the tread, from beyond the page. */
const TAIL: readonly Point[] = [
  [222, 158],
  [202, 159],
  [188, 161],
  [178, 167],
  [175, 181],
  [181, 191],
  [188, 189],
];

/** A night-light; its halo is the page's own: a large one lay over the child like fog. */
const LAMP = path('M-5 0V-6C-5 -13 5 -13 5 -6V0Z', '#ffedb8') + path('M-6 0H6V3H-6Z', '#cbb8a8');

export const cover: Cover = {
  slug: 'stair-that-counted-feet',
  title: '{name} and the Stair That Counted Feet',
  lettering: LETTERING,
  medium: MEDIUM,
  children: LAMPLIT,
  paint,
  grounds: [{ color: WALLS.night[1], light: MOON }],
};
