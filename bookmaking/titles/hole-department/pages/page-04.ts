import type { Painting } from '../../title.ts';
import { digger } from '../cast/digger.ts';
import { INSPECTOR, mole } from '../cast/mole.ts';
import { sand, sea, sky } from '../set/beach.ts';
import { earth, shaft } from '../set/earth.ts';
import { form } from '../set/forms.ts';
import { boardwalk, windbreak } from '../set/gear.ts';
import { BELOW, DAY } from '../set/lights.ts';
import { chamber, lamp, pigeonholes } from '../set/office.ts';

const GROUND = 62;

/** Tall: three floors, six forms on a line, a pebble that is still falling. */
export const page04: Painting = ({ hero }) => {
  const child = digger(
    hero,
    54,
    22,
    [90, GROUND - 1],
    { pose: 'crouch', mood: 'surprised', yaw: 28, pitch: 8, nod: 14, gaze: [0.6, 1], touchR: [98, 40] },
    DAY,
  );
  const inspector = mole(
    { person: INSPECTOR, where: [136, 192], size: 44, facing: -1, look: -10, mood: 'official', near: [128, 160] },
    BELOW,
  );
  const floor = (y: number, seed: string) =>
    chamber(
      { x: 164, y, width: 60, height: 38 },
      1,
      lamp(196, y + 12, y) + pigeonholes({ x: 190, y: y + 8, width: 28, height: 26 }, 4, 3, seed),
    );
  let wash = '';
  for (let i = 0; i < 6; i++) wash += form(18 + i * 17, 176, 13, { number: ['3', '2', '1', '3', '2', '1'][i] as string, stamped: true });
  const art =
    sky('#a4dbe2', '#fff3cf', 50, [24, 14]) +
    sea(40, 46, '#3f9fb0', '#8ed2cb', 'four') +
    sand(46, GROUND, 'four') +
    windbreak(DAY, -26, 60, 22) +
    earth(GROUND, 84) +
    floor(72, 'a') + floor(116, 'b') + floor(160, 'c') +
    chamber({ x: -6, y: 154, width: 140, height: 50 }, 1, '') +
    shaft({ x: 138, width: 34, top: GROUND, bottom: 204, sun: -1 }, inspector.art) +
    wash +
    boardwalk(DAY, 60, 120, GROUND - 1.5) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: { box: { x: 14, y: 84, width: 100, height: 66 }, ink: 'light' },
    faces: [child.face, inspector.face],
  };
};
