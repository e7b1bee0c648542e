import { at } from '../../../drawing/marks.ts';
import { thing } from '../../../scenes/things/things.ts';
import type { Painting } from '../../title.ts';
import { digger } from '../cast/digger.ts';
import { INSPECTOR, mole } from '../cast/mole.ts';
import { sand, sea, sky } from '../set/beach.ts';
import { earth, shaft } from '../set/earth.ts';
import { boardwalk, bucket, windbreak } from '../set/gear.ts';
import { BELOW, LATE } from '../set/lights.ts';
import { ladder } from '../set/office.ts';

const GROUND = 84;

/** Mid: an object with responsibility, and a mole that looks at its own feet. */
export const page09: Painting = ({ hero, things }) => {
  const child = digger(
    hero,
    60,
    25,
    [96, GROUND - 1],
    { pose: 'crouch', mood: 'brave', yaw: 36, pitch: 8, nod: 16, gaze: [0.8, 0.9], touchL: [128, GROUND - 6] },
    LATE,
  );
  const inspector = mole(
    { person: INSPECTOR, where: [152, 190], size: 34, facing: -1, look: 40, mood: 'brisk' },
    BELOW,
  );
  const art =
    sky('#a9c6cc', '#ffdfae', 56, [196, 40]) +
    sea(46, 68, '#5a98a4', '#a8d2c8', 'nine') +
    sand(68, GROUND, 'nine') +
    windbreak(LATE, -20, 82, 24) +
    earth(GROUND, 106) +
    shaft({ x: 152, width: 40, top: GROUND, bottom: 212, sun: 1, smoothed: true }, ladder(152, 110, 212, 16) + inspector.art) +
    boardwalk(LATE, 66, 126, GROUND - 1.5) +
    bucket(LATE, 196, GROUND + 1, 16) +
    child.shadow +
    child.art +
    at(130, GROUND - 3, 0.3, thing(things[0], LATE), 20) +
    child.arm(1);
  return {
    art,
    quiet: { box: { x: 14, y: 110, width: 106, height: 92 }, ink: 'light' },
    faces: [child.face],
  };
};
