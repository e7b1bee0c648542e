import { mix } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { edgeLit } from './in-dawn.ts';

const CANVAS = '#c79a5c';
const STRAP = '#7d5a3c';

type Kept = readonly [first: DrawnThing | undefined, second: DrawnThing];

/** The hero's, about 136 wide around (0, 0), tilted toward us: each of the two has the dark of it behind itself, and its own half. */
export const bagWithBoth = (light: Light, [first, second]: Kept): string => {
  const canvas = tone(light, CANVAS);
  const each = (x: number, y: number, size: number, kept: DrawnThing, turn: number): string => {
    const art = at(x, y, size, thing(kept, light), turn);
    // A thin edge of cream all round parts it from the dark, whatever its color.
    return `<g stroke="#fff0cf" stroke-width="3.4" stroke-linejoin="round">${edgeLit(art, '#fff0cf', [0, 0])}</g>${art}`;
  };
  return (
    oval(0, -36, 68, 42, canvas.shade) +
    oval(0, -35, 63.4, 38, '#351a33') +
    line('M-66 -42C-58 -88 58 -88 66 -42', canvas.lite, 3.4) +
    (first ? each(-29, -31, 0.8, first, 60) : '') +
    each(29, -31, 0.68, second, second === 'tambourine' ? 172 : 114) +
    drips(-24, -40) +
    path('M-68 -34C-64 -2 -36 4 0 4S64 -2 68 -34L62 40C30 52 -30 52 -62 40Z', canvas.base) +
    path('M36 1C56 -2 66 -14 68 -34L62 40C54 43 46 45 38 46Z', canvas.shade, 'fill-opacity=".6"') +
    line('M-68 -34C-64 -2 -36 4 0 4S64 -2 68 -34', canvas.lite, 4) +
    line('M-44 1V44', tone(light, STRAP).base, 6)
  );
};

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
