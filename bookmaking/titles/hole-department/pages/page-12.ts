import { at } from '../../../drawing/marks.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { digger } from '../cast/digger.ts';
import { pier, sand, sea, sky } from '../set/beach.ts';
import { earth } from '../set/earth.ts';
import { EARLY } from '../set/lights.ts';

/** Wide: the clean beach next morning, with a nose in every window. */
export const page12: Painting = ({ hero, things }) => {
  const child = digger(
    hero,
    74,
    26,
    [52, 176],
    { pose: 'walk', mood: 'joy', yaw: 36, pitch: 10, gaze: [0.6, 0.8] },
    EARLY,
  );
  const art =
    sky('#f7cfc4', '#fff3d6', 94, [20, 70]) +
    pier(120, 90, 90, '#a79fb0') +
    sea(90, 102, '#6fb4bd', '#bfe0d6', 'twelve') +
    sand(102, 192, 'twelve') +
    earth(192, 210) +
    child.shadow +
    child.art +
    at(150, 170, 0.44, thing(things[0], EARLY));
  return {
    art,
    quiet: { box: { ...SAFE, height: 60 }, ink: 'dark' },
    faces: [child.face],
  };
};
