import { box } from '../../../drawing/marks.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { overhead } from '../set/overhead.ts';

/** Wide, from above, level, and hardly a word. */
export const page10: Painting = ({ hero, things }) => {
  const { art, face } = overhead(hero, things[0]);
  return {
    art: box(0, 0, SHEET, SHEET, '#1c214e') + art,
    quiet: { box: { x: SAFE.x, y: 182, width: 90, height: 20 }, ink: 'light', anchor: 'bottom' },
    faces: [face],
  };
};
