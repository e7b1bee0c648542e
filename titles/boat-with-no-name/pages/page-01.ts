import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { isSawn } from '#titles/boat-with-no-name/cast/is-sawn.ts';
import { paintOf, plank } from '#titles/boat-with-no-name/cast/letter.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { oilskin } from '#titles/boat-with-no-name/cast/oilskin.ts';
import { bareBoard, boat, prop, slip } from '#titles/boat-with-no-name/set/boat.ts';
import { sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Mid, from the side: a boat on its slip. Far up on the hill a cart has tipped over. */
export const page01: Painting = ({ hero, name }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 100, 41),
    'ground',
    [40, 206],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 34,
      gaze: [0.7, 0],
      pitch: 4,
      touchL: [74, 154],
      armL: { upper: [52, 20], lower: [70, 6], hand: 'open' },
    },
    MORNING,
  );
  const master = heron({ at: [190, 206], height: 108, flip: true, book: 'open' }, MORNING);
  const art =
    sky(SHEET, 116, '#bfe3e2', '#fff3dc') +
    town('one', MORNING, -70, 96, 116, 34) +
    hill() +
    runaways(isSawn(nameOf(name)) ? nameOf(name).letters.map(({ base }) => base) : []) +
    sea('one', SHEET, 114, 168, '#9fd3cf', '#6bb7b8') +
    box(
      -4,
      166,
      SHEET + 8,
      54,
      linear([
        [0, '#e8d2a4'],
        [1, '#d9b97e'],
      ]),
    ) +
    at(86, 182, 0.54, oilskin(MORNING)) +
    at(112, 178, 0.82, slip(MORNING, 216)) +
    at(112, 178, 0.82, prop(MORNING) + boat(MORNING) + bareBoard(MORNING)) +
    child.shadow +
    child.art +
    master.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { ...LARGE, explorer: 13 } },
    faces: [child.face, master.face],
  };
};

/** Bare, so that the cart and whoever runs from it are seen against it, with the one road that there is. */
const hill = (): string =>
  path('M56 118C84 104 108 84 140 78C176 72 204 84 222 96V118Z', '#9cc58c') +
  path(
    'M171 77C160 82 166 88 150 90C128 94 150 100 126 103C104 106 112 112 92 118H118C128 112 122 110 140 107C168 102 150 97 168 93C184 89 174 83 178 78Z',
    '#f6e3b4',
  );

/** Down the hill they go, one behind the other. */
const runaways = (bases: readonly string[]): string => {
  const few = (bases.length > 0 ? bases : ['&']).slice(0, 6);
  const x = (i: number): number => 124 + i * Math.min(13, 40 / Math.max(1, few.length - 1));
  return (
    at(
      178,
      80,
      0.24,
      path('M-30 -20H34L24 6H-22ZM34 -20L64 -34', '#8a5a35') +
        line('M34 -18L66 -34', '#8a5a35', 5) +
        line('M-12 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', '#123a4c', 4),
      -28,
    ) +
    few
      .map((base, i) =>
        at(
          x(i),
          105 - (x(i) - 116) * 0.32 - (i % 2) * 2.4,
          0.105,
          line('M-10 0L-22 16M10 0L26 10', '#123a4c', 7) + plank(base, paintOf(i), MORNING),
          -16 + (i % 3) * 14,
        ),
      )
      .join('')
  );
};
