import { clip } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { clouds, sea, sky } from '#titles/hole-department/set/beach.ts';
import { fossil } from '#titles/hole-department/set/buried.ts';
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
      touchL: [113, GROUND + 4],
      touchR: [40, GROUND + 1],
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
      near: [197, 106],
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
    fossil(150, 184, 0.95, 8) +
    pebbles('two', [[30, 122, 6]]) +
    child.arm(1) +
    child.arm(-1);
  return {
    art,
    quiet: { box: { ...SAFE, y: 155, height: 48 }, ink: 'light', anchor: 'middle' },
    faces: [child.face, inspector.face],
  };
};
