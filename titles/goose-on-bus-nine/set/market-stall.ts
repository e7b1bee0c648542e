// One stall of the market at night, seen through the window of the bus: what it sells, who sells it, and the lamp over both.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { at, box, calm, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { type Passenger, passenger } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { LAMPS } from './lights.ts';

/** Sells oranges, and has seen a bus before. */
const SELLER: Passenger = {
  skin: '#b9805a',
  coat: '#3f6f8a',
  hair: '#c9c4cc',
  head: 'bun',
  face: 'smiling',
  nose: 'round',
  scarf: '#d98f8a',
};

/** What it stands on, `deep` down to the sill: a pavement and a wet street, which hold its lamp, its stripes and its oranges upside down. */
export const marketGround = (deep: number): string =>
  // Shops that have closed.
  calm(
    path('M-420 -3V-38H-300V-46H-190V-34H-120V-44H-52V-3ZM56 -3V-42H120V-50H300V-3Z', '#222c52'),
  ) +
  box(
    -420,
    -3,
    840,
    deep + 4,
    linear([
      [0, '#2b3662'],
      [0.3, '#273159'],
      [1, '#2d3862'],
    ]),
  ) +
  // Slabs that run away from us, as far as its lamp falls on them.
  oval(
    4,
    8,
    96,
    20,
    radial([
      [0, '#c08a52', 0.6],
      [0.45, '#7f6a6a', 0.42],
      [1, '#4a588a', 0],
    ]),
  ) +
  line(
    'M-112 -3H122M-96 3H104M-112 11H122M-34 -3L-52 19M-14 -3L-20 19M6 -3L10 19M26 -3L40 19M46 -3L70 19M-54 -3L-84 19M66 -3L100 19M-74 -3L-114 19',
    '#8a8fb2',
    0.5,
    'stroke-opacity=".25"',
  ) +
  // The curb, with the light of the lamp along it, and the gutter.
  path('M-420 19H420V23H-420Z', '#364170') +
  line('M-56 19H100', '#d9b07a', 0.9, 'stroke-opacity=".7"') +
  line('M-420 23.4H420', '#1c2446', 1.1) +
  oval(
    -4,
    34,
    46,
    13,
    radial([
      [0, '#e0a24e', 0.6],
      [0.6, '#c08a52', 0.26],
      [1, '#4a588a', 0],
    ]),
  ) +
  shifted(0, 24, likeness(-17, 3.4, 26, '#ffe2a0', 0.5)) +
  oval(-2, 0.6, 40, 3.4, '#161c38', 'fill-opacity=".75"') +
  line(
    'M-46 31h20M18 29h26M-14 37h34M46 35h18M-78 34h16M30 43h22M-30 45h16',
    '#b9c2de',
    0.6,
    'stroke-opacity=".5"',
  ) +
  unsold();

/** Two crates on the pavement beside it. */
const unsold = (): string =>
  oval(-49, 4, 13, 2, '#161c38', 'fill-opacity=".6"') +
  path('M-59 -6H-41V4H-59ZM-57 -15H-43V-6H-57Z', '#7a4f36') +
  line('M-59 -2.6H-41M-57 -11.6H-43M-59 1H-41', '#4f3028', 0.8) +
  line('M-59 -6H-41M-57 -15H-43', '#d99a58', 0.9) +
  path(disc(-54, -16, 2) + disc(-50, -16.4, 2) + disc(-46, -16, 2), '#e08a34');

/** Light that hangs down into wet stone. */
export const likeness = (
  x: number,
  wide: number,
  deep: number,
  color: `#${string}`,
  strength: number,
): string =>
  path(
    `M${x - wide} 0Q${x - wide * 0.7} ${deep / 2} ${x - wide * 0.8} ${deep}H${x + wide * 0.8}Q${x + wide * 0.7} ${deep / 2} ${x + wide} 0Z`,
    linear([
      [0, color, strength],
      [1, color, 0],
    ]),
  );

/** Its feet on the pavement at y 0, its middle at x 0; 76 wide, 54 high. */
export const marketStall = (): string =>
  oval(
    0,
    -26,
    62,
    44,
    radial([
      [0, '#ffc766', 0.5],
      [0.55, '#f2b65a', 0.2],
      [1, '#f2b65a', 0],
    ]),
  ) +
  path(
    'M-32 -44H32V-12H-32Z',
    linear([
      [0, '#7a4a34'],
      [0.5, '#b9783f'],
      [1, '#8a5636'],
    ]),
  ) +
  line('M-32 -34H-16M18 -34H32', '#5a3a30', 1.2) +
  jars() +
  line('M-32.6 -46V0M32.6 -46V0', '#4a2e2c', 2.4) +
  line('M-33.2 -44V-1M32 -44V-1', '#a8683a', 0.9) +
  seller() +
  counter() +
  awning() +
  lamp();

/** On a shelf behind. */
const jars = (): string =>
  path('M-30 -34.6v-4.6h4v4.6ZM-20 -34.6v-4h3.6v4Z', '#d9a23c') +
  path('M-25 -34.6v-5.4h4v5.4ZM21 -34.6v-5h4v5Z', '#8aa84a') +
  path('M26.4 -34.6v-4.4h4v4.4Z', '#c2584a');

/** Behind the counter, in an apron, an orange in her hand. */
const seller = (): string =>
  clip(
    'M-32 -48H32V-12H-32Z',
    at(12.4, -26.4, 0.235, passenger(LAMPS, SELLER, -0.55)) +
      path('M5 -20.4C8 -18 15 -18 18 -20.4L20 -8H3Z', '#f3e2b8'),
  ) +
  // Holds one up: who would like it?
  line('M5 -22.6L-.6 -24L-4.4 -30', '#2f566e', 3.4) +
  line('M5 -22.6L-.6 -24L-4.4 -30', '#3f6f8a', 2.6) +
  oval(-5, -31, 1.7, 1.7, SELLER.skin) +
  oval(-5.6, -33.4, 2.1, 2.1, '#e08a34') +
  oval(-6.2, -34.1, 0.6, 0.6, '#ffd08a');

/** Boards, a cloth over their edge, and three crates that lean toward who would buy. */
const counter = (): string =>
  box(-35, -14, 70, 14, '#4f3028', 1) +
  line('M-35 -9.4H35M-35 -4.8H35', '#38211f', 0.7) +
  path(
    'M-36 -15.6H36V-11.4Q32 -7.4 28 -11.4Q24 -7.4 20 -11.4Q16 -7.4 12 -11.4Q8 -7.4 4 -11.4Q0 -7.4 -4 -11.4Q-8 -7.4 -12 -11.4Q-16 -7.4 -20 -11.4Q-24 -7.4 -28 -11.4Q-32 -7.4 -36 -11.4Z',
    '#e9d3a0',
  ) +
  line('M-36 -15.4H36', '#fff0c8', 1) +
  crate(-23.6, '#e08a34', '#ffd08a') +
  crate(25, '#9db84e', '#dfe8a0') +
  crate(-2.6, '#e0b83c', '#fff0a8', 1);

/** A heap of round things in a crate on the counter. */
function crate(x: number, fruit: string, shine: string, rows = 2): string {
  const chance = chanceFrom(`stall ${x}`);
  let round = '';
  let light = '';
  for (let row = rows; row >= 0; row--)
    for (let i = 0; i < 5 - row; i++) {
      const cx = x - (4 - row) * 1.85 + i * 3.7 + chance() * 0.4;
      const cy = -21 - row * 2.5 + chance() * 0.4;
      round += disc(cx, cy, 2);
      light += disc(cx - 0.5, cy - 0.7, 0.6);
    }
  return (
    path(round, fruit, 'stroke="#6a3a24" stroke-width=".4"') +
    path(light, shine) +
    path(`M${num(x - 10)} -21.4H${num(x + 10)}L${num(x + 9.4)} -14.4H${num(x - 9.4)}Z`, '#8a5a36') +
    line(
      `M${num(x - 10)} -20.8H${num(x + 10)}M${num(x - 9.6)} -17.2H${num(x + 9.6)}`,
      '#5f3b28',
      0.7,
    )
  );
}

/** Striped, over the edge of the counter, with a frill. */
function awning(): string {
  let red = '';
  let frill = '';
  const [top, foot, y1, y2] = [34, 40, -56, -45];
  const STRIPES = 10;
  for (let i = 0; i < STRIPES; i++) {
    const [a, b] = [i / STRIPES, (i + 1) / STRIPES].map((t) => 2 * t - 1) as [number, number];
    const d = `M${num(a * top)} ${y1}H${num(b * top)}L${num(b * foot)} ${y2}H${num(a * foot)}Z`;
    const hem = `M${num(a * foot)} ${y2}H${num(b * foot)}v1.6Q${num(((a + b) / 2) * foot)} ${y2 + 6} ${num(a * foot)} ${y2 + 1.6}Z`;
    if (i % 2) red += d;
    frill += i % 2 ? hem : '';
  }
  let pale = '';
  for (let i = 0; i < STRIPES; i += 2) {
    const [a, b] = [i / STRIPES, (i + 1) / STRIPES].map((t) => 2 * t - 1) as [number, number];
    pale += `M${num(a * foot)} ${y2}H${num(b * foot)}v1.6Q${num(((a + b) / 2) * foot)} ${y2 + 6} ${num(a * foot)} ${y2 + 1.6}Z`;
  }
  return (
    path(`M${-top} ${y1}H${top}L${foot} ${y2}H${-foot}Z`, '#e9d3a0') +
    path(red, '#1f7a78') +
    path(pale, '#d9bd86') +
    path(frill, '#17615f') +
    line(`M${-foot} ${y2}H${foot}`, '#3a2a34', 0.6, 'stroke-opacity=".5"') +
    line(`M${-top} ${y1}H${top}`, '#fff0c8', 0.9)
  );
}

/** A bulb in a tin shade, under the awning. */
const lamp = (): string =>
  clean(
    oval(
      -17,
      -34,
      22,
      18,
      radial([
        [0, '#fff6d0', 0.95],
        [0.25, '#ffdf90', 0.55],
        [1, '#ffc766', 0],
      ]),
    ),
  ) +
  line('M-17 -44V-38', '#3a2a2c', 0.7) +
  path('M-21.4 -35.6Q-20 -39.6 -17 -39.6Q-14 -39.6 -12.6 -35.6Z', '#2f5f66') +
  oval(-17, -34.6, 2.3, 2.3, '#fffbe6');
