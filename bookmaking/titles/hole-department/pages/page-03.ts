import { at } from '../../../drawing/marks.ts';
import type { Painting } from '../../title.ts';
import { digger } from '../cast/digger.ts';
import { INSPECTOR, mole } from '../cast/mole.ts';
import { clouds, sand, sea, sky } from '../set/beach.ts';
import { castle } from '../set/castles.ts';
import { earth, heap, shaft } from '../set/earth.ts';
import { form } from '../set/forms.ts';
import { boardwalk, bucket, windbreak } from '../set/gear.ts';
import { BELOW, DAY } from '../set/lights.ts';
import { chamber, desk, lamp, pigeonholes } from '../set/office.ts';

const GROUND = 76;

/** Mid: measured with a nose, signed on a bucket, filed by a colleague. */
export const page03: Painting = ({ hero }) => {
  const child = digger(
    hero,
    60,
    25,
    [74, GROUND - 1],
    { pose: 'crouch', mood: 'happy', yaw: 30, pitch: 8, nod: 16, gaze: [0.6, 1], touchL: [104, GROUND - 18] },
    DAY,
  );
  const inspector = mole(
    { person: INSPECTOR, where: [150, 146], size: 46, facing: 1, look: 6, mood: 'brisk' },
    BELOW,
  );
  const clerk = mole(
    {
      person: { fur: '#9c8a84', waistcoat: '#b0563f', hat: 'bun' },
      where: [146, 206],
      size: 32,
      facing: 1,
      look: -6,
      mood: 'brisk',
      near: [164, 182],
      far: [166, 186],
    },
    BELOW,
  );
  const art =
    sky('#a4dbe2', '#fff3cf', 60, [24, 14]) +
    clouds([[150, 22, 1]]) +
    sea(50, 58, '#3f9fb0', '#8ed2cb', 'three') +
    sand(58, GROUND, 'three') +
    at(196, 70, 0.36, castle(DAY, 0)) +
    at(20, 66, 0.3, castle(DAY, 1)) +
    windbreak(DAY, -26, 74, 24) +
    earth(GROUND, 104) +
    shaft({ x: 158, width: 54, top: GROUND, bottom: 148, sun: -1 }, inspector.art) +
    chamber(
      { x: 118, y: 160, width: 110, height: 48 },
      1,
      lamp(150, 172, 158) + pigeonholes({ x: 176, y: 166, width: 40, height: 38 }, 5, 4, 'three') + clerk.art + form(166, 182, 8, { number: '1', stamped: true }) + desk(196, 206, 10),
    ) +
    heap('three', 202, GROUND, 30, 11) +
    boardwalk(DAY, 44, 108, GROUND - 1.5) +
    child.shadow +
    child.art +
    bucket(DAY, 108, GROUND, 17) +
    form(110, GROUND - 18, 13, { number: '2', degrees: 78 }) +
    child.arm(1);
  return {
    art,
    quiet: { box: { x: 14, y: 108, width: 98, height: 94 }, ink: 'light' },
    faces: [child.face, inspector.face],
  };
};
