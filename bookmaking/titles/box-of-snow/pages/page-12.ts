import { at, box, line, oval } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { neighborFace } from '../cast/neighbor-face.ts';
import { NINE, TEN } from '../cast/siblings.ts';
import { LAMP } from '../set/lights.ts';
import { glow } from '../set/ramp.ts';

/** Mid: one warm lamp, one form, one flake. */
export const page12: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    42,
    'head',
    [58, 134],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: 24,
      pitch: 4,
      nod: 6,
      gaze: [0.6, 0.8],
      touchL: [86, 160],
      armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
    },
    LAMP,
  );
  const art =
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#1a2554'],
        [0.5, '#2a3a7c'],
        [1, '#3a4a90'],
      ]),
    ) +
    glow(120, 118, 110, 80, '#ffcf80', 0.5) +
    at(120, 118, 0.36, neighborFace(LAMP, TEN, [-0.2, 0.8])) +
    at(172, 138, 0.34, neighborFace(LAMP, NINE, [-0.8, 0.4])) +
    child.art +
    box(-4, 176, SHEET + 8, 44, '#a8683f') +
    child.arm(1) +
    at(150, 190, 0.4, thing(things[0], LAMP)) +
    line('M86 156h.1', '#ffffff', 2) +
    oval(0, 0, 1, 1, '#1a2554');
  return { art, quiet: { box: { ...SAFE, height: 56 }, ink: 'light' }, faces: [child.face] };
};
