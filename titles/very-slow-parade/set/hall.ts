// The way out of the kitchen and up: a door, and behind it a stair or a lift.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { SPREAD } from '#bookmaking/sheet-size.ts';
import { pool } from './kitchen.ts';

/** Where the door is, in mm. */
const JAMB = 106;

/** How a step rises, in mm. */
const RISE = 17;
const TREAD = 25;

/** The hall as the lamp sees it: a stair that climbs out of its light, a small moon, and who is ahead of whom. */
export function hall(base: number, child: string, [x, y]: Point, rolls: boolean): string {
  const foot = base + 22;
  const shadow = child.replace(/ fill-opacity="[^"]*"/g, '');
  return (
    box(
      JAMB,
      0,
      SPREAD - JAMB,
      foot,
      linear(
        [
          [0, '#173048'],
          [0.5, '#132b44'],
          [1, '#0b1a2c'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    nightWindow(
      { x: 250, y: 18, width: 30, height: 34 },
      { high: '#16345c', low: '#4a7aa6' },
      '#3d5f78',
    ) +
    oval(270, 30, 4.6, 4.6, '#fff3cf') +
    (rolls ? '' : frames()) +
    pool(232, 130, 120, 110, '#ffcf8a', 0.5) +
    pool(314, 74, 84, 74, '#ffcf8a', 0.42) +
    (rolls
      ? cabin(foot)
      : `<g opacity=".62">${at(318 - x * 1.5, foot - 48 - y * 1.5, 1.5, shadow)}</g>`) +
    (rolls ? lift(foot) : stairs(foot)) +
    path(
      `M${JAMB} ${num(base)}L${JAMB + 10} ${num(foot)}H228V${num(foot + 40)}H${JAMB}Z`,
      '#17344d',
    ) +
    box(JAMB - 7, 34, 8, base - 34, '#3d5f78') +
    box(JAMB - 7, 34, 2, base - 34, '#ffcf8a', 0, 'fill-opacity=".5"') +
    box(JAMB - 7, 0, 8, 34, '#3d5f78')
  );
}

function stairs(foot: number): string {
  let stair = `M228 ${num(foot)}`;
  let edges = '';
  let posts = '';
  for (let i = 0; i < 9; i++) {
    const [left, top] = [228 + i * TREAD, foot - (i + 1) * RISE];
    stair += `V${num(top)}h${TREAD}`;
    edges += `M${left - 1.6} ${num(top)}h${TREAD + 1}`;
    posts += `M${left + 8} ${num(top)}v-34M${left + 20} ${num(top)}v-42`;
  }
  stair += 'V216H228Z';
  return (
    path(
      stair,
      linear(
        [
          [0, '#7d6250'],
          [0.45, '#37475a'],
          [1, '#15283d'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    line(edges, '#ffcf8a', 1.4, 'stroke-opacity=".55"') +
    clip(stair, runner(foot)) +
    line(posts, '#0c1c2e', 2.2) +
    line(`M226 ${num(foot - 60)}L${228 + 9 * TREAD} ${num(foot - 60 - 9 * RISE)}`, '#22384c', 5) +
    line(
      `M226 ${num(foot - 61.6)}L${228 + 9 * TREAD} ${num(foot - 61.6 - 9 * RISE)}`,
      '#c79a6a',
      0.9,
      'stroke-opacity=".6"',
    ) +
    box(222, foot - 72, 7, 76, '#2b4257', 1.6) +
    oval(225.5, foot - 74, 5.4, 5.4, '#4a6076')
  );
}

/** Whose house it is has a lift in it: a small room, lit, that waits. */
const cabin = (foot: number): string =>
  box(252, -4, 96, foot + 4, '#0f2136') +
  line('M282 -4V24M318 -4V24', '#3d5f78', 1.6) +
  calm(
    box(
      258,
      24,
      84,
      foot - 24,
      linear([
        [0, '#e9b878'],
        [0.7, '#b98550'],
        [1, '#8a5f44'],
      ]),
    ),
  ) +
  box(258, foot - 10, 84, 10, '#5a4238') +
  line(`M258 ${num(foot - 52)}H342`, '#6b4a34', 2.4) +
  pool(300, 40, 56, 34, '#fff3cf', 0.8) +
  oval(300, 27, 12, 3, '#fff6da');

/** Its gate, folded to one side, and the button with the arrow. */
function lift(foot: number): string {
  let gate = '';
  for (let y = 30; y < foot - 8; y += 12) gate += `M258 ${y}L272 ${y + 12}M272 ${y}L258 ${y + 12}`;
  return (
    line(gate, '#c79a6a', 1.2) +
    line(`M272 24V${num(foot)}`, '#c79a6a', 1.8) +
    line(`M255 ${num(foot)}V21H345V${num(foot)}`, '#4a6076', 6) +
    line(`M253 ${num(foot)}V19H346`, '#c79a6a', 0.8, 'stroke-opacity=".6"') +
    box(356, 92, 13, 22, '#c79a6a', 2.4) +
    oval(362.5, 99, 3.6, 3.6, '#fff3cf') +
    oval(362.5, 108, 3.2, 3.2, '#7d6250') +
    path('M360.6 100.4L362.5 97L364.4 100.4Z', '#7d3a4a') +
    box(
      228,
      foot,
      SPREAD - 228,
      60,
      linear([
        [0, '#3a3a44'],
        [0.3, '#1d3247'],
        [1, '#11263a'],
      ]),
    ) +
    path(`M258 ${num(foot)}H342L372 216H236Z`, '#ffcf8a', 'fill-opacity=".22"')
  );
}

/** Red carpet, tacked under every step. */
const runner = (foot: number): string => {
  let d = '';
  for (let i = 0; i < 9; i++)
    d += `M${228 + i * TREAD} ${num(foot - (i + 1) * RISE + 3)}h${TREAD}v${RISE - 6}h${-TREAD}Z`;
  return path(d, '#7d3a4a', 'fill-opacity=".32"');
};

/** Who is in the family, by what they wear on parade: a pot, an apron, a shell. */
const frames = (): string =>
  [
    [312, 40, '#e4573d'],
    [346, 22, '#e0b45c'],
  ]
    .map(([fx, fy, color]) =>
      at(
        fx as number,
        fy as number,
        1,
        box(-11, -13, 22, 26, '#33495a', 1) +
          box(-8.6, -10.6, 17.2, 21.2, '#24405a', 0.6) +
          oval(0, -1, 4.6, 5, color as string, 'fill-opacity=".7"') +
          path('M-7 10C-7 3 7 3 7 10Z', color as string, 'fill-opacity=".55"'),
      ),
    )
    .join('');
