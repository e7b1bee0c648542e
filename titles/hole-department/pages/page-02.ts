import { clip } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { clouds, sea, sky } from '#titles/hole-department/set/beach.ts';
import {
  earth,
  heap,
  pebbles,
  type ShaftWish,
  shaft,
  shaftOutline,
} from '#titles/hole-department/set/earth.ts';
import { clipboard } from '#titles/hole-department/set/forms.ts';
import { windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { glow } from '#titles/hole-department/set/office.ts';

const GROUND = 104;
const HOLE: ShaftWish = { x: 150, width: 104, top: GROUND, bottom: 150, sun: -1 };

/** Close: two noses that nearly touch, and a clipboard that is pushed up between. */
export const page02: Painting = ({ hero }) => {
  const down = outOfChair(hero);
  const child = placeHero(
    down,
    54,
    'head',
    [69, 66],
    {
      pose: 'sit',
      mood: 'surprised',
      yaw: 48,
      pitch: 4,
      nod: 4,
      tilt: 12,
      gaze: [1, 0.3],
      body: { lean: 26, roll: 12, shrug: -4 },
      armsByPage: true,
      legsByPage: true,
    },
    DAY,
  );
  const near = ownArm(
    down,
    child,
    -1,
    { elbow: [40, GROUND], wrist: [62, GROUND + 2], hand: flat, degrees: 12, flip: true },
    DAY,
  );
  const far = ownArm(
    down,
    child,
    1,
    { elbow: [88, GROUND + 2], wrist: [84, GROUND + 8], hand: flat, degrees: 40 },
    DAY,
  );
  const inspector = mole(
    {
      person: { ...INSPECTOR, hat: 'lamp' },
      where: [156, 190],
      size: 108,
      facing: -1,
      look: -37,
      mood: 'official',
      near: [141, 140],
    },
    BELOW,
  );
  const art =
    sky('#9bd8e4', '#fff6dc', GROUND, [22, 18]) +
    clouds([[150, 30, 1.5]]) +
    sea(78, 90, '#3f9fb0', '#8ed2cb', 'two') +
    windbreak(DAY, -42, 102, 36) +
    parkedChair(hero, 30, [20, GROUND - 3], 40, DAY) +
    child.art +
    far.art +
    earth(GROUND, 146) +
    heap('two', 208, GROUND + 2, 40, 18) +
    shaft(HOLE, glow(156, 124, 64, 40, 0.6)) +
    // Above the sand it is in the open; below, only the hole shows it.
    clip(`M0 0V${GROUND}H216V0Z${shaftOutline(HOLE)}`, inspector.art) +
    clipboard(113, 120, 28, -12, -1) +
    inspector.arm +
    pebbles('two', [[30, 122, 6]]) +
    near.art;
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 155, height: 48 },
      ink: 'light',
      largest: { explorer: 18 },
      anchor: 'middle',
    },
    faces: [child.face, inspector.face],
  };
};
