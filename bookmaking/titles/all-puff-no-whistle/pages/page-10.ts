import { at, box, line, oval } from '../../../drawing/marks.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { thing } from '../../../scenes/things/things.ts';
import type { Painting } from '../../title.ts';
import { WATER } from '../set/colors.ts';
import { WATERSIDE } from '../set/lights.ts';

/** From straight above: one circle, one line, one speck. */
export const page10: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    26,
    'head',
    [20, 150],
    { pose: 'stand', mood: 'brave', yaw: 40, pitch: 52 },
    WATERSIDE,
  );
  const art =
    box(0, 0, 216, 216, '#e9dfd0') +
    oval(112, 104, 92, 92, WATER.deep) +
    line('M30 140L190 90', '#ffffff', 1) +
    child.art +
    at(196, 88, 0.2, thing(things[0], WATERSIDE));
  return {
    art,
    quiet: { box: { x: 60, y: 150, width: 100, height: 20 }, ink: 'light', align: 'center' },
    faces: [child.face],
  };
};
