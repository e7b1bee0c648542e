import { oval } from '../../../drawing/marks.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { sand } from '../set/beach.ts';
import { form } from '../set/forms.ts';
import { LATE } from '../set/lights.ts';

/** Close, from above: nine corners, nine circles, and one that is dark. */
export const page08: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    38,
    'head',
    [96, 44],
    { pose: 'crouch', mood: 'wonder', yaw: 12, pitch: 26, nod: 14, gaze: [0.5, 1], touchL: [128, 96], armL: { upper: [58, 12], lower: [74, -2], hand: 'point' } },
    LATE,
  );
  const art =
    sand(0, 216, 'eight') +
    oval(112, 118, 30, 22, '#3a241b') +
    child.shadow + child.art +
    form(40, 110, 28, { number: '1', stamped: true, circle: 2.6 });
  return {
    art,
    quiet: { box: { ...SAFE, y: 152, height: 50 }, ink: 'dark' },
    faces: [child.face],
  };
};
