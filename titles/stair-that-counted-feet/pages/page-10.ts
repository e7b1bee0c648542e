import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, laidIn, ON_TO_THE_RIGHT, PAGE } from '#bookmaking/frame.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { curtain } from '#bookmaking/house/hall-things.ts';
import { staircase } from '#bookmaking/house/staircase.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catOnBack } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { liftSeat } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { MOONLIGHT, STAIR_AT_NIGHT, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { nightcap } from '#titles/stair-that-counted-feet/set/nightcap.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';
import { SOUNDS } from '#titles/stair-that-counted-feet/sounds.ts';

const CLOSE = cameraAt({
  from: [-66, 84, 40],
  to: [100, 66, 46],
  middle: [108, 146],
  focal: 200,
});

/** Close: the third stair has ears, and four feet in the air. */
export const page10: Painting = (cast) => paint(cast, PAGE);
/** Over the fold the table sleeps, as was said of it, in its cap. */
export const spread10: Painting = (cast) => paint(cast, ON_TO_THE_RIGHT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const worn = outOfChair(inPyjamas(hero));
  const seat: Point = [163, 166];
  const { shin, sole } = handOf(hero).body(hero.years);
  const seatHeight = shin + sole + 4;
  const kid = placeHero(
    worn,
    headToSit(hero, 90, 50),
    'pelvis',
    seat,
    {
      pose: 'sit',
      mood: 'happy',
      face: { mouth: SOFT_SMILE, brow: [-6, -11, -3], cheek: 0.7 },
      yaw: -24,
      pitch: 10,
      nod: 12,
      tilt: -10,
      gaze: [-0.7, 0.9],
      seatHeight,
      armsByPage: true,
      // Into what the hand does, as far as a back goes.
      body: { lean: 24, roll: -15, tilt: 4 },
    },
    MOON,
  );
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const near = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [hx - 36 * u, hy + 104 * u],
      wrist: [98, 152],
      hand: flat,
      degrees: 142,
      size: 1.2,
    },
    MOON,
  );
  const far = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 78 * u, hy + 112 * u],
      wrist: [seat[0] + 12 * u, seat[1] - 18 * u],
      hand: flat,
      degrees: 150,
      flip: true,
      size: 1.2,
    },
    MOON,
  );
  const lift = hero.wheelchair
    ? liftSeat(kid.figure.skeleton, MOON, hero.wheelchair, seatHeight)
    : undefined;
  const art =
    wall(WALLS.night, frame) +
    (isWide(frame) ? hallAsleep() : '') +
    pool(140, 110, 100, 90, MOONLIGHT, 0.44) +
    staircase(CLOSE, MOON, STAIR_AT_NIGHT, { from: 2, to: 6 }) +
    stairFace(CLOSE, MOON, 'awake', 0) +
    (lift ? at(kid.origin[0], kid.origin[1], u, lift.behind) : '') +
    kid.art +
    oval(82, 185, 56, 5, MOON.shade, 'fill-opacity=".5"') +
    at(78, 185, 0.68, clean(catOnBack(MOON))) +
    far.art +
    near.art +
    lettered(SOUNDS.Prrr, [34, 116], { height: 9, turn: -4, ink: '#c8b6e8' });
  return laidIn(frame, {
    art,
    // Over the fold the wall above the table is free, and taller.
    quiet: {
      box: isWide(frame) ? { x: 230, y: 20, width: 92, height: 100 } : { ...SAFE, height: 57 },
      ink: 'light',
      largest: { explorer: 18 },
    },
    faces: [kid.face],
  });
}

/** The table lives downstairs; so do its chair and the clock. One window keeps the light on. */
const hallAsleep = (): string =>
  box(
    150,
    160,
    286,
    60,
    linear([
      [0, '#2b2450'],
      [1, '#171334'],
    ]),
  ) +
  line('M150 160H430', '#4a4278', 0.8) +
  line('M206 170H430M206 183H430M200 200H430', '#120f2c', 0.5, 'stroke-opacity=".7"') +
  box(150, 134, 286, 26, '#2c2656') +
  line('M150 134H430', '#4f478a', 1.2) +
  line(
    'M224 140h30v15h-30ZM262 140h30v15h-30ZM300 140h30v15h-30ZM400 140h30v15h-30Z',
    '#1b1740',
    0.9,
  ) +
  nightWindow(
    { x: 340, y: 38, width: 50, height: 84 },
    { high: '#26286a', low: '#6470b8', moon: [0.42, 0.3] },
    '#8378a8',
  ) +
  at(326, 30, 1, curtain(MOON, '#5d4a86', 20, 124)) +
  at(386, 30, 1, curtain(MOON, '#5d4a86', 20, 124)) +
  path('M340 38L390 122L236 216H-4V176Z', MOONLIGHT, 'fill-opacity=".09"') +
  path('M340 124H390L330 214H232Z', MOONLIGHT, 'fill-opacity=".14"') +
  tableAsleep();

/** Four turned feet, tucked in. */
const tableAsleep = (): string =>
  oval(300, 202, 58, 5, MOON.shade, 'fill-opacity=".6"') +
  [262, 338].map((x) => at(x, 194, 0.52, turnedLeg(MOON, '#6f4a4a'))).join('') +
  box(250, 134, 100, 8, '#3d2c44') +
  [254, 346].map((x) => at(x, 203, 0.66, turnedLeg(MOON, '#7c5038'))).join('') +
  box(
    242,
    130,
    116,
    7,
    linear([
      [0, '#8a6a70'],
      [1, '#5a4256'],
    ]),
    2,
  ) +
  at(326, 130, 0.84, nightcap());
