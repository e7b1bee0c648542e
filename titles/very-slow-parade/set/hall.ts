// The way out of the kitchen and up: a door, and behind it a stair or a lift.
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { pool } from './kitchen.ts';

/** Where wall and floor meet, in mm. */
const FOOT = 186;
/** How a step rises, in mm. */
const RISE = 15;
const TREAD = 20;
const STEPS = 11;
/** Where the way up begins, in mm. */
const FIRST = 228;

/** One wall and one floor, all the way through, as dark as it gets over heads. */
export const hallGround = (width: number): string =>
  box(
    0,
    0,
    width,
    FOOT,
    linear([
      [0, '#0d1f33'],
      [0.5, '#152f49'],
      [1, '#1c3b56'],
    ]),
  ) +
  panels(width) +
  box(0, FOOT - 9, width, 9, '#24445e') +
  line(`M0 ${FOOT - 9}H${width}`, '#4b6d86', 0.7) +
  box(
    0,
    FOOT,
    width,
    40,
    linear([
      [0, '#1c3347'],
      [1, '#12263a'],
    ]),
  );

/** Boards as high as a handrail: it is a hall, and no void. */
function panels(width: number): string {
  let joints = '';
  for (let x = 7; x < width; x += 14) joints += `M${x} ${FOOT - 56}V${FOOT - 9}`;
  return (
    box(0, FOOT - 58, width, 50, '#21425e', 0, 'fill-opacity=".8"') +
    line(joints, '#14293e', 0.7, 'stroke-opacity=".8"') +
    box(0, FOOT - 61, width, 3.4, '#2f5570') +
    line(`M0 ${FOOT - 61}H${width}`, '#5c8098', 0.7)
  );
}

/** What the lamp finds of the way up, and `shadow` on it, that has gone ahead: along a handrail, or in a lift that waits. On a page of its own it is not as large. */
export const wayUp = (shadow: string, rolls: boolean, wide: boolean): string => {
  const [x, k] = rolls ? (wide ? [298, 0.4] : [276, 0.2]) : wide ? [285, 0.57] : [253, 0.37];
  return (
    pool(262, 140, 130, 110, '#ffcf8a', 0.4) +
    (rolls
      ? cabin(FOOT) + at(x, FOOT - 53, k, shadow) + lift(FOOT)
      : onTheWall(x, FOOT - 76 - (x - 226) * 0.75, (wide ? 114 : 98) * k) +
        at(x, FOOT - 61 - (x - 226) * 0.75, k, shadow, -36.9) +
        stairs(FOOT))
  );
};

/** Where the lantern's light comes to the wall, softly: a disc with an edge hung there like a moon. */
const onTheWall = (x: number, y: number, r: number): string =>
  pool(x, y, r * 2.1, r * 1.8, '#ffd79a', 0.85) + pool(x, y, r * 1.3, r * 1.2, '#ffe3b4', 0.5);

function stairs(foot: number): string {
  let stair = `M${FIRST} ${num(foot)}`;
  let posts = '';
  for (let i = 0; i < STEPS; i++) {
    const [left, top] = [FIRST + i * TREAD, foot - (i + 1) * RISE];
    stair += `V${num(top)}h${TREAD}`;
    posts += `M${left + 10} ${num(top)}v-40`;
  }
  const steps = stair;
  stair += `V${foot}H${FIRST}Z`;
  return (
    calm(
      path(
        stair,
        linear(
          [
            [0, '#8a6b56'],
            [0.45, '#56575f'],
            [1, '#24394d'],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
    ) +
    // A red carpet, up every step in one piece, and light along its edge.
    clip(stair, line(steps, '#7d3a4a', 7)) +
    line(steps, '#ffcf8a', 1.1, 'stroke-opacity=".6"') +
    line(posts, '#0c1c2e', 2.2) +
    line(
      `M226 ${num(foot - 60)}L${FIRST + STEPS * TREAD} ${num(foot - 60 - STEPS * RISE)}`,
      '#22384c',
      5,
    ) +
    line(
      `M226 ${num(foot - 61.6)}L${FIRST + STEPS * TREAD} ${num(foot - 61.6 - STEPS * RISE)}`,
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
    box(234, 92, 13, 22, '#c79a6a', 2.4) +
    oval(240.5, 99, 3.6, 3.6, '#fff3cf') +
    oval(240.5, 108, 3.2, 3.2, '#7d6250') +
    path('M238.6 100.4L240.5 97L242.4 100.4Z', '#7d3a4a') +
    path(`M258 ${num(foot)}H342L372 216H236Z`, '#ffcf8a', 'fill-opacity=".22"')
  );
}
