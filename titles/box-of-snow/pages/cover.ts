import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { CUT_OUT } from '#titles/box-of-snow/cast/children.ts';
import { mitten } from '#titles/box-of-snow/cast/mitten.ts';
import { LETTERING } from '#titles/box-of-snow/lettering.ts';
import { MEDIUM } from '#titles/box-of-snow/medium.ts';
import { FLOORS, MITTEN } from '#titles/box-of-snow/set/colors.ts';
import { HOT, OVENS, SHAFT } from '#titles/box-of-snow/set/lights.ts';
import {
  clothsOn,
  depths,
  hoopsOn,
  landing,
  piesOn,
  rings,
  type Well,
} from '#titles/box-of-snow/set/rings.ts';

const WELL: Well = {
  middle: [114, 132],
  top: [108, 152],
  hall: 25,
  growth: 1.185,
  floors: 8.9,
  opening: 92,
  hand: -1,
};

/** How near the hero is: the head, the foot of the box, half its width, and how far all of it turns. */
interface Near {
  readonly size: number;
  readonly head: Point;
  readonly box: Point;
  readonly half: number;
  readonly yaw: number;
}
const NEAR: Near = { size: 52, head: [92, 107], box: [104, 201], half: 29, yaw: 16 };
/** From a little further and more from the side, so that there is a wheelchair under whoever uses one. */
const ON_WHEELS: Near = { size: 44, head: [88, 102], box: [114, 196], half: 26, yaw: 34 };

/** Down the whole well, and before it the hero with both arms round the box, looking up at a mitten. */
const paint: Painting = ({ hero }) => {
  const { size, head, box, half, yaw } = hero.wheelchair ? ON_WHEELS : NEAR;
  const child = placeHero(
    hero,
    size,
    'head',
    head,
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: 'smile', brow: [-10, -14, -5], askew: 4 },
      yaw,
      pitch: 20,
      nod: -24,
      tilt: -10,
      gaze: [0.9, 0.5],
      body: { roll: -5, shrug: 6 },
      armsByPage: true,
    },
    SHAFT,
  );
  // One arm goes down behind it; the other comes round its front.
  const under = ownArm(
    hero,
    child,
    1,
    {
      elbow: [box[0] + half + 9, box[1] - 9],
      wrist: [box[0] + 13, box[1] - 1],
      hand: flat,
      degrees: 176,
      flip: true,
      size: 1,
    },
    SHAFT,
  );
  const across = ownArm(
    hero,
    child,
    -1,
    {
      elbow: [box[0] - half - 7, box[1] - 12],
      wrist: [box[0] - 2, box[1] - 6],
      hand: flat,
      degrees: 4,
      size: 1.1,
    },
    SHAFT,
  );
  const art =
    rings(WELL) +
    piesOn(WELL, 2.3, 3) +
    clothsOn(WELL, 3.7, 4.9) +
    hoopsOn(WELL, 5.12, 6.5) +
    depths(WELL) +
    landing(WELL) +
    child.art +
    under.art +
    at(box[0], box[1], half / 50, carton(SHAFT, 1, 0, 'down')) +
    across.art +
    across.before +
    mittenOnWool(box[0] + half * 0.66 + 12.6, box[1] - half * 1.92 - 13);
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 20, width: 172, y: 12, height: 42 },
      ink: 'light',
    },
    faces: [child.face],
  };
};

/** Down on its wool comes the mitten, at (x, y), and its thumb is the first of it to touch the snow. */
const mittenOnWool = (x: number, y: number): string =>
  line(`M211 -6C196 30 ${x + 6} ${y - 46} ${x} ${y}`, MITTEN, 1) +
  at(x, y, 0.42, mitten(SHAFT), -6, -0.42);

export const cover: Cover = {
  slug: 'box-of-snow',
  title: '{name} and the Box of Snow for Apartment Nine',
  lettering: LETTERING,
  medium: MEDIUM,
  children: CUT_OUT,
  paint,
  // The hot pink of Six, the yellow of Two, and the blue that it comes to in the evening.
  grounds: [
    { color: FLOORS[6].wall, light: HOT },
    { color: FLOORS[2].wall, light: OVENS },
    { color: '#3c55a4', light: SHAFT },
  ],
};
