import { at } from '../../../drawing/marks.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { digger } from '../cast/digger.ts';
import { INSPECTOR, mole } from '../cast/mole.ts';
import { gull, sand, sea, sky } from '../set/beach.ts';
import { earth, shaft } from '../set/earth.ts';
import { EVENING, SHAFT } from '../set/lights.ts';

const GROUND = 172;

/** Wide: a little way down, and the whole rest up. */
export const page11: Painting = ({ hero, things }) => {
  const child = digger(
    hero,
    40,
    17,
    [84, GROUND],
    { pose: 'crouch', mood: 'wonder', yaw: 30, pitch: 6, nod: -16, gaze: [0.4, -1] },
    EVENING,
  );
  const inspector = mole(
    { person: INSPECTOR, where: [120, 212], size: 30, facing: 1, look: -70, mood: 'awe', glasses: 'off', sits: true },
    SHAFT,
  );
  const art =
    sky('#1f3a66', '#f4c394', 166) +
    gull(140, 96, 16, '#ffffff', -10) +
    sea(150, 164, '#51739a', '#b7b2b4', 'eleven') +
    sand(164, GROUND, 'eleven') +
    earth(GROUND, 196) +
    shaft({ x: 122, width: 30, top: GROUND, bottom: 213, sun: 1, smoothed: true }, inspector.art) +
    child.shadow +
    child.art +
    at(142, GROUND - 2, 0.16, thing(things[0], EVENING));
  return {
    art,
    quiet: { box: { ...SAFE, height: 62 }, ink: 'light' },
    faces: [child.face],
  };
};
