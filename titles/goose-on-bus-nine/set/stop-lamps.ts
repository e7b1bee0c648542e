// What Dot counts: the bells of three dings that were wrong, and the one that is left.
import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';

/** A bell for each ding, `r` mm large, each on a hook of its rail: all but the last hang still in the dark. */
export const stopLamps = (places: readonly Point[], r: number): string =>
  rails(places, r) +
  places.map(([x, y], i) => at(x, y, r / 10, i < places.length - 1 ? still() : lit())).join('');

/** One along each row. */
const rails = (places: readonly Point[], r: number): string =>
  [...new Set(places.map(([, y]) => y))]
    .map((y) => {
      const xs = places.filter((p) => p[1] === y).map(([x]) => x);
      const d = `M${Math.min(...xs) - r} ${y - r * 1.16}H${Math.max(...xs) + r}`;
      return line(d, '#0b1026', r * 0.3) + line(d, '#b98a46', r * 0.16);
    })
    .join('');

/** A mouth that is wider than its shoulders. */
const BODY =
  'M-2.2 -9C-6.4 -8.6 -7 -4.6 -7.2 0C-7.4 3.4 -8.6 5 -10.4 6.6C-5 9.2 5 9.2 10.4 6.6C8.6 5 7.4 3.4 7.2 0C7 -4.6 6.4 -8.6 2.2 -9Z';

interface Brass {
  readonly base: Hex;
  readonly shade: Hex;
  readonly shine: Hex;
  readonly edge: Hex;
}
const DARK: Brass = { base: '#6e5a4e', shade: '#4a3f46', shine: '#9c8468', edge: '#14182e' };
const BRIGHT: Brass = { base: '#f0b23a', shade: '#b8742a', shine: '#fff0b8', edge: '#5a3420' };

/** Its hook, its clapper, and its body with the light on its left. */
const bell = ({ base, shade, shine, edge }: Brass): string =>
  line('M0 -11.6V-8.6', edge, 2.6) +
  line('M0 -11.6V-8.6', base, 1.4) +
  oval(0, 8.8, 2.6, 2.4, shade, `stroke="${edge}" stroke-width=".9"`) +
  path(BODY, base, `stroke="${edge}" stroke-width="1.1"`) +
  path(
    'M1 -9C5.6 -8.6 6.6 -4.6 6.9 0C7.2 3.6 8.4 5.2 9.8 6.5C7.4 7.7 4.4 8.2 1.4 8.3C4.4 3 4 -4 1 -9Z',
    shade,
  ) +
  line('M-4 -5.6C-5 -3 -4.8 .4 -5.2 3', shine, 1.5) +
  line('M-8.8 5.9C-4 8 4 8 8.8 5.9', shine, 0.8, 'stroke-opacity=".8"');

const still = (): string => calm(bell(DARK));

/** One swings a little already, and all that is under it is light. */
const lit = (): string =>
  clean(
    oval(
      0,
      0,
      30,
      30,
      radial([
        [0, '#ffd88a', 0.85],
        [0.4, '#ffcf74', 0.34],
        [1, '#ffcf74', 0],
      ]),
    ) + at(0, -11, 1.16, at(0, 11, 1, bell(BRIGHT)), 7),
  );
