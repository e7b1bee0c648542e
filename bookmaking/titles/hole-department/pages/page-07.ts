import { at } from '../../../drawing/marks.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { digger } from '../cast/digger.ts';
import { INSPECTOR, mole } from '../cast/mole.ts';
import { sand, sea, sky } from '../set/beach.ts';
import { cathedral } from '../set/castles.ts';
import { earth, shaft } from '../set/earth.ts';
import { boardwalk, windbreak } from '../set/gear.ts';
import { BELOW, LATE } from '../set/lights.ts';

const GROUND = 152;

/** Wide: the sea takes the cathedral, and a stamp stays in the air. */
export const page07: Painting = ({ hero }) => {
  const child = digger(
    hero,
    52,
    21,
    [54, GROUND - 1],
    { pose: 'crouch', mood: 'worried', yaw: 34, pitch: 8, gaze: [1, 0] },
    LATE,
  );
  const inspector = mole(
    { person: INSPECTOR, where: [100, 212], size: 44, facing: 1, look: -50, mood: 'wistful' },
    BELOW,
  );
  const art =
    sky('#b9d5d6', '#ffe9c2', 104, [196, 84]) +
    sea(96, 130, '#5a98a4', '#a8d2c8', 'seven') +
    sand(130, GROUND, 'seven') +
    at(160, 146, 0.5, cathedral(LATE)) +
    windbreak(LATE, -10, 150, 26) +
    earth(GROUND, 180) +
    shaft({ x: 104, width: 42, top: GROUND, bottom: 214, sun: 1 }, inspector.art) +
    boardwalk(LATE, 20, 80, GROUND - 1.5) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 60 }, ink: 'dark' },
    faces: [child.face],
  };
};
