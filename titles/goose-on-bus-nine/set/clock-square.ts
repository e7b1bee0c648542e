// The next stop, seen through the long window: a square in the rain, and a tower whose clock is the only moon of that evening.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BUS } from './colors.ts';
import { drops, rain } from './rain.ts';

/** The window's lower edge. */
const SILL = 82;
const TOWER = 110;

/** The far wall of the bus with its one window, from above the sheet to the floor. `beside` words, wall and ceiling are on both pages, and the window is whole on one. */
export function clockSquare(beside: boolean): string {
  const chance = chanceFrom('clock square');
  const left = beside ? 12 : -34;
  const pane = beside
    ? `M${SHEET + 60} -25H26Q14 -25 14 -13V${SILL}H${SHEET + 60}Z`
    : `M-30 -90H${SHEET + 30}V${SILL}H-30Z`;
  const outside = { x: -30, y: -90, width: SHEET + 60, height: 90 + SILL };
  return (
    (beside
      ? wallOfBoth()
      : box(
          -40,
          -100,
          SHEET + 80,
          180 + SILL,
          linear([
            [0, BUS.wall],
            [0.6, BUS.wall],
            [1, BUS.panel],
          ]),
        )) +
    clip(
      pane,
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
          SILL - 50,
          outside.width,
          52,
          linear([
            [0, '#d3ad7c', 0],
            [1, '#d3ad7c', 0.9],
          ]),
        ) +
        houses() +
        tower() +
        rain(chance, outside, 0.5) +
        drops(chance, outside, 26),
    ) +
    (beside ? line(pane, BUS.frame, 4) + line(pane, '#f7d79a', 1.4) : '') +
    line(`M${left} ${SILL}H${SHEET + 34}`, BUS.frame, 3) +
    line(`M${left} ${SILL + 2.4}H${SHEET + 34}`, '#fff0c8', 1.2, 'stroke-opacity=".7"') +
    line(`M${left} ${SILL + 14}H${SHEET + 34}`, '#a9743c', 1, 'stroke-opacity=".6"')
  );
}

/** In lamplight, under the edge of a ceiling: the same on both pages. */
const wallOfBoth = (): string =>
  calm(
    box(-240, -60, SHEET + 300, 180 + SILL, '#f4b95c') +
      oval(
        -100,
        20,
        150,
        90,
        radial([
          [0, '#ffe09a', 1],
          [0.5, '#ffd588', 0.8],
          [1, '#f4b95c', 0],
        ]),
      ) +
      box(-240, -60, SHEET + 300, 27, BUS.body) +
      line(`M-240 -32H${SHEET + 60}`, '#fff0c8', 2) +
      line(`M-240 -30.4H${SHEET + 60}`, BUS.panel, 1.4),
  );

/** Roofs far away, one behind the other, with a window lit here and there. */
function houses(): string {
  const chance = chanceFrom('clock square roofs');
  let far = `M-30 ${SILL}`;
  for (let x = -30; x < SHEET + 30; ) {
    const [w, h] = [13 + chance() * 9, 20 + chance() * 16];
    far += `V${num(SILL - h)}l${num(w / 2)} ${num(-w * 0.34)}l${num(w / 2)} ${num(w * 0.34)}`;
    x += w;
  }
  let near = `M-30 ${SILL}`;
  let lit = '';
  for (let x = -30; x < SHEET + 30; ) {
    const [w, h] = [18 + chance() * 14, 9 + chance() * 14];
    near += `V${num(SILL - h)}h${num(w)}`;
    if (chance() > 0.3)
      lit += `M${num(x + w * 0.3)} ${num(SILL - h + 6)}v3.4M${num(x + w * 0.6)} ${num(SILL - h + 6)}v3.4`;
    x += w;
  }
  return (
    path(`${far}V${SILL}Z`, '#64809c') +
    path(`${near}V${SILL}Z`, '#3d5470') +
    clean(line(lit, '#ffd88a', 2.4))
  );
}

/** So near already that its hands can be read. */
const tower = (): string =>
  clean(
    oval(
      TOWER,
      26,
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
    `M${TOWER - 15} ${SILL}V8H${TOWER - 18}V3H${TOWER - 15}L${TOWER} -28L${TOWER + 15} 3H${TOWER + 18}V8H${TOWER + 15}V${SILL}Z`,
    '#31445f',
  ) +
  path(`M${TOWER + 4} ${SILL}V8H${TOWER + 15}V${SILL}Z`, '#283a54') +
  path(`M${TOWER - 16} 3L${TOWER} -29L${TOWER + 16} 3Z`, '#45586f') +
  line(`M${TOWER - 18} 5.4H${TOWER + 18}M${TOWER - 15} 45H${TOWER + 15}`, '#5f7388', 1.6) +
  sausages(TOWER, 65) +
  clean(
    oval(TOWER, 26, 13, 13, '#5a4a44') +
      oval(TOWER, 26, 11.6, 11.6, '#fff1c6') +
      line(
        `M${TOWER} 16.4v2M${TOWER} 35.6v-2M${TOWER - 9.6} 26h2M${TOWER + 9.6} 26h-2`,
        '#5a4a44',
        1.3,
      ) +
      line(`M${TOWER} 26L${TOWER} 18.6M${TOWER} 26L${TOWER + 4.8} 28.6`, '#3a2a38', 1.8),
  );

/** Where they are: in a window that is lit, and over it an awning. */
const sausages = (x: number, y: number): string =>
  at(
    x,
    y,
    1.1,
    clean(
      oval(
        0,
        0,
        26,
        18,
        radial([
          [0, '#ffd88a', 0.6],
          [1, '#ffd88a', 0],
        ]),
      ),
    ) +
      box(-12, -7, 24, 17, '#ffe0a0') +
      line('M-12 -5H12M-10 -5Q-10 6 -5 6T0 -5Q0 6 5 6T10 -5', '#7a4a3c', 0.7) +
      // Two strings of them; of the last somebody has had a bite.
      line(
        'M-10 -3Q-9.8 2 -7.8 4.4M-6 6Q-4.6 6.6 -3.4 5.8M-1.8 4Q-.2 1.6 -.1 -2.2M.4 -1Q.4 2.4 2.2 4.4M4 6Q5.4 6.6 6.6 5.8M8.2 4L9 2.6',
        '#a4583a',
        2.8,
      ) +
      line('M-10.2 -2.4Q-10 1.6 -8.6 3.4M.1 -.2Q.4 2.4 1.6 3.6', '#e08c62', 0.7) +
      path('M-14 -7L-12 -13H12L14 -7Z', '#e9d3a0') +
      path('M-9 -13h5l-.8 6h-5.4ZM0 -13h5l.8 6h-5.4ZM9 -13h3l2 6h-4.4Z', '#2f7472'),
  );
