import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { met, nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** From above: a jetty, its planks, and what lies on them. */
export const page05: Painting = ({ hero, name }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 128, 52),
    'head',
    [44, 124],
    {
      pose: 'stand',
      mood: 'joy',
      yaw: 26,
      gaze: [0.8, -0.2],
      pitch: 44,
      nod: -10,
      touchL: [88, 158],
      armL: { upper: [30, 60], lower: [60, 60], hand: 'open' },
    },
    NOON,
  );
  const letters = met(5, nameOf(name), { x: 82, y: 84, width: 122, height: 118 }, NOON);
  const art =
    box(
      -4,
      -4,
      SHEET + 8,
      SHEET + 8,
      linear([
        [0, '#d6ecea'],
        [1, '#a9d8d4'],
      ]),
    ) +
    line('M176 20q5 -3 10 0t10 0M186 12q4 -3 8 0', '#ffffff', 1) +
    skiff(186, 44) +
    planks() +
    letters.art +
    child.shadow +
    child.art;
  return {
    art,
    quiet: { box: { ...SAFE, width: 154, height: 48 }, ink: 'dark', largest: LARGE },
    faces: [child.face],
    signs: letters.signs,
  };
};

function planks(): string {
  let d = '';
  for (let x = -4; x < SHEET + 10; x += 13.6) d += `M${num(x)} 72V220`;
  let nails = '';
  for (let x = 2; x < SHEET + 6; x += 13.6) nails += `M${num(x)} 80h.1M${num(x)} 208h.1`;
  return (
    box(-4, 76, SHEET + 8, 6, '#5f9fa4', 0, 'fill-opacity=".6"') +
    box(
      -4,
      70,
      SHEET + 8,
      150,
      linear([
        [0, '#d9b98a'],
        [1, '#c9a06a'],
      ]),
    ) +
    line(d, '#9c7648', 1) +
    line(nails, '#6b4d2c', 1.4) +
    [20, 108, 196]
      .map((x) => oval(x, 71, 7, 6, '#8a6238') + oval(x, 70, 5, 4.2, '#b98e58'))
      .join('')
  );
}

const skiff = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    path('M0 -34C14 -18 15 16 8 28H-8C-15 16 -14 -18 0 -34Z', '#e2492f') +
      path('M0 -27C10 -14 11 14 6 24H-6C-11 14 -10 -14 0 -27Z', '#8a5a35') +
      line('M-10 -4H10M-10 12H10', '#d9b98a', 3),
    16,
  );
