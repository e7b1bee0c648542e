import { clip } from '#bookmaking/drawing/sheet.ts';
import { usesChair } from '#bookmaking/hero/figure.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { digger } from '#titles/hole-department/cast/digger.ts';
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
  const seated = usesChair(hero, 'kneel');
  const child = digger(
    hero,
    seated ? 94 : 88,
    46,
    [seated ? 64 : 50, GROUND + 1],
    {
      pose: 'kneel',
      mood: 'surprised',
      yaw: 38,
      pitch: 6,
      nod: seated ? 4 : -10,
      tilt: seated ? 2 : 10,
      gaze: [0.9, 0.6],
      // On hands and knees, as near to that nose as can be; from a wheelchair one bends over one's lap.
      ...(seated
        ? { body: { lean: 24, roll: 17 }, turn: -6, touchL: [98, 84], touchR: [84, 92] }
        : {
            body: { lean: 64 },
            touchL: [92, GROUND + 1],
            touchR: [80, GROUND + 3],
            armL: { upper: [24, 18], lower: [14, -4], hand: 'rest' },
            armR: { upper: [26, 18], lower: [14, -4], hand: 'rest' },
          }),
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
      near: [141, 140],
    },
    BELOW,
  );
  const art =
    sky('#9bd8e4', '#fff6dc', GROUND, [22, 18]) +
    clouds([[150, 30, 1.5]]) +
    sea(78, 90, '#3f9fb0', '#8ed2cb', 'two') +
    windbreak(DAY, -42, 102, 36) +
    earth(GROUND, 146) +
    heap('two', 208, GROUND + 2, 40, 18) +
    shaft(HOLE, glow(156, 124, 64, 40, 0.6)) +
    // Above the sand it is in the open; below, only the hole shows it.
    clip(`M0 0V${GROUND}H216V0Z${shaftOutline(HOLE)}`, inspector.art) +
    clipboard(113, 120, 28, -12, -1) +
    inspector.arm +
    pebbles('two', [[30, 122, 6]]) +
    child.shadow +
    child.art;
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
