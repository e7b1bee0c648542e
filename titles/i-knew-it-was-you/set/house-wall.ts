// The wall of the house beside the lit window, over the fold: what grows on it, and who sits by it at night.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { dim, litEdge, seam } from './at-night.ts';
import { cat } from './cat.ts';
import { INK } from './colors.ts';
import { pool } from './print.ts';

/** All of it in the dark, and lit from the window at its right; words lie on its boards. In mm of the picture there. */
export const houseWall = (): string =>
  clean(
    darkWindow() +
      ivyOver() +
      drainpipe() +
      hollyhocks() +
      at(-165, 190, 1.1, barrel()) +
      // On its rim, and looks to the window.
      at(-166, 187, 1, cat()),
  );

/** Upstairs, where nobody is: of it one sees the sill, and the stars in its panes. */
const darkWindow = (): string =>
  dim('M-150 -6H-80V30H-150Z', '#2b3a6c') +
  dim('M-145 -6H-117V25H-145ZM-113 -6H-85V25H-113Z', '#131c42') +
  path(
    'M-145 20L-128 -6H-120L-140 25H-145ZM-108 25L-90 -6H-85V0L-101 25Z',
    '#3a5088',
    'fill-opacity=".5"',
  ) +
  line('M-138 8h.1M-126 16h.1M-97 14h.1M-91 5h.1', INK.paper, 1.1, 'stroke-opacity=".8"') +
  dim('M-155 29H-75V34H-155Z', '#34477a') +
  litEdge('M-75.500 30V33.500M-80.600 -6V28');

/** Down the corner of the house, and into the barrel. */
const drainpipe = (): string => {
  const d = 'M-200 -6V152C-200 166 -186 160 -183 174';
  return (
    line(d, INK.key, 8.4) +
    line(d, '#3c4c80', 6.8) +
    line('M-198.200 -6V150', '#6f7fb0', 0.9, 'stroke-opacity=".8"') +
    [30, 96].map((y) => dim(roundedBox(-206, y, 12, 5, 1), '#2a386c')).join('')
  );
};

/** Of staves, 44 wide on its way out of the picture; rain up to its rim at (0, 0). */
const barrel = (): string =>
  dim('M-22 0C-27 18 -27 36 -24 60H24C27 36 27 18 22 0Z', '#453a62') +
  seam(
    'M-13 2C-16 20 -16 40 -14 60M-4 3C-5 20 -5 40 -4 60M6 3C7 20 7 40 6 60M15 2C18 20 18 40 16 60',
  ) +
  line('M-24.500 14Q0 20 24.500 14M-25.500 36Q0 42 25.500 36', INK.key, 4.4) +
  line('M-24.500 14Q0 20 24.500 14M-25.500 36Q0 42 25.500 36', '#5d6896', 2.8) +
  oval(0, 0, 22, 4.4, '#5a4c74', `stroke="${INK.key}" stroke-width=".9"`) +
  oval(0, 0.6, 18.5, 3, '#26386a') +
  line('M4 1.500H12', '#9fb4d4', 0.9) +
  litEdge('M22.500 3C26.500 20 26.500 40 23.800 58', INK.amber);

/** In a bed along the wall, the taller the nearer to the window, where it finds their color. */
function hollyhocks(): string {
  const chance = chanceFrom('hollyhocks');
  const stalks = [
    [-126, 182],
    [-104, 170],
    [-80, 176],
    [-56, 160],
    [-34, 150],
  ] as const;
  let [stems, leaves, hearts] = ['', '', ''];
  const flowers = { dark: '', lit: '' };
  for (const [x, top] of stalks) {
    stems += `M${x} 222V${top - 5}`;
    for (let y = top, i = 0; y < 204; y += 9, i++) {
      const r = Math.min(6.4, 2.2 + (y - top) * 0.1 + chance());
      const at = x + (i % 2 ? 0.7 : -0.7) * r;
      flowers[x > -70 ? 'lit' : 'dark'] += flower(at, y, r);
      hearts += `M${num(at)} ${num(y)}h.1`;
    }
    for (const side of [-1, 1])
      leaves += `M${x} 218C${x + side * 4} 206 ${x + side * 12} 204 ${x + side * 15} 210C${x + side * 18} 214 ${x + side * 14} 222 ${x} 222Z`;
  }
  return (
    path('M-240 222V209C-200 204 -160 208 -120 206C-70 204 -30 208 -10 222Z', '#141d42') +
    line(stems, '#4a6a64', 1.8) +
    path(flowers.dark, '#6a4474', `stroke="${INK.key}" stroke-width=".6"`) +
    path(flowers.lit, '#a8566a', `stroke="${INK.key}" stroke-width=".6"`) +
    line(hearts, INK.glow, 1.5, 'stroke-opacity=".8"') +
    path(leaves, '#2c4a52', `stroke="${INK.key}" stroke-width=".7"`)
  );
}

/** Five soft petals round (x, y). */
function flower(x: number, y: number, r: number): string {
  const tip = (i: number, out: number): string => {
    const angle = (i / 5) * 2 * Math.PI - Math.PI / 2;
    return `${num(x + Math.cos(angle) * r * out)} ${num(y + Math.sin(angle) * r * out * 0.92)}`;
  };
  const petals = [0, 1, 2, 3, 4].map((i) => `Q${tip(i + 0.5, 1.5)} ${tip(i + 1, 0.72)}`).join('');
  return `M${tip(0, 0.72)}${petals}Z`;
}

/** Up beside the window, along under the eaves, and over the fold: the same on both pages. */
export function ivyOver(): string {
  const chance = chanceFrom('ivy over the fold');
  const ways: readonly (readonly [number, number])[][] = [
    Array.from({ length: 19 }, (_, i) => [-12 + Math.sin(i * 0.9) * 4, 222 - i * 11.6]),
    Array.from({ length: 9 }, (_, i) => [-12 - i * 8, 22 - Math.sin(i * 0.5) * 9 + i * 0.6]),
    Array.from({ length: 17 }, (_, i) => [-10 + i * 11, 10 + Math.sin(i * 1.1) * 3 - i * 0.3]),
  ];
  let [vein, far, near] = ['', '', ''];
  for (const way of ways)
    way.forEach(([x, y], i) => {
      vein += `${i ? 'L' : 'M'}${num(x)} ${num(y)}`;
      const side = i % 2 ? 1 : -1;
      const s = 0.9 + chance() * 0.5;
      const leaf = `M${num(x)} ${num(y)}q${num(side * 4 * s)} ${num(-9 * s)} ${num(side * 11 * s)} ${num(-4 * s)}q${num(-2 * s)} ${num(9 * s)} ${num(side * -11 * s)} ${num(4 * s)}Z`;
      if (x + side * 6 > -8) near += leaf;
      else far += leaf;
    });
  return (
    line(vein, INK.key, 1.1) +
    path(far, '#34565e', `stroke="${INK.key}" stroke-width=".6"`) +
    path(near, '#587a62', `stroke="${INK.key}" stroke-width=".6"`)
  );
}

/** What the window throws on the boards, on both pages. */
export const windowGlow = (down: number): string => pool(108, 66 + down, 172, 116, INK.amber, 0.42);
