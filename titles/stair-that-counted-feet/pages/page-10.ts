import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, laidIn, ON_TO_THE_RIGHT, PAGE, widthOf } from '#bookmaking/frame.ts';
import { stanceOf } from '#bookmaking/hero/figure.ts';
import {
  type HeroWish,
  inPyjamas,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import { POSES, type Pose } from '#bookmaking/hero/poses.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { onRiser } from '#bookmaking/house/staircase.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catOnBack, FIRST_PAW } from '#titles/stair-that-counted-feet/cast/cat-on-back.ts';
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
  alone: { scale: 0.6, hips: 186, face: 138, focal: 400 },
  across: { scale: 1, hips: 280, face: 324, focal: 405 },
} as const;
/** How far to the right the cat begins: before it stands somebody who counts. */
const BEFORE_IT = 82;
/** The edge of the third stair, in mm. */
const EDGE = 172;

/** Close: a face over the third stair, and as much cat before it as there is. */
export const page10: Painting = (cast) => paint(cast, PAGE);
/** Over the fold there is more of the cat, and below it the stair, which had asked itself about the tail. */
export const spread10: Painting = (cast) => paint(cast, ON_TO_THE_RIGHT);

/** In profile, and as long as one arm gets. */
const COUNTS: Pose = {
  ...POSES.stand,
  lean: 16,
  shrug: 8,
  roll: 0,
  hips: 0,
  twist: 0,
  armL: { upper: [-30, 2], lower: [-20, 0] },
  armR: { upper: [80, 10], lower: [84, 4], hand: 'point' },
};

function paint({ hero }: Cast, frame: Frame): Picture {
  const place = isWide(frame) ? PLACES.across : PLACES.alone;
  const k = place.scale;
  const from = ([x, y]: Point): Point => [x * k, EDGE + (y - EDGE) * k];
  const camera = cameraAt({ ...SQUARE, middle: [place.face, EDGE], focal: place.focal });
  const worn = inPyjamas(hero);
  const { body } = stanceOf(worn, { pose: COUNTS, mood: 'wonder', yaw: 66 })[0];
  const size = hero.wheelchair ? 46 : clamp(205 / body.heads, 50, 69);
  const sole = from([BEFORE_IT + FIRST_PAW[0] - 9, FIRST_PAW[1] - 1]);
  const wish = {
    pose: COUNTS,
    mood: 'wonder',
    face: { eyes: 'wide', mouth: 'oh', brow: [-12, -17, -8], cheek: 0.7 },
    yaw: 66,
    turn: -14,
    pitch: 2,
    nod: 8,
    tilt: 0,
    gaze: [0.9, 0.7],
    leanInChair: 28,
  } as const;
  const placed = (x: number, y: number, touch: Pick<HeroWish, 'touchR'>): PlacedHero =>
    placeHero(worn, size * k, 'ground', [x, y], { ...wish, ...touch }, nearFace(MOON));
  // As far away as an arm is long, and as high as its shoulder wants.
  const still = placed(0, 0, {}).figure.skeleton;
  const reach = (body.upperArm + body.foreArm + body.hand * 30) * 0.95;
  const unit = (size / 100) * k;
  const kid = placed(
    sole[0] - (still.armR.root[0] + reach) * unit,
    from([0, hero.years < 3 ? 107 : 113])[1] - still.armR.root[1] * unit,
    { touchR: sole },
  );
  const cat = catOnBack(MOON, place.hips);
  const lies = (art: string): string => at(BEFORE_IT * k, EDGE * (1 - k), k, clean(art));
  const art =
    wall(WALLS.night, frame) +
    stairsAcross(camera, MOON, frame) +
    dark(frame) +
    pool(kid.head[0] + 20 * k, kid.head[1] + 8, 120, 84, MOONLIGHT, 0.75) +
    stairFace(camera, MOON, 'awake', { look: [0.3, 1], wood: PALE_AT_NIGHT }) +
    lies(cat.behind) +
    oval(
      (BEFORE_IT + (34 + place.hips) / 2) * k,
      EDGE,
      ((place.hips - 10) * k) / 2,
      4,
      MOON.shade,
      'fill-opacity=".5"',
    ) +
    lies(cat.before) +
    kid.art +
    lettered(SOUNDS.Prrr, from([BEFORE_IT + 76, 72]), { height: 9, turn: -14, ink: '#c8b6e8' });
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
