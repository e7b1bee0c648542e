import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { banister, newel, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { catCushion, catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { LAMPLIT } from '#titles/stair-that-counted-feet/cast/children.ts';
import { kneesUp, liftUnder } from '#titles/stair-that-counted-feet/cast/knees-up.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LETTERING } from '#titles/stair-that-counted-feet/lettering.ts';
import { MEDIUM } from '#titles/stair-that-counted-feet/medium.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL, MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const FOOT = cameraAt({ from: [-118, 62, 40], to: [100, 62, 44], middle: [108, 176], focal: 208 });

/** The lamp is held low: it lights a face from below. */
const FROM_BELOW: Light = { ...HALL, direction: [0.12, 0.96], key: LAMPLIGHT };

/** The stairs from below at night: who sits there with knees drawn up and both hands round a lamp, and on what. */
const paint: Painting = ({ hero }) => {
  const worn = outOfChair(inPyjamas(hero));
  const head: Point = [100, 106];
  const kid = placeHero(
    worn,
    53,
    'head',
    head,
    {
      pose: 'floor',
      mood: 'happy',
      yaw: 4,
      pitch: 2,
      nod: 8,
      tilt: -9,
      gaze: [0.2, 0.8],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 14, roll: 0 },
    },
    FROM_BELOW,
  );
  const u = kid.scale;
  const feet: Point = [kid.pelvis[0], clamp(kid.pelvis[1] + 14 * u, 176, 181)];
  const tall = Math.max(56, (feet[1] - head[1]) / u - 104);
  const lamp: Point = [head[0] + 2, head[1] + 108 * u];
  const hand = (side: 1 | -1): OwnArm =>
    ownArm(
      worn,
      kid,
      side,
      {
        elbow: [head[0] + side * 82 * u, head[1] + 122 * u],
        wrist: [lamp[0] + side * 40 * u, lamp[1] - 8 * u],
        hand: grip,
        degrees: side > 0 ? 186 : -6,
        flip: side > 0,
      },
      FROM_BELOW,
    );
  const [left, right] = [hand(-1), hand(1)];
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
    (hero.wheelchair ? liftUnder(hero.wheelchair, feet, u, HALL, tall + 52) : '') +
    clip(`M0 0H216V${feet[1] - 3}H0Z`, kid.art) +
    kneesUp(worn, feet, u, FROM_BELOW, tall) +
    left.art +
    right.art +
    pool(head[0], head[1] + 38 * u, 46 * u, 38 * u, '#ffb866', 0.34) +
    pool(lamp[0], lamp[1] - 22 * u, 66 * u, 56 * u, LAMPLIGHT, 0.6) +
    at(lamp[0], lamp[1], 3.9 * u, LAMP) +
    left.before +
    right.before +
    catTail(
      [
        [cx + 9, cy - 4],
        [cx + 14, cy + 4],
        [cx + 13, cy + 15],
        [cx + 6, cy + 20],
      ],
      7,
      HALL,
    ) +
    at(cx + 8, cy + 2, 0.54, catCushion(HALL));
  return {
    art,
    quiet: { box: { ...SAFE, y: 15, height: 43 }, ink: 'light', align: 'center', anchor: 'middle' },
    faces: [kid.face],
  };
};

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
