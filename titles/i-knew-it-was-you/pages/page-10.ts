import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, oval, path, shifted, specks } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { litWindow } from '#titles/i-knew-it-was-you/cast/lit-window.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { tree, village } from '#titles/i-knew-it-was-you/set/village.ts';

/** Where the one window is, in mm on the page, and how much larger than it is drawn. */
const WINDOW: Point = [112, 150];
const LARGER = 1.16;
/** House and window are drawn near, and put this much farther away about the foot of the house. */
const FARTHER = 0.84;
const FOOT: Point = [142, 206];

/** As far away as one can go: a whole valley sleeps, and one window has a hand on it. No words. */
export const page10: Painting = (cast) => paint(cast, 0);
/** The page is the right half; the valley comes to it from the left. */
export const spread10: Painting = (cast) => {
  const over = SPREAD - SHEET;
  const { art, quiet, faces } = paint(cast, -over);
  const moved = (area: Box): Box => ({ ...area, x: area.x + over });
  return {
    art: shifted(over, 0, art),
    quiet: { ...quiet, box: moved(quiet.box) },
    faces: faces.map(moved),
  };
};

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero, things }: Cast, left: number): Picture {
  const wide = SHEET - left;
  const window = litWindow(hero, thing(things[0], LOW));
  const { x, y, width, height } = window.face;
  const seen = LARGER * FARTHER;
  const face: Box = {
    x: FOOT[0] + (WINDOW[0] + x * LARGER - FOOT[0]) * FARTHER,
    y: FOOT[1] + (WINDOW[1] + y * LARGER - FOOT[1]) * FARTHER,
    width: width * seen,
    height: height * seen,
  };
  const art =
    clean(
      wiped(
        { x: left, y: 0, width: wide, height: 130 },
        [
          [0, '#10183a'],
          [0.4, '#22366a'],
          [0.78, '#5d82a8'],
          [1, '#c9cdb4'],
        ],
        INK.mist,
        'page 10 sky',
      ),
    ) +
    specks(
      chanceFrom('page 10'),
      { x: left, y: 6, width: wide, height: 62 },
      Math.round(wide / 5),
      INK.paper,
      0.9,
      0.85,
    ) +
    pool(44, 38, 34, 34, INK.paper, 0.3) +
    clean(oval(44, 38, 13, 13, INK.paper)) +
    range(left, 92, 9, '#5a7ca6', 'far') +
    range(left, 106, 8, '#3f5f94', 'middle') +
    range(left, 128, 7, '#2c4880', 'near') +
    village(left, [96, 186]) +
    at(
      FOOT[0],
      FOOT[1],
      FARTHER,
      shifted(-FOOT[0], -FOOT[1], house() + at(WINDOW[0], WINDOW[1], LARGER, window.art)),
    ) +
    garden(left);
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 72, y: 12, width: 90, height: 24 },
      ink: 'light',
      largest: { seedling: 40 },
    },
    faces: [face],
  };
}

/** A row of hills, each wiped lighter toward its foot. */
function range(left: number, y: number, high: number, ink: string, seed: string): string {
  const chance = chanceFrom(`range ${seed}`);
  const points: Point[] = [];
  for (let x = SHEET + 30; x > left - 40; x -= 34) points.push([x, y - chance() * high * 2]);
  const d = `M${SHEET + 30} ${SHEET + 6}L${smooth(points, false).slice(1)}L${left - 30} ${SHEET + 6}Z`;
  return path(
    d,
    linear([
      [0, ink],
      [0.3, '#4f719c'],
      [1, '#22386e'],
    ]),
  );
}

/** One house among all of them, and nothing of it is awake but a pane. */
const house = (): string =>
  pool(138, 170, 74, 54, INK.amber, 0.4) +
  path('M152 112V88H164V122Z', '#2b3d6c', `stroke="${INK.key}" stroke-width=".8"`) +
  path('M98 206V136H178V206Z', '#2f4478', `stroke="${INK.key}" stroke-width=".9"`) +
  line('M98 144H178M98 198H178', INK.key, 0.5, 'stroke-opacity=".5"') +
  path('M88 138L138 96L188 138Z', '#1b2a58', `stroke="${INK.key}" stroke-width=".9"`) +
  shingles() +
  line('M88.500 137.500L138 96.500L187.500 137.500', '#4a619a', 1.4) +
  path(
    'M133 129V121C133 116 143 116 143 121V129Z',
    '#101a3c',
    `stroke="${INK.key}" stroke-width=".8"`,
  ) +
  line('M138 117V129', '#33477a', 0.8) +
  line('M158 86C155 76 166 72 161 62C156 54 166 48 161 40', INK.paper, 3.2, 'stroke-opacity=".16"');

/** Rows of them, each laid half over the next. */
function shingles(): string {
  let d = '';
  for (let y = 106, row = 0; y < 138; y += 5.4, row++) {
    const half = (y - 98) * 1.17;
    for (let x = 138 - half + (row % 2 ? 0 : 3); x + 5 < 138 + half; x += 6)
      d += `M${num(x)} ${num(y)}q3 4 6 0`;
  }
  return line(d, '#34487f', 0.7);
}

/** A meadow, and trees with whole crowns before everything. */
const garden = (left: number): string => {
  const near = `M${left - 6} 222V200C${left + 40} 190 ${left + 80} 204 60 200C90 196 120 204 150 203C180 202 200 196 222 200V222Z`;
  return (
    path(near, '#142149') +
    path('M116 204H166L184 222H94Z', INK.glow, 'fill-opacity=".12"') +
    tree(86, 206, 0.9) +
    tree(200, 210, 1.2) +
    (left < 0 ? tree(-186, 212, 1.3) + tree(-30, 208, 0.8) + tree(-116, 210, 0.6) : '')
  );
};
