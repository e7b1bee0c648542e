import { clip } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
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
  const child = placeHero(
    hero,
    43,
    'head',
    [80, 44],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 38,
      pitch: 6,
      nod: 12,
      tilt: 10,
      gaze: [0.9, 0.6],
      touchL: [104, GROUND + 3],
      touchR: [46, GROUND + 2],
      armL: { upper: [24, 18], lower: [14, -4], hand: 'rest' },
      armR: { upper: [26, 18], lower: [14, -4], hand: 'rest' },
    },
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
      near: [196, 108],
      far: [122, 134],
    },
    BELOW,
  );
  const art =
    sky('#9bd8e4', '#fff6dc', GROUND, [22, 18]) +
    clouds([[150, 30, 1.5]]) +
    sea(78, 90, '#3f9fb0', '#8ed2cb', 'two') +
    windbreak(DAY, -42, 102, 36) +
    child.art +
    earth(GROUND, 146) +
    heap('two', 208, GROUND + 2, 40, 18) +
    shaft(HOLE, glow(156, 124, 64, 40, 0.6)) +
    // Above the sand it is in the open; below, only the hole shows it.
    clip(`M0 0V${GROUND}H216V0Z${shaftOutline(HOLE)}`, inspector.art) +
    clipboard(114, 124, 28, -12) +
    pebbles('two', [[30, 122, 6]]) +
    child.arm(1) +
    child.arm(-1);
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 155, height: 48 },
      ink: 'light',
      largest: { explorer: 15 },
      anchor: 'middle',
    },
    faces: [child.face, inspector.face],
  };
};
