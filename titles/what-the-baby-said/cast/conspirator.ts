import { at, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';

const { light } = HUSHED;
const DARK = '#20204e';

/** Whatever it is, all of it in one color: its shadow. */
const shadowOf = (art: string): string =>
  art
    .replace(/="#[0-9a-f]{3,6}"/gi, `="${DARK}"`)
    .replace(/fill="url\([^)]*\)"/g, `fill="${DARK}"`);

/** What the door throws on the wall: two heads, one cloak, and something held up. In mm of the opening. */
export function conspirator(hero: Hero, held: DrawnThing): string {
  const child = placeHero(
    outOfChair(hero),
    66,
    'head',
    [292, 88],
    {
      pose: 'stand',
      mood: 'brave',
      yaw: 6,
      pitch: 2,
      tilt: 11,
      armsByPage: true,
      legsByPage: true,
    },
    light,
  );
  const wall = 'M224 24L352 8L404 164H208Z';
  return (
    path(
      wall,
      linear([
        [0, '#b98a5c'],
        [1, '#eab96c'],
      ]),
    ) +
    clean(
      clip(
        wall,
        shadowOf(child.art) +
          path(
            'M292 112C318 112 336 124 352 152C372 152 384 160 386 176H226C232 150 254 118 292 112Z',
            DARK,
          ) +
          oval(350, 132, 30, 27, DARK) +
          oval(380, 134, 5, 6, DARK) +
          path('M262 156C244 150 238 130 239 110L250 109C251 122 258 130 276 134Z', DARK) +
          shadowOf(at(244, 84, 0.56, thing(held, light), -62)),
      ),
    )
  );
}
