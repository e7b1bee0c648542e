import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type HeroWish, inPyjamas, type PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { banister, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { LAMPLIT } from '#titles/stair-that-counted-feet/cast/children.ts';
import { DOTTED, STRIPED, sockFromSide } from '#titles/stair-that-counted-feet/cast/socks.ts';
import {
  liftCarriage,
  liftRail,
  type RailPlace,
} from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LETTERING } from '#titles/stair-that-counted-feet/lettering.ts';
import { MEDIUM } from '#titles/stair-that-counted-feet/medium.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL, MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const FOOT = cameraAt({ from: [-130, 74, 46], to: [60, 74, 46], middle: [108, 147], focal: 300 });

/** The lamp stands low and at the left: it lights a face from there. */
const FROM_BELOW: Light = { ...HALL, direction: [-0.6, 0.72], key: LAMPLIGHT };

/** Where somebody sits, what a foot stands on, and how high a head may come under the title; in mm. */
const [SEAT, TREAD, TOP] = [84, 176, 64] as const;
/** What the foot that is shown is of a head, and what the other one. */
const [SHOWN, SMALL] = [0.92, 0.58] as const;
const LAMP_AT: Point = [30, 178];

/** In profile on the step above, back on a straight arm: a straight leg goes out over the eyes of the stair, to be counted; the other waits. */
const SHOWS_FOOT: Pose = {
  seat: true,
  lean: -22,
  roll: 0,
  hips: 0,
  shrug: 3,
  nod: 16,
  armL: { upper: [20, -4], lower: [40, -8] },
  armR: { upper: [-34, 10], lower: [-26, 4], hand: 'press' },
  legL: { upper: [64, 4], lower: [-22, 2] },
  legR: { upper: [104, 2], lower: [102, 2], foot: -80 },
};

/** The stairs from below at night: somebody holds one foot out to the stair that counts, and the two look at each other. */
const paint: Painting = ({ hero }) => {
  const sits = (size: number, y: number, touch: Pick<HeroWish, 'touchR'> = {}): PlacedHero =>
    childOnStep(
      inPyjamas(hero),
      size,
      [SEAT, y],
      {
        pose: SHOWS_FOOT,
        mood: 'happy',
        face: { brow: [-5, -10, -3], askew: 4 },
        yaw: 70,
        pitch: 2,
        turn: -14,
        gaze: [0.3, 1],
        ...touch,
      },
      FROM_BELOW,
    );
  const { head, skeleton } = sits(100, 0).figure;
  // From the crown to a sole; who is small sits no larger than a step allows.
  const size = Math.min(50, ((TREAD - TOP) / (56 - head[1])) * 100);
  const y = Math.min(150, TREAD + (skeleton.pelvis[1] * size) / 100);
  // Flat on what it sits on.
  const kid = sits(size, y, { touchR: [SEAT - 0.62 * size, y + 0.24 * size] });
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const { legL, legR } = kid.figure.skeleton;
  const onSheet = ([x, y]: Point3): Point => [kid.origin[0] + x * u, kid.origin[1] + y * u];
  const [fx, fy] = onSheet(legL.end);
  const art =
    wall(WALLS.hall) +
    pool(108, 130, 124, 84, LAMPLIGHT, 0.9) +
    boards(FOOT, HALL, '#5b3a4a', { from: -70, to: 0 }) +
    panels(FOOT, HALL, PANELS.hall, { from: -60, to: 245, across: 96 }) +
    staircase(FOOT, HALL, STAIR, { to: 9, fall: 0.25 }) +
    stairFace(FOOT, HALL, 'awake', { look: [0.7, 2] }) +
    (hero.wheelchair
      ? liftRail(FOOT, HALL, 2, 9, BY_WALL) +
        liftCarriage(FOOT, HALL, 4.3, [kid.pelvis[0] - 2, kid.pelvis[1] + 46 * u], BY_WALL)
      : '') +
    banister(FOOT, HALL, STAIR, { across: 0, from: 4, to: 9 }) +
    dark() +
    pool(108, 98, 74, 52, '#d9925c', 0.55) +
    pool(hx - 20, hy + 30 * u, 52 * u, 44 * u, '#ffb866', 0.34) +
    kid.art +
    sockFromSide(
      DOTTED,
      [fx, fy + 0.05 * size],
      (hero.years < 3 ? 0.48 : SMALL) * size,
      74,
      FROM_BELOW,
    ) +
    sockFromSide(
      { ...STRIPED, toe: skinTone(FROM_BELOW, hero.skin) },
      onSheet(legR.end),
      SHOWN * size,
      -14,
      FROM_BELOW,
    ) +
    catTail(TAIL, 15, HALL, '#5b4a68') +
    pool(LAMP_AT[0], LAMP_AT[1] - 12, 52, 46, LAMPLIGHT, 0.85) +
    at(LAMP_AT[0], LAMP_AT[1], 1.7, LAMP);
  return {
    art,
    quiet: { box: { ...SAFE, y: 15, height: 43 }, ink: 'light', align: 'center', anchor: 'middle' },
    faces: [kid.face],
  };
};

/** Beside the back of whoever sits sideways in the lift. */
const BY_WALL: RailPlace = { across: 0.9, up: 12 };

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
  [222, 166],
  [196, 168],
  [174, 170],
  [160, 176],
  [156, 190],
  [162, 200],
  [170, 198],
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
