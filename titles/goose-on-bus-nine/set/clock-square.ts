// The next stop, seen through the long window: a square in the rain, and a tower whose clock is the only moon of that evening.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, calm, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BUS } from './colors.ts';
import { drops, rain } from './rain.ts';

/** The window's lower edge. */
const SILL = 82;
const TOWER = 58;
/** Where the square ends and what stands on it begins. */
const SQUARE = 62;

/** The window's left end, where wall is seen beside it. */
const LEFT = 20;

/** The far wall of the bus with its one window, from above the sheet to the floor. Bound, the window begins on this page: what goes on over the fold is wall. */
export function clockSquare(beside: boolean): string {
  const chance = chanceFrom('clock square');
  const left = beside ? LEFT : -40;
  const outside = { x: left, y: -90, width: SHEET + 30 - left, height: 90 + SILL };
  const glass = beside
    ? `M${SHEET + 40} -70H${LEFT + 12}Q${LEFT} -70 ${LEFT} -58V${SILL - 9}Q${LEFT} ${SILL} ${LEFT + 9} ${SILL}H${SHEET + 40}`
    : `M-40 -90H${SHEET + 40}V${SILL}H-40`;
  return (
    box(
      -240,
      -100,
      SHEET + 300,
      180 + SILL,
      beside
        ? WALL
        : linear([
            [0, BUS.wall],
            [0.6, BUS.wall],
            [1, BUS.panel],
          ]),
    ) +
    clip(
      `${glass}Z`,
      // Flat: a grain of its own on each sheet was a step at the fold.
      calm(
        box(
          outside.x,
          outside.y,
          outside.width,
          outside.height,
          linear([
            [0, '#24385a'],
            [0.6, '#3f5a80'],
            [1, '#7189a0'],
          ]),
        ),
      ) +
        // The last light, in a ground of its own: in the sky's it was dragged up to the ceiling.
        box(
          outside.x,
          SQUARE - 50,
          outside.width,
          52,
          linear([
            [0, '#d3ad7c', 0],
            [1, '#d3ad7c', 0.9],
          ]),
        ) +
        houses() +
        (beside ? shifted(-4, -26, tower()) : shifted(-16, 10, tower())) +
        square() +
        stall(beside ? 41 : 20, SQUARE + 7) +
        rain(chance, outside, 0.5) +
        drops(chance, outside, 26),
    ) +
    line(glass, BUS.frame, 3) +
    line(`M${left + 9} ${SILL + 2.4}H${SHEET + 34}`, '#fff0c8', 1.2, 'stroke-opacity=".7"') +
    line(`M-240 ${SILL + 14}H${SHEET + 34}`, '#a9743c', 1, 'stroke-opacity=".6"')
  );
}

/** As the paper of the page beside it: nothing is seen to begin at the fold. */
const WALL = '#ffd67a';

/** Roofs far away, one behind the other, with a window lit here and there. */
function houses(): string {
  const chance = chanceFrom('clock square roofs');
  let far = `M-30 ${SQUARE}`;
  for (let x = -30; x < SHEET + 30; ) {
    const [w, h] = [13 + chance() * 9, 20 + chance() * 16];
    far += `V${num(SQUARE - h)}l${num(w / 2)} ${num(-w * 0.34)}l${num(w / 2)} ${num(w * 0.34)}`;
    x += w;
  }
  let near = `M-30 ${SQUARE}`;
  let lit = '';
  for (let x = -30; x < SHEET + 30; ) {
    const [w, h] = [18 + chance() * 14, 9 + chance() * 14];
    near += `V${num(SQUARE - h)}h${num(w)}`;
    if (chance() > 0.3)
      lit += `M${num(x + w * 0.3)} ${num(SQUARE - h + 6)}v3.4M${num(x + w * 0.6)} ${num(SQUARE - h + 6)}v3.4`;
    x += w;
  }
  return (
    path(`${far}V${SQUARE}Z`, '#64809c') +
    path(`${near}V${SQUARE}Z`, '#3d5470') +
    clean(line(lit, '#ffd88a', 2.4))
  );
}

/** So near already that its hands can be read. */
const tower = (): string =>
  clean(
    oval(
      TOWER,
      17,
      40,
      40,
      radial([
        [0, '#ffe9b4', 0.8],
        [0.4, '#ffdf9c', 0.3],
        [1, '#ffdf9c', 0],
      ]),
    ),
  ) +
  path(
    `M${TOWER - 15} ${SQUARE + 26}V0H${TOWER - 18}V-5H${TOWER - 15}L${TOWER} -36L${TOWER + 15} -5H${TOWER + 18}V0H${TOWER + 15}V${SQUARE + 20}Z`,
    '#31445f',
  ) +
  path(`M${TOWER + 4} ${SQUARE + 26}V0H${TOWER + 15}V${SQUARE + 20}Z`, '#283a54') +
  path(`M${TOWER - 16} -5L${TOWER} -37L${TOWER + 16} -13Z`, '#45586f') +
  line(`M${TOWER - 18} -2.6H${TOWER + 18}M${TOWER - 15} 36H${TOWER + 15}`, '#5f7388', 1.6) +
  at(
    TOWER,
    17,
    1,
    clean(
      oval(0, 0, 13, 13, '#5a4a44') +
        oval(0, 0, 11.6, 11.6, '#fff1c6') +
        line('M0 -9.6v2M0 9.6v-2M-9.6 0h2M9.6 0h-2', '#5a4a44', 1.3) +
        line('M0 0V-7.4M0 0L4.8 2.6', '#3a2a38', 1.8),
    ),
  );

/** Wet stones under the tower, and what lights leave on them. */
const square = (): string =>
  box(
    -40,
    SQUARE,
    SHEET + 80,
    SILL - SQUARE + 2,
    linear([
      [0, '#4a5d78'],
      [1, '#2f405e'],
    ]),
  ) +
  oval(36, SQUARE + 9, 30, 4, '#f0bd76', 'fill-opacity=".5"') +
  line(`M60 ${SQUARE + 6}h34M104 ${SQUARE + 10}h40M128 ${SQUARE + 5}h26`, '#8fa0b4', 0.8);

/** What a dog goes there for: a stall on four posts, two strings of sausages in its light. */
const stall = (x: number, y: number): string =>
  at(
    x,
    y,
    1.2,
    clean(
      oval(
        0,
        -18,
        30,
        22,
        radial([
          [0, '#ffd88a', 0.6],
          [1, '#ffd88a', 0],
        ]),
      ),
    ) +
      line('M-11 -26V-2M11 -26V-2', '#4a3440', 1.4) +
      clean(box(-12.6, -26, 25.2, 18, '#ffe0a0')) +
      line('M-12.6 -27V1M12.6 -27V1', '#5a3c3c', 1.8) +
      // A counter, and what stands behind it.
      box(-14.4, -9, 28.8, 2.4, '#d9b98a') +
      box(-13.4, -6.8, 26.8, 7, '#8a4a3c') +
      line('M-8 -6.6V0M-2.6 -6.6V0M2.8 -6.6V0M8.2 -6.6V0', '#6e3832', 0.7) +
      line('M-12 -24.6H12M-10 -24.6Q-10 -14 -5 -14T0 -24.6Q0 -14 5 -14T10 -24.6', '#7a4a3c', 0.7) +
      // Of the last somebody has had a bite.
      line(
        'M-10 -22.6Q-9.8 -17.6 -7.8 -15.2M-6 -13.6Q-4.6 -13 -3.4 -13.8M-1.8 -15.6Q-.2 -18 -.1 -21.8M.4 -20.6Q.4 -17.2 2.2 -15.2M4 -13.6Q5.4 -13 6.6 -13.8M8.2 -15.6L9 -17',
        '#a4583a',
        2.8,
      ) +
      line('M-10.2 -22Q-10 -18 -8.6 -16.2M.1 -19.8Q.4 -17.2 1.6 -16', '#e08c62', 0.7) +
      path('M-16 -26L-13 -33H13L16 -26Z', '#e9d3a0') +
      path('M-9.6 -33h5.2l-1 7h-6ZM0 -33h5.2l1 7h-6ZM9.6 -33h3.4l3 7h-5.2Z', '#2f7472'),
  );
