import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { edgeLit } from './in-dawn.ts';

const CANVAS = '#c79a5c';
const STRAP = '#7d5a3c';

type Kept = readonly [first: DrawnThing | undefined, second: DrawnThing];

/**
 * The hero's, about 140 wide around (0, 0), put down and tilted toward us: each of the two has the dark of it behind itself, and looks
 * out of its own half. Its handle goes up to where a hand has hold of it.
 */
export const bagWithBoth = (
  light: Light,
  [first, second]: Kept,
  held: Point = [0, -94],
): string => {
  const [x, y] = held;
  const canvas = tone(light, CANVAS);
  const strap = tone(light, STRAP);
  const each = (x: number, y: number, size: number, kept: DrawnThing, turn: number): string => {
    const art = at(x, y, size, thing(kept, light), turn);
    // A thin edge of cream all round parts it from the dark, whatever its color.
    return `<g stroke="#fff0cf" stroke-width="3.4" stroke-linejoin="round">${edgeLit(art, '#fff0cf', [0, 0])}</g>${art}`;
  };
  return (
    line(
      `M-36 -66C-35 ${num((y - 66) / 2)} ${num(x - 26)} ${num(y)} ${num(x)} ${num(y)}C${num(x + 26)} ${num(y)} 35 ${num((y - 66) / 2)} 36 -66`,
      strap.deep,
      7,
    ) +
    oval(0, -36, 67, 36, canvas.shade) +
    oval(0, -35, 62, 32, '#351a33') +
    (first ? each(-28, -40, 0.84, first, 60) : '') +
    each(30, -40, 0.72, second, second === 'tambourine' ? 172 : 114) +
    path(SLUMPED, canvas.base) +
    path(
      'M30 1C54 -4 64 -16 67 -36C76 -8 72 28 60 42C48 48 36 50 24 51C34 36 36 18 30 1Z',
      canvas.shade,
      'fill-opacity=".6"',
    ) +
    line('M-56 6Q-50 20 -58 34M-40 34Q-26 44 -8 44M52 0Q58 14 50 24', canvas.shade, 2.6) +
    line('M-67 -36C-58 -6 -30 2 0 2S58 -6 67 -36', canvas.lite, 4) +
    line('M-32 2C-38 46 34 48 32 2', strap.base, 7) +
    oval(-32, 3, 3.6, 3.6, '#e3b04a') +
    oval(32, 3, 3.6, 3.6, '#e3b04a') +
    path(
      'M-60 -22q-6 10 0 14q6 -4 0 -14ZM-30 -84q-5 9 0 12q5 -3 0 -12ZM-76 8q-6 11 0 15q6 -4 0 -15Z',
      '#a9dcef',
    )
  );
};

/** Canvas that stands by itself, nearly. */
const SLUMPED =
  'M-67 -36C-58 -6 -30 2 0 2S58 -6 67 -36C76 -8 72 28 60 42C32 54 -32 54 -60 42C-72 28 -76 -8 -67 -36Z';

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
