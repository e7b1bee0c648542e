import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, oval } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, laidIn, ON_TO_THE_RIGHT, PAGE, widthOf } from '#bookmaking/frame.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { onRiser } from '#bookmaking/house/staircase.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catOnBack, FIRST_PAW } from '#titles/stair-that-counted-feet/cast/cat-on-back.ts';
import { liftFacing } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { MOONLIGHT, PALE_AT_NIGHT, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON, nearFace } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';
import { stairsAcross } from '#titles/stair-that-counted-feet/set/stairs-across.ts';
import { SOUNDS } from '#titles/stair-that-counted-feet/sounds.ts';

const SQUARE = {
  from: [-120, 120, 46],
  to: onRiser(3, 0.5, 1),
} as const;
/** On a page alone words are above the head, so all is smaller there, and the cat is no longer than the page. */
const PLACES = {
  alone: { scale: 0.72, hips: 246, face: 118, focal: 420 },
  across: { scale: 1, hips: 356, face: 324, focal: 405 },
} as const;
const HEAD: Point = [150, 86];
const SIZE = 52;
/** The edge of the third stair, in mm. */
const EDGE = 172;

/** Close: a face over the third stair, and as much cat before it as there is. */
export const page10: Painting = (cast) => paint(cast, PAGE);
/** Over the fold there is more of the cat, and below it the stair, which had asked itself about the tail. */
export const spread10: Painting = (cast) => paint(cast, ON_TO_THE_RIGHT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const place = isWide(frame) ? PLACES.across : PLACES.alone;
  const k = place.scale;
  const from = ([x, y]: Point): Point => [x * k, EDGE + (y - EDGE) * k];
  const head = from(HEAD);
  const camera = cameraAt({ ...SQUARE, middle: [place.face, EDGE], focal: place.focal });
  const worn = outOfChair(inPyjamas(hero));
  const kid = placeHero(
    worn,
    SIZE * k,
    'head',
    head,
    {
      pose: 'floor',
      mood: 'happy',
      face: { mouth: 'oh', brow: [-10, -15, -6], cheek: 0.7 },
      yaw: -24,
      pitch: 8,
      nod: 14,
      tilt: -9,
      gaze: [-1, 0.7],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 20, roll: -4, shrug: 2 },
    },
    nearFace(MOON),
  );
  const wrist = wristOfFinger(kid, from([FIRST_PAW[0] + 6, FIRST_PAW[1] + 2]), 224, 1.15);
  const counts = ownArm(
    worn,
    kid,
    -1,
    { elbow: [wrist[0] + 10 * k, EDGE - 4], wrist, hand: finger, degrees: 224, size: 1.15 },
    MOON,
  );
  const rests = ownArm(
    worn,
    kid,
    1,
    { elbow: from([184, 152]), wrist: from([170, 176]), hand: finger },
    MOON,
  );
  const cat = catOnBack(MOON, place.hips);
  const lies = (art: string): string => at(0, EDGE * (1 - k), k, clean(art));
  const art =
    wall(WALLS.night, frame) +
    stairsAcross(camera, MOON, frame) +
    dark(frame) +
    pool(head[0] - 8, head[1] + 8, 120, 84, MOONLIGHT, 0.75) +
    stairFace(camera, MOON, 'awake', { look: [0.3, 1], wood: PALE_AT_NIGHT }) +
    (hero.wheelchair
      ? clip(
          'M0 0H216V168H0Z',
          liftFacing(MOON, hero.wheelchair, {
            middle: head[0] + 4,
            top: head[1] + 8 * k,
            seat: 186,
            sole: 190,
            half: 54 * k,
          }).behind,
        )
      : '') +
    lies(cat.behind) +
    // Nobody is long enough to be seen under a cat.
    clip('M0 0H216V168H0Z', kid.art + rests.art + counts.art) +
    oval(
      ((34 + place.hips) * k) / 2,
      EDGE,
      ((place.hips - 10) * k) / 2,
      4,
      MOON.shade,
      'fill-opacity=".5"',
    ) +
    lies(cat.before) +
    lettered(SOUNDS.Prrr, [30, isWide(frame) ? 90 : 104], { height: 9, turn: -4, ink: '#c8b6e8' });
  return laidIn(frame, {
    art,
    quiet: {
      box: isWide(frame) ? { x: 236, y: 13, width: 180, height: 88 } : { ...SAFE, height: 55 },
      ink: 'light',
      largest: {
        explorer: isWide(frame) ? 19 : 18,
        ...(isWide(frame) && { sapling: 24, sprout: 36 }),
      },
    },
    faces: [kid.face],
  });
}

/** Up there no lamp is lit: words stand there. */
const dark = (frame: Frame): string =>
  box(
    frame.left,
    0,
    widthOf(frame),
    130,
    linear([
      [0, WALLS.night[0], 1],
      [0.7, WALLS.night[0], 0.92],
      [1, WALLS.night[0], 0],
    ]),
  );
