import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { CUT_OUT } from '#titles/box-of-snow/cast/children.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { LETTERING } from '#titles/box-of-snow/lettering.ts';
import { MEDIUM } from '#titles/box-of-snow/medium.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
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
const NEAR: Near = { size: 54, head: [94, 114], box: [104, 222], half: 34, yaw: 16 };
/** From a little further and more from the side, so that there is a wheelchair under whoever uses one. */
const ON_WHEELS: Near = { size: 44, head: [90, 106], box: [117, 212], half: 29, yaw: 34 };

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
      gaze: [0.85, -0.75],
      body: { roll: -5, shrug: 6 },
      armsByPage: true,
    },
    SHAFT,
  );
  const round = (side: 1 | -1): OwnArm =>
    ownArm(
      hero,
      child,
      side,
      {
        elbow: [box[0] + side * (half + 15), box[1] - 34],
        wrist: [box[0] + side * (half + 5), box[1] - 21],
        hand: grip,
        degrees: side > 0 ? 194 : -14,
        flip: side > 0,
        size: 1.1,
      },
      SHAFT,
    );
  const arms = [round(-1), round(1)];
  const art =
    rings(WELL) +
    piesOn(WELL, 2.3, 3) +
    clothsOn(WELL, 3.7, 4.9) +
    hoopsOn(WELL, 5.12, 6.5) +
    depths(WELL) +
    landing(WELL) +
    child.art +
    arms.map((arm) => arm.art).join('') +
    at(box[0], box[1], half / 50, carton(SHAFT, 0.8, 0)) +
    arms.map((arm) => arm.before).join('') +
    mittenOnWool(SHAFT, [211, -6], [178, 78], 50, 8);
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 20, width: 172, y: 12, height: 42 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face],
  };
};

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
