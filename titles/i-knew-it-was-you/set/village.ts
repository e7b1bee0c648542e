import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';

/** A row of the village: where it stands, how large, and in which inks. */
interface Row {
  readonly y: number;
  readonly size: number;
  readonly wall: string;
  readonly roof: string;
}

const ROWS: readonly Row[] = [
  { y: 118, size: 7, wall: '#44669a', roof: '#2f4c84' },
  { y: 134, size: 10, wall: '#3a5a90', roof: '#263f76' },
  { y: 154, size: 14, wall: '#314e84', roof: '#1f356a' },
  { y: 178, size: 19, wall: '#284276', roof: '#18295a' },
];

/** Roofs down the slope, row before row, and almost everybody asleep; `spare` is kept free for one house. */
export function village(left: number, spare: readonly [from: number, to: number]): string {
  const chance = chanceFrom('village at night');
  return ROWS.map((row, i) => street(left, row, chance, i > 1 ? spare : undefined)).join('');
}

function street(
  left: number,
  { y, size, wall, roof }: Row,
  chance: Chance,
  spare?: readonly [number, number],
): string {
  let [walls, roofs, dark, gold, trees] = ['', '', '', '', ''];
  for (let x = left - 6 + chance() * size; x < SHEET + 4; x += size * (1.15 + chance() * 0.7)) {
    const w = size * (0.85 + chance() * 0.5);
    const h = size * (0.62 + chance() * 0.5);
    const foot = y + chance() * size * 0.5;
    const isTree = chance() > 0.84;
    const awake = chance() > 0.5;
    const chimney = chance() > 0.5;
    if (spare && x + w > spare[0] && x < spare[1]) continue;
    if (isTree) {
      trees += tree(x + w / 2, foot, size / 30);
      continue;
    }
    const eaves = foot - h;
    walls += `M${num(x)} ${num(foot + 3)}V${num(eaves)}h${num(w)}V${num(foot + 3)}Z`;
    if (chimney)
      walls += `M${num(x + w * 0.66)} ${num(eaves)}v${num(-w * 0.62)}h${num(w * 0.16)}v${num(w * 0.62)}Z`;
    roofs += `M${num(x - size * 0.12)} ${num(eaves + 0.4)}L${num(x + w / 2)} ${num(eaves - w * 0.6)}L${num(x + w + size * 0.12)} ${num(eaves + 0.4)}Z`;
    const pane = (dx: number): string =>
      `M${num(x + w * dx)} ${num(eaves + h * 0.3)}h${num(size * 0.17)}v${num(size * 0.22)}h${num(-size * 0.17)}Z`;
    dark += pane(0.2);
    if (awake) gold += pane(0.6);
    else dark += pane(0.6);
  }
  return (
    path(walls, wall, `stroke="${INK.key}" stroke-width=".4"`) +
    path(roofs, roof, `stroke="${INK.key}" stroke-width=".5" stroke-linejoin="round"`) +
    path(dark, roof) +
    clean(path(gold, '#ffcf6e')) +
    trees
  );
}

/** A trunk, and a crown of many leaves: round masses, each with a little moon on it. */
export const tree = (x: number, y: number, k: number): string =>
  at(
    x,
    y,
    k,
    path(
      'M-2 2C-1 -8 -2 -14 -7 -22L-4.400 -23L0 -16L5 -25L7.400 -23.400C2.600 -14 2 -8 3 2Z',
      INK.key,
    ) +
      path(CROWN, '#16264f', `stroke="${INK.key}" stroke-width="1.2"`) +
      path(CROWN, '#16264f') +
      path(
        disc(-6, -44, 8, 7) + disc(6, -50, 8, 7) + disc(-12, -34, 7, 6) + disc(10, -38, 7, 6),
        '#22396c',
      ) +
      line(
        'M-11 -46q2 -4 6 -4M2 -53q3 -3 7 -1M-17 -36q1 -4 5 -5M7 -41q3 -3 7 -1M-4 -36q3 -2 6 -1',
        '#5478ac',
        1.2,
      ),
  );

const CROWN =
  disc(0, -44, 13, 12) +
  disc(-12, -36, 11, 10) +
  disc(12, -38, 11, 10) +
  disc(-5, -30, 11, 9) +
  disc(8, -29, 11, 9) +
  disc(4, -53, 9, 8);
