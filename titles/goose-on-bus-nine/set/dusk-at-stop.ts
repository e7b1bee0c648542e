// What lies round the bus of page 1: dusk over roofs, and the light that it throws on the wet ground.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { GROUND } from '#titles/goose-on-bus-nine/set/bus-at-stop.ts';
import { glow } from '#titles/goose-on-bus-nine/set/street.ts';
import {
  AS_HIGH_AS_PAGE,
  glowOnStones,
  groundOverFold,
  lightsAtFold,
} from '#titles/goose-on-bus-nine/set/wet-pavement.ts';

/** Dusk over roofs: far ones in the rain's own color, near ones dark, a few people home already. */
export const sky = (): string =>
  box(
    -60,
    -8,
    SHEET + 80,
    158,
    linear([
      [0, '#1d2a4c'],
      [0.35, '#3d557c'],
      [0.62, '#6d84a0'],
      [0.8, '#4a5272'],
      [1, '#232542'],
    ]),
  ) +
  roofs(-40, 150) +
  streetLamp();

/** On both sides of the fold the same houses, as many as are seen from one to the other. */
function roofs(from: number, to: number): string {
  const chance = chanceFrom('page 1 roofs');
  let far = AS_HIGH_AS_PAGE;
  let near = AS_HIGH_AS_PAGE;
  let lit = '';
  for (let x = -280; x < 150; ) {
    const w = 13 + chance() * 10;
    const top = 34 - x * 0.16 + chance() * 12;
    if (x > from && x < to)
      far += `M${num(x)} 120V${num(top)}l${num(w / 2)} -6l${num(w / 2)} 6V120Z`;
    x += w;
  }
  for (let x = -280; x < 120; ) {
    const w = 20 + chance() * 12;
    const top = 50 - x * 0.18 + chance() * 8;
    if (x > from && x < to)
      near += `M${num(x)} 120V${num(top)}h${num(w * 0.16)}v-5h3v5l${num(w * 0.3)} -7l${num(w * 0.54 - 3)} 7V120Z`;
    for (let i = 0; x > 0 && x < to && i < 3; i++)
      lit += `M${num(x + 4 + i * 6)} ${num(top + 8)}h2.6v4h-2.6Z`;
    x += w + 1;
  }
  return (
    path(far, '#4b628a', 'fill-opacity=".8"') +
    path(near, '#26365c') +
    path(lit, '#ffd27e', 'fill-opacity=".9"')
  );
}

/** Over the roof of the bus, where there is room for it. */
const streetLamp = (): string =>
  oval(52, 24, 40, 40, glow(0.75)) +
  line('M52 25V70', '#18223c', 1.6) +
  path('M47 25L49 18H55L57 25Z', '#18223c') +
  clean(oval(52, 26, 3.4, 3, '#fff6d8'));

/** The night grows toward the fold and is one beyond it: the bus alone goes on in the light. */
export const towardTheFold = (): string =>
  box(
    -60,
    -20,
    112,
    300,
    linear(
      [
        [0, NIGHT, 0.66],
        [0.64, NIGHT, 0.66],
        [1, NIGHT, 0],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  lightsAtFold() +
  glowOnStones();
const NIGHT = '#262b4a';

/** From beyond the page at the left to as far on this side of the fold as a nearer view brings it. */
const PAST_FOLD = 310;

/** The same evening over the fold, where a dedication stands in it: sky, roofs and wet ground as high as the page. */
export const duskOverFold = (): string =>
  // From the sky of the page and its pavement, in one: 300 mm from 20 over it.
  box(
    -290,
    -20,
    PAST_FOLD,
    300,
    linear([
      [0.04, '#1d2a4c'],
      [0.224, '#3d557c'],
      [0.367, '#6d84a0'],
      [0.461, '#4a5272'],
      [0.52, '#2c2f4c'],
      [0.52, '#2b2034'],
      [0.581, '#2f2b4c'],
      [0.737, '#232948'],
      [0.953, '#171e3a'],
    ]),
  ) +
  roofs(-300, 8) +
  groundOverFold() +
  box(-290, -20, PAST_FOLD, 300, NIGHT, 0, 'fill-opacity=".66"') +
  lightsAtFold() +
  glowOnStones() +
  fallsOverFold();

/** So faint that words stand in it. */
function fallsOverFold(): string {
  const chance = chanceFrom('page 1 over the fold');
  let falls = AS_HIGH_AS_PAGE;
  for (let i = 0; i < 80; i++)
    falls += `M${num(-280 + chance() * 280)} ${num(chance() * 220)}l-2.6 ${num(7 + chance() * 6)}`;
  return line(falls, '#c9dcf0', 0.5, 'stroke-opacity=".16"');
}

/** What the open door leaves on the curb, for legs and feet to be seen against. */
export const litStones = (): string =>
  oval(
    178,
    GROUND - 5,
    42,
    12,
    radial([
      [0, '#f0b868', 0.75],
      [0.55, '#d99a5a', 0.45],
      [1, '#d99a5a', 0],
    ]),
  );

/** A lamp, in all that falls before it. */
export const headlight = (x: number, y: number): string =>
  clean(
    oval(
      x,
      y,
      30,
      26,
      radial([
        [0, '#fffbe6', 1],
        [0.3, '#ffe9a8', 0.5],
        [1, '#ffd88a', 0],
      ]),
    ) + oval(x, y, 5, 5.6, '#fffdf0'),
  );
