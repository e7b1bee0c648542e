import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import { LAMP } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Close, by one lamp: the last at work. */
export const page07: Painting = ({ hero, name }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 168, 52),
    'head',
    [48, 122],
    {
      pose: 'stand',
      mood: 'happy',
      yaw: 36,
      gaze: [0.8, 0],
      pitch: 3,
      nod: 4,
      touchL: [72, 193],
      touchR: [38, 193],
    },
    LAMP,
  );
  const letters = met(7, nameOf(name), { x: 88, y: 70, width: 116, height: 110 }, LAMP, shelf);
  const art =
    box(
      -4,
      -4,
      SHEET + 8,
      SHEET + 8,
      linear([
        [0, '#142d45'],
        [1, '#2a4a5c'],
      ]),
    ) +
    line('M28 -4V220M62 -4V220M96 -4V220M130 -4V220M164 -4V220M198 -4V220', '#122a40', 1.2) +
    oval(
      158,
      112,
      112,
      96,
      radial([
        [0, '#ffd58a', 0.62],
        [0.55, '#f0a860', 0.28],
        [1, '#f0a860', 0],
      ]),
    ) +
    at(
      158,
      0,
      1,
      line('M0 -4V26', '#0f2233', 2) +
        path('M-17 40C-15 26 15 26 17 40Z', '#e2492f') +
        oval(0, 41, 8, 5, '#fff3c0'),
    ) +
    at(0, 34, 1, oars()) +
    child.shadow +
    box(
      -4,
      180,
      SHEET + 8,
      40,
      linear([
        [0, '#b9824a'],
        [1, '#7d5230'],
      ]),
    ) +
    box(-4, 177, SHEET + 8, 6, '#d9a05c') +
    letters.art +
    child.art +
    box(-4, 198, 90, 24, '#8a5c36') +
    box(-4, 192, 90, 8, '#c98f52') +
    child.arm(-1) +
    child.arm(1);
  return {
    art,
    quiet: { box: { ...SAFE, width: 118, height: 50 }, ink: 'light', largest: LARGE },
    faces: [child.face],
    signs: letters.signs,
  };
};

const oars = (): string =>
  line('M10 216L26 60M22 216L12 66', '#8a5c36', 3) +
  path(
    'M23 64C22 52 26 38 30 38C34 40 31 54 29 65ZM9 70C6 58 6 44 10 42C15 44 15 58 15 69Z',
    '#c9503a',
  );

/** A shelf for whoever is higher up. */
const shelf = ({ x, y, height }: Spot, upper: boolean): string =>
  upper
    ? box(x - height * 0.9, y, height * 1.8, 4, '#b9824a') +
      line(`M${x - height * 0.6} ${y + 4}l6 8M${x + height * 0.6} ${y + 4}l-6 8`, '#5f3d22', 2)
    : '';
