import { placeHero } from '../../../hero/place-hero.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { INSPECTOR, mole } from '../cast/mole.ts';
import { clouds, sea, sky } from '../set/beach.ts';
import { earth, heap, pebbles, shaft } from '../set/earth.ts';
import { clipboard } from '../set/forms.ts';
import { BELOW, DAY } from '../set/lights.ts';
import { glow } from '../set/office.ts';

const GROUND = 96;

/** Close: two noses that nearly touch, and a clipboard that is pushed up between. */
export const page02: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    54,
    'head',
    [66, 50],
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
      where: [154, 180],
      size: 104,
      facing: -1,
      look: -28,
      mood: 'official',
      near: [188, 140],
      far: [122, 128],
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
    shaft(
      { x: 150, width: 104, top: GROUND, bottom: 148, sun: -1 },
      glow(150, 120, 60, 44, 0.7),
    ) +
    inspector.art +
    clipboard(116, 116, 27, -12) +
    pebbles('two', [[30, 122, 6]]) +
    child.arm(1) +
    child.arm(-1);
  return {
    art,
    quiet: { box: { ...SAFE, y: 150, height: 52 }, ink: 'light', anchor: 'middle' },
    faces: [child.face, inspector.face],
  };
};
