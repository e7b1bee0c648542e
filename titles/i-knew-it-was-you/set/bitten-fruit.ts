import type { Hex } from '#bookmaking/drawing/color.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { INK } from './colors.ts';
import { LAMP_RIGHT } from './lights.ts';

/** Seven pieces of fruit, and one bite out of each. */
export function bowl(): string {
  const china = tone(LAMP_RIGHT, INK.amber);
  return (
    oval(144, 203, 56, 7, INK.key, 'fill-opacity=".35"') +
    FRUIT.map(([kind, x, y, size, turn]) => at(x, y, size, bitten(kind), turn)).join('') +
    path(
      'M88 158C90 190 116 204 144 204C172 204 198 190 200 158C180 168 108 168 88 158Z',
      china.base,
    ) +
    path(
      'M160 165C178 164 192 162 200 158C198 190 172 204 144 204C166 196 172 182 160 165Z',
      china.shade,
    ) +
    line('M88 158C108 168 180 168 200 158', china.lite, 2.4) +
    line('M96 176C116 188 172 188 192 176', INK.rose, 2.2, 'stroke-dasharray="5 4"')
  );
}

/** One of them by itself, 50 long, its middle at (0, 0). */
export const bittenPear = (): string => bitten('pear');

type Fruit = 'pear' | 'plum' | 'peach';

const FRUIT: readonly (readonly [Fruit, number, number, number, number])[] = [
  ['pear', 118, 126, 0.98, -16],
  ['pear', 172, 126, 1, 18],
  ['plum', 192, 148, 0.9, 20],
  ['pear', 146, 116, 1.14, 3],
  ['peach', 104, 150, 0.96, -10],
  ['pear', 130, 150, 0.98, -8],
  ['pear', 162, 152, 1, 12],
];

export const SKIN: Record<Fruit, Hex> = { pear: '#a9a845', plum: '#6a3a6a', peach: '#e08a5a' };

/** A piece of fruit about 36 wide, its middle at (0, 0): what was bitten off is gone from its outline, and the flesh is seen. */
function bitten(kind: Fruit): string {
  const t = tone(LAMP_RIGHT, SKIN[kind]);
  const flesh = tone(LAMP_RIGHT, '#f7ecc4');
  const key = `stroke="${INK.key}" stroke-width=".9" stroke-linejoin="round"`;
  const [before, after] =
    kind === 'pear'
      ? ['M0 -30C9 -30 9 -18 12 -11', 'C12 18 7 21 0 21C-21 20 -22 -2 -12 -10C-9 -18 -9 -30 0 -30Z']
      : ['M0 -17C7 -20 13 -18 16 -12', 'C12 19 6 21 0 21C-8 21 -17 17 -19 4C-21 -8 -14 -22 0 -17Z'];
  return (
    line(`M0 ${kind === 'pear' ? -29 : -17}q1 -7 5 -9`, tone(LAMP_RIGHT, INK.wood).base, 2.6) +
    path(`${before}${TEETH}${after}`, t.base, key) +
    path(
      kind === 'pear'
        ? 'M-12 -10C-22 -2 -21 20 0 21C-10 14 -14 4 -12 -10Z'
        : 'M-14 -16C-21 -8 -21 14 0 21C-12 12 -16 -2 -14 -16Z',
      t.shade,
    ) +
    line('M-4 -14q-5 8 -3 18', t.lite, 2, 'stroke-opacity=".8"') +
    path(
      `M12 -12${TEETH}C4 20 -9 15 -10 3C-11 -7 0 -15 12 -12Z`,
      flesh.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) +
    line('M3 -10C-4 -9 -8 -3 -7 4C-6 9 -3 13 2 15', flesh.lite, 1.6)
  );
}

/** The edge that teeth leave: three scoops. */
const TEETH = 'C5 -14 1 -8 7 -4.500C-1 -5 -2 5 6 4.500C0 9 4 16 11.500 14.500';
