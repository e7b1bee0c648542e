import { at, box } from '../../../drawing/marks.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { digger } from '../cast/digger.ts';
import { INSPECTOR, mole } from '../cast/mole.ts';
import { EARTH } from '../set/colors.ts';
import { EVENING, SHAFT } from '../set/lights.ts';

const GROUND = 40;

/** The hush: a page of dark earth, and one column of sky. */
export const page10: Painting = ({ hero, things }) => {
  const child = digger(
    hero,
    26,
    11,
    [84, GROUND],
    { pose: 'crouch', mood: 'wonder', yaw: 34, pitch: 6, nod: 20, gaze: [0.6, 1] },
    EVENING,
  );
  const inspector = mole(
    { person: INSPECTOR, where: [112, 202], size: 52, facing: 1, look: -62, mood: 'awe', glasses: 'off', sits: true },
    SHAFT,
  );
  const art =
    box(0, 0, SHEET, SHEET, EARTH.dark) +
    box(0, 0, SHEET, GROUND, '#8ec9e6') +
    box(90, GROUND, 40, 164, '#7fc4ea') +
    inspector.art +
    at(132, GROUND - 3, 0.12, thing(things[0], EVENING)) +
    child.art;
  return {
    art,
    quiet: { box: { x: 14, y: 100, width: 66, height: 50 }, ink: 'light' },
    faces: [child.face, inspector.face],
  };
};
