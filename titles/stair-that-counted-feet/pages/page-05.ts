import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE, widthOf } from '#bookmaking/frame.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { banister, onRiser, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catCurled } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { legsPutUp, soleOf, toeOf } from '#titles/stair-that-counted-feet/cast/soles.ts';
import { liftFacing, liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { creak } from '#titles/stair-that-counted-feet/set/creak.ts';
import { HALL, nearFace } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairEdge } from '#titles/stair-that-counted-feet/set/stair-edge.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const LOW = cameraAt({
  from: [-130, 74, 46],
  to: [60, 74, 46],
  middle: [112, 141],
  focal: 306,
});
/** Where both heels are, and how tall a sole is, in mm. */
const HEELS = { right: [106, 172], left: [164, 171] } as const satisfies Record<string, Point>;
const TALL = 54;
/** The edge of the step that one sits on, in mm. */
const SEAT = 145;

/** From the stair's own height: two soles, ten toes, and a finger that counts. */
export const page05: Painting = (cast) => paint(cast, PAGE);
/** Over the fold lies the hall, and a thread leads from it. */
export const spread05: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const worn = outOfChair(inPyjamas(hero));
  const kid = placeHero(
    worn,
    47,
    'head',
    [135, 91],
    {
      pose: 'sit',
      mood: 'happy',
      face: { mouth: 'oh', brow: [-5, -11, -3], askew: 3 },
      yaw: -9,
      pitch: 8,
      nod: 20,
      tilt: -6,
      gaze: [-0.7, 1],
      body: { lean: 26, roll: -3, shrug: 4 },
      armsByPage: true,
      legsByPage: true,
    },
    nearFace(HALL),
  );
  const [hx] = kid.head;
  const [tx, ty] = toeOf(HEELS.right, TALL, -1, 0);
  // Straight from the shoulder, and between both feet: whoever counts with the near hand hides what is counted.
  const wrist = wristOfFinger(kid, [tx + 1, ty + 4], 214, 1.15);
  const counts = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [wrist[0] + 18, wrist[1] + 3],
      wrist,
      hand: finger,
      degrees: 214,
      size: 1.15,
    },
    HALL,
  );
  const legs = legsPutUp(worn, HEELS.right, HEELS.left, SEAT, HALL);
  const lift =
    hero.wheelchair &&
    liftFacing(HALL, hero.wheelchair, { middle: hx, top: 76, seat: SEAT, sole: 173, half: 58 });
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
    (isWide(frame) ? hall() : '') +
    stairFace(LOW, HALL, 'tired', { look: [0.2, 0.9] }) +
    (lift ? lift.behind : '') +
    clip(`M0 0H216V${SEAT + 2}H0Z`, kid.art + legs.thighs) +
    (lift ? lift.edge : clip('M60 100H216V216H60Z', stairEdge(LOW, HALL, STAIR, 4))) +
    legs.shins +
    counts.art +
    soleOf(worn, HEELS.left, TALL, 1, HALL) +
    soleOf(worn, HEELS.right, TALL, -1, HALL) +
    at(cx, cy, 0.66, catCurled(HALL)) +
    creak(LOW.see(onRiser(3, 0.03, 0.9)), 0.4, '#ffdca0', -34, 80);
  return laidIn(frame, {
    art,
    quiet: {
      box: isWide(frame) ? { x: -192, y: 22, width: 172, height: 112 } : { ...SAFE, height: 50 },
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

/** Somebody was playing here, and has gone to lie down: a thread that leads up to the third stair. */
const hall = (): string => {
  const t = tone(HALL, '#9c7a9a');
  return (
    line('M-118 196C-96 206 -70 190 -44 200C-20 209 2 206 22 186', t.base, 1.1) +
    pool(-110, 190, 110, 44, LAMPLIGHT, 0.3) +
    oval(-134, 206, 20, 3.4, HALL.shade, 'fill-opacity=".5"') +
    oval(-136, 192, 15.4, 15, t.base) +
    line(
      'M-149 187q14 -11 26 0M-150 196q14 -12 28 0M-146 203q9 -9 20 -2M-140 178q-7 14 0 27',
      t.shade,
      1.4,
    )
  );
};
