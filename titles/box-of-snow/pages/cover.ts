import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { atTheRails } from '#titles/box-of-snow/cast/at-the-rails.ts';
import { CUT_OUT } from '#titles/box-of-snow/cast/children.ts';
import { mitten } from '#titles/box-of-snow/cast/mitten.ts';
import { onHead } from '#titles/box-of-snow/cast/on-head.ts';
import { LETTERING } from '#titles/box-of-snow/lettering.ts';
import { MEDIUM } from '#titles/box-of-snow/medium.ts';
import { FLOORS, MITTEN } from '#titles/box-of-snow/set/colors.ts';
import { HOT, OVENS, SHAFT } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';
import {
  depths,
  hoopsOn,
  landing,
  piesOn,
  rings,
  type Well,
} from '#titles/box-of-snow/set/rings.ts';

const WELL: Well = {
  middle: [138, 112],
  top: [108, 152],
  hall: 22,
  growth: 1.205,
  floors: 8.9,
  opening: 92,
  hand: -1,
};

/** How high the hero may be without the box, and at most how large a head. */
const HIGH = { walks: 106, rolls: 128 };
const MOST = 38;
const GROUND: Point = [98, 206];

/** Down the whole well, and before it the hero, the box on the head, looking up at a mitten. */
const paint: Painting = ({ hero }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = onHead(
    hero,
    headToStand(hero, rolls ? HIGH.rolls : HIGH.walks, MOST),
    GROUND,
    {
      pose: 'walk',
      mood: 'wonder',
      face: { mouth: 'smile', brow: [-10, -14, -5], askew: 4 },
      yaw: rolls ? 26 : 25,
      pitch: 4,
      nod: -8,
      tilt: 0,
      gaze: [1, -0.7],
      body: {
        lean: 2,
        roll: 0,
        tilt: 0,
        twist: 0,
        hips: 4,
        shrug: 4,
        // Uphill: one knee high.
        ...(!rolls && {
          legL: { upper: [58, 8], lower: [-30, 4], foot: -6 },
          legR: { upper: [-12, 4], lower: [-22, 4], foot: 26 },
        }),
      },
    },
    SHAFT,
    1,
  );
  const { snow, wide } = child;
  const art =
    // What is seen between two turns, where they lie apart.
    box(0, 40, SHEET, SHEET, FLOORS[4].deep) +
    rings(WELL) +
    piesOn(WELL, 2.3, 3) +
    hoopsOn(WELL, 5.12, 6.5) +
    depths(WELL) +
    landing(WELL) +
    ourFloor() +
    glow(snow[0], child.face.y + 20, 84, 92, '#fff6d8', 0.7) +
    atTheRails(SHAFT) +
    child.shadow +
    child.body +
    child.box +
    mittenOnWool(snow[0] + wide * 0.92, Math.max(snow[1] + 4, 66));
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 20, width: 172, y: 12, height: 42 },
      ink: 'light',
    },
    faces: [child.face],
  };
};

/** Down on its wool comes the mitten, at (x, y), clear of the title, its thumb toward the snow. */
const mittenOnWool = (x: number, y: number): string =>
  line(`M211 -6C204 34 ${x + 36} ${y - 16} ${x} ${y}`, MITTEN, 1) +
  at(x, y, 0.42, mitten(SHAFT), 8, -0.42);

/** Where we stand, too: the landing before the well. */
const ourFloor = (): string =>
  path('M-14 204Q106 182 230 204V232H-14Z', '#2c3f8c') +
  line('M-14 204Q106 182 230 204', '#86a4ea', 2.4) +
  line('M-14 208.500Q106 186.500 230 208.500', '#1d2a66', 1.4);

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
