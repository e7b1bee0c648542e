import { mix } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';

const CANVAS = '#c79a5c';
const STRAP = '#7d5a3c';

type Kept = readonly [first: DrawnThing | undefined, second: DrawnThing];

/** The hero's, about 100 wide around (0, 0), held wide open, so that both are seen: the damp one, and beside it what is left. */
export const bagWithBoth = (light: Light, [first, second]: Kept): string =>
  inside(light) +
  // One leans to each side: crossed, they were one heap.
  (second === 'tambourine' ? '' : at(27, -46, 0.54, thing(second, light), 114)) +
  (first ? at(-24, -48, 0.62, thing(first, light), 60) : '') +
  drips(-24, -40) +
  // Behind a shoulder and a rocket it was a white scrap: it stands before that, its jingles up.
  (second === 'tambourine' ? at(24, -38, 0.5, thing(second, light), 172) : '');

const inside = (light: Light): string =>
  line('M-40 -20C-50 -60 50 -60 40 -20', tone(light, STRAP).base, 6) +
  box(-46, -26, 92, 18, tone(light, CANVAS).deep, 8);

/** Held open toward us: the dark of it over the front rim, and the rim behind. */
export const bagMouth = (light: Light): string =>
  oval(0, -22, 50, 11, tone(light, CANVAS).shade) +
  oval(0, -20.6, 46.4, 9, mix(tone(light, CANVAS).deep, '#2a1622', 0.55)) +
  line('M-48 -25C-28 -35 28 -35 48 -25', tone(light, CANVAS).lite, 3);

/** From the rim down; the second thing, unless it is elsewhere, looks out of the pocket. */
export function bagFront(light: Light, [, second]: Kept, pocket = true): string {
  const t = tone(light, CANVAS);
  return (
    path('M-50 -22C-20 -14 20 -14 50 -22L46 40C20 50 -20 50 -46 40Z', t.base) +
    path('M18 -18L50 -22L46 40C36 44 28 46 20 47Z', t.shade, 'fill-opacity=".6"') +
    line('M-49 -21C-20 -13 20 -13 49 -21', t.lite, 4) +
    (pocket ? at(14, 4, 0.5, thing(second, light), -64) : '') +
    path('M-14 10H40L37 38C20 43 4 43 -12 41Z', t.shade) +
    line('M-14 11H40', t.lite, 3) +
    line('M-34 -16V42', tone(light, STRAP).base, 6) +
    oval(-34, 6, 4.4, 5.4, tone(light, '#e3b04a').base)
  );
}

const drips = (x: number, y: number): string =>
  path(
    `M${x - 26} ${y + 12}q-5 8 0 11q5 -3 0 -11ZM${x + 20} ${y + 2}q-5 8 0 11q5 -3 0 -11ZM${x - 4} ${y - 26}q-4 7 0 10q4 -3 0 -10Z`,
    '#9fd3ea',
  );
