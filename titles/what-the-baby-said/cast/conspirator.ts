import { clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';

const { light } = HUSHED;
const DARK = '#20204e';

/** Whatever it is, all of it in one color: its shadow. */
const shadowOf = (art: string): string =>
  art
    .replace(/="#[0-9a-f]{3,6}"/gi, `="${DARK}"`)
    .replace(/fill="url\([^)]*\)"/g, `fill="${DARK}"`);

/** What the door throws on the wall: one cloak, and two heads with light between them. In mm of the opening. */
export function conspirator(hero: Hero): string {
  const child = placeHero(
    outOfChair(hero),
    50,
    'head',
    [268, 78],
    {
      pose: 'stand',
      mood: 'brave',
      yaw: 20,
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
            'M262 92C284 96 292 116 299 134C312 148 326 150 346 148C368 150 380 158 384 178H220C220 152 222 92 262 92Z',
            DARK,
          ) +
          oval(339, 127, 29, 26, DARK) +
          oval(311, 131, 4.6, 6, DARK) +
          oval(367.6, 125, 4.6, 6, DARK),
      ),
    )
  );
}
