import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';

const CANVAS = '#c79a5c';

/**
 * The hero's bag with the child's things: the first, unless it is lent, sticks out of the top, the
 * second out of the pocket. About 100 wide around (0, 0). `damp` hangs drops on the first.
 */
export function bag(
  light: Light,
  [first, second]: readonly [DrawnThing | undefined, DrawnThing],
  damp = false,
): string {
  const t = tone(light, CANVAS);
  const strap = tone(light, '#7d5a3c');
  return (
    line('M-40 -20C-50 -60 50 -60 40 -20', strap.base, 6) +
    box(-46, -26, 92, 18, t.deep, 8) +
    (first ? at(-6, -36, 0.72, thing(first, light), -38) : '') +
    (damp ? drips(-6, -28) : '') +
    path('M-50 -22C-20 -14 20 -14 50 -22L46 40C20 50 -20 50 -46 40Z', t.base) +
    path('M18 -18L50 -22L46 40C36 44 28 46 20 47Z', t.shade, 'fill-opacity=".6"') +
    line('M-49 -21C-20 -13 20 -13 49 -21', t.lite, 4) +
    at(14, 4, 0.5, thing(second, light), -64) +
    path('M-14 10H40L37 38C20 43 4 43 -12 41Z', t.shade) +
    line('M-14 11H40', t.lite, 3) +
    line('M-34 -16V42', strap.base, 6) +
    oval(-34, 6, 4.4, 5.4, tone(light, '#e3b04a').base)
  );
}

const drips = (x: number, y: number): string =>
  path(
    `M${x - 26} ${y + 12}q-5 8 0 11q5 -3 0 -11ZM${x + 20} ${y + 2}q-5 8 0 11q5 -3 0 -11ZM${x - 4} ${y - 26}q-4 7 0 10q4 -3 0 -10Z`,
    '#9fd3ea',
  );
