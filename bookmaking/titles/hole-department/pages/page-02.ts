import { placeHero } from '../../../hero/place-hero.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { INSPECTOR, mole } from '../cast/mole.ts';
import { clip } from '../../../drawing/sheet.ts';
import { clouds, sea, sky } from '../set/beach.ts';
import { earth, heap, pebbles, type ShaftWish, shaft, shaftOutline } from '../set/earth.ts';
import { clipboard } from '../set/forms.ts';
import { BELOW, DAY } from '../set/lights.ts';
import { glow } from '../set/office.ts';

const GROUND = 96;
const HOLE: ShaftWish = { x: 150, width: 104, top: GROUND, bottom: 148, sun: -1 };

/** Close: two noses that nearly touch, and a clipboard that is pushed up between. */
export const page02: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    54,
    'head',
    [62, 52],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 38,
      pitch: 6,
      nod: 12,
      tilt: 10,
      gaze: [0.9, 0.6],
      touchL: [98, GROUND + 3],
      touchR: [34, GROUND + 3],
    },
    DAY,
  );
  const inspector = mole(
    {
      person: { ...INSPECTOR, hat: 'lamp' },
      where: [164, 182],
      size: 104,
      facing: -1,
      look: -27,
      mood: 'official',
      near: [201, 100],
      far: [126, 132],
    },
    BELOW,
  );
  const art =
    sky('#9bd8e4', '#fff6dc', GROUND, [190, 20]) +
    clouds([[150, 30, 1.5]]) +
    sea(72, 84, '#3f9fb0', '#8ed2cb', 'two') +
    child.art +
    earth(GROUND, 142) +
    heap('two', 206, GROUND + 2, 44, 20) +
    shaft(HOLE, glow(156, 116, 64, 40, 0.6)) +
    // Above the sand it is in the open; below, only the hole shows it.
    clip(`M0 0V${GROUND}H216V0Z${shaftOutline(HOLE)}`, inspector.art) +
    clipboard(120, 120, 27, -12) +
    pebbles('two', [[30, 122, 6]]) +
    child.arm(1) +
    child.arm(-1);
  return {
    art,
    quiet: { box: { ...SAFE, y: 150, height: 52 }, ink: 'light', anchor: 'middle' },
    faces: [child.face, inspector.face],
  };
};
