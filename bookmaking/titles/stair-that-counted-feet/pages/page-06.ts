import { at, box, path } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { turnedLeg } from '../../../scenes/house/table.ts';
import { nightWindow } from '../../../scenes/house/window.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { child, inPyjamas } from '../cast/child.ts';
import { LAMPLIGHT, WALLS } from '../set/colors.ts';
import { HALL } from '../set/lights.ts';
import { pool, wall } from '../set/night.ts';

/** Close: four turned feet fill the page; they plainly have no plans. */
export const page06: Painting = ({ hero }) => {
  const kid = child(
    inPyjamas(hero),
    26,
    'head',
    [110, 118],
    { pose: 'stand', mood: 'wonder', yaw: 12, pitch: 6, gaze: [-0.4, 0.2] },
    HALL,
  );
  const art =
    wall(WALLS.hall) +
    pool(120, 130, 70, 70, LAMPLIGHT, 0.6) +
    nightWindow(
      { x: 14, y: 92, width: 26, height: 50 },
      { high: '#1d1d50', low: '#3b3b80', moon: [0.5, 0.3] },
      '#7a5a78',
    ) +
    kid.art +
    box(
      0,
      170,
      SHEET,
      46,
      linear([
        [0, '#4a2f48'],
        [1, '#2c1b38'],
      ]),
    ) +
    at(52, 190, 1.1, turnedLeg(HALL, '#7c5038')) +
    at(166, 190, 1.1, turnedLeg(HALL, '#7c5038')) +
    at(24, 212, 1.5, turnedLeg(HALL, '#8f5d3e')) +
    at(190, 212, 1.5, turnedLeg(HALL, '#8f5d3e')) +
    path('M0 0H216V80C150 92 60 92 0 80Z', '#3d2450');
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'light' },
    faces: [kid.face],
  };
};
