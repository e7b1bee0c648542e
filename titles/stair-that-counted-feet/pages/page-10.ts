import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, laidIn, ON_TO_THE_RIGHT, PAGE } from '#bookmaking/frame.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { curtain } from '#bookmaking/house/hall-things.ts';
import { staircase } from '#bookmaking/house/staircase.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catOnBack } from '#titles/stair-that-counted-feet/cast/cat-on-back.ts';
import { liftFacing } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import {
  MOONLIGHT,
  PALE_AT_NIGHT,
  STAIR_AT_NIGHT,
  WALLS,
} from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON, nearFace } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { nightcap } from '#titles/stair-that-counted-feet/set/nightcap.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';
import { SOUNDS } from '#titles/stair-that-counted-feet/sounds.ts';

const ABOVE = cameraAt({
  from: [-120, 196, 46],
  to: [50, 54, 46],
  middle: [108, 185],
  focal: 410,
});
const HEAD: Point = [129, 108];
const SIZE = 46;
/** The sole of the nearest paw, in mm. */
const PAD: Point = [72, 132];

/** Close: a face over the third stair, between four feet in the air. */
export const page10: Painting = (cast) => paint(cast, PAGE);
/** Over the fold the table sleeps, as was said of it, in its cap. */
export const spread10: Painting = (cast) => paint(cast, ON_TO_THE_RIGHT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const worn = outOfChair(inPyjamas(hero));
  const kid = placeHero(
    worn,
    SIZE,
    'head',
    HEAD,
    {
      pose: 'floor',
      mood: 'happy',
      face: { mouth: 'oh', brow: [-10, -15, -6], cheek: 0.7 },
      yaw: -24,
      pitch: 8,
      nod: 16,
      tilt: -9,
      gaze: [-0.4, 1],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 26, roll: -4, shrug: 4 },
    },
    nearFace(MOON),
  );
  const [hx, hy] = HEAD;
  const wrist = wristOfFinger(kid, [PAD[0] + 2, PAD[1] + 1], 186, 1.15);
  const counts = ownArm(
    worn,
    kid,
    -1,
    {
      // As good as straight: bent, it was two balls.
      elbow: [(wrist[0] + hx - 36 * kid.scale) / 2, (wrist[1] + hy + 66 * kid.scale) / 2 + 2],
      wrist,
      hand: finger,
      degrees: 186,
      size: 1.15,
    },
    MOON,
  );
  const cat = catOnBack(MOON);
  const lies = (art: string): string => at(110, 182, 0.78, clean(art));
  const art =
    wall(WALLS.night, frame) +
    (isWide(frame) ? hallAsleep() : '') +
    staircase(ABOVE, MOON, STAIR_AT_NIGHT, { from: 2, to: 9, fall: 0.3 }) +
    dark() +
    pool(108, 132, 104, 70, MOONLIGHT, 0.5) +
    stairFace(ABOVE, MOON, 'awake', { look: [0, 0.9], wood: PALE_AT_NIGHT }) +
    (hero.wheelchair
      ? liftFacing(MOON, hero.wheelchair, { middle: hx, top: 84, seat: 166, sole: 180, half: 56 })
          .behind
      : '') +
    // Nobody is long enough to be seen under a cat.
    clip('M0 0H216V176H0Z', kid.art) +
    oval(108, 183, 84, 6, MOON.shade, 'fill-opacity=".5"') +
    lies(cat.behind) +
    lies(cat.before) +
    counts.art +
    lettered(SOUNDS.Prrr, [31, 110], { height: 9, turn: -4, ink: '#c8b6e8' });
  return laidIn(frame, {
    art,
    // Over the fold the wall above the table is free, and taller.
    quiet: {
      box: isWide(frame) ? { x: 226, y: 17, width: 109, height: 106 } : { ...SAFE, height: 55 },
      ink: 'light',
      largest: { explorer: 18, ...(isWide(frame) && { sapling: 24, sprout: 36 }) },
    },
    faces: [kid.face],
  });
}

/** Up there no lamp is lit: words stand there. */
const dark = (): string =>
  oval(
    108,
    10,
    172,
    106,
    radial([
      [0, WALLS.night[0], 1],
      [0.62, WALLS.night[0], 0.92],
      [1, WALLS.night[0], 0],
    ]),
  );

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
    { x: 352, y: 38, width: 46, height: 84 },
    { high: '#26286a', low: '#6470b8', moon: [0.42, 0.3] },
    '#8378a8',
  ) +
  line('M334.4 29.6H424', tone(MOON, '#8a6a4a').base, 2.6) +
  line('M335 29H422', tone(MOON, '#8a6a4a').lite, 0.7) +
  at(338, 30, 1, curtain(MOON, '#5d4a86', 18, 124)) +
  at(398, 30, 1, curtain(MOON, '#5d4a86', 18, 124)) +
  path('M352 38L398 122L242 216H-4V176Z', MOONLIGHT, 'fill-opacity=".09"') +
  path('M352 124H398L336 214H238Z', MOONLIGHT, 'fill-opacity=".14"') +
  tableAsleep();

/** Four turned feet, tucked in. */
const tableAsleep = (): string =>
  oval(308, 202, 58, 5, MOON.shade, 'fill-opacity=".6"') +
  [270, 346].map((x) => at(x, 194, 0.52, turnedLeg(MOON, '#6f4a4a'))).join('') +
  box(258, 134, 100, 8, '#3d2c44') +
  [262, 354].map((x) => at(x, 203, 0.66, turnedLeg(MOON, '#7c5038'))).join('') +
  box(
    250,
    130,
    116,
    7,
    linear([
      [0, '#8a6a70'],
      [1, '#5a4256'],
    ]),
    2,
  ) +
  at(348, 130, 0.84, nightcap(), 0, -0.84);
