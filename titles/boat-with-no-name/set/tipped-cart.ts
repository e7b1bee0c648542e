import { num } from '#bookmaking/drawing/curves.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** As pale as what lies under noon, a page away from what a picture is about. */
const WOOD = '#c3a37a';
const DARK = '#96795a';
const LIT = '#dcc39a';

const SPOKES = [0, 45, 90, 135].map((turn) => (turn * Math.PI) / 180);

/** A large wheel, its hub on (0, 0). */
const wheel = (r: number): string =>
  oval(0, 0, r, r, 'none', `stroke="${DARK}" stroke-width="3.4"`) +
  line(
    SPOKES.map((turn) => {
      const [x, y] = [Math.cos(turn) * r, Math.sin(turn) * r];
      return `M${num(-x)} ${num(-y)}L${num(x)} ${num(y)}`;
    }).join(''),
    DARK,
    1.8,
  ) +
  oval(0, 0, 3.6, 3.6, LIT, `stroke="${DARK}" stroke-width="1.4"`);

/** The cart that the letters came in: its tail on the ground at (0, 0), its shafts in the air at the left, 84 wide and 60 high. */
export const tippedCart = (): string =>
  oval(-24, 1, 44, 3.4, '#7d9a5c', 'fill-opacity=".5"') +
  at(-44, -21, 1, wheel(17)) +
  at(
    -4,
    -6,
    1,
    line('M-62 -12L-96 -16M-60 -6L-92 -6', DARK, 3.4) +
      path('M-66 -26L4 -26L-2 0H-62Z', WOOD) +
      path('M-66 -26L4 -26L3 -21H-65Z', LIT) +
      line('M-64 -17H2M-63 -8H0M-44 -26V0M-20 -26V0', DARK, 1) +
      line('M4 -26L13 -2', DARK, 3),
    30,
  ) +
  at(-22, -19, 1, wheel(19)) +
  line('M-52 0q-2 -8 -6 -11M-48 1q1 -9 5 -13M2 1q-1 -8 -5 -11M6 1q1 -8 5 -10', '#7fab68', 1.6);
