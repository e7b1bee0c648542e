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

/** Mid, from the side: a boat on its slip. Far up on the hill a cart has tipped over. */
export const page01: Painting = ({ hero, name }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 88, 36),
    'ground',
    [44, 200],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 34,
      gaze: [0.7, 0.1],
      pitch: 4,
      armL: { upper: [52, 20], lower: [70, 6], hand: 'open' },
    },
    MORNING,
  );
  const master = heron({ at: [186, 198], height: 96, flip: true, book: 'open' }, MORNING);
  const art =
    sky(SHEET, 116, '#bfe3e2', '#fff3dc') +
    town('one', MORNING, -10, 232, 116, 46) +
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
    at(118, 178, 0.5, oilskin(MORNING)) +
    at(112, 178, 0.82, slip(MORNING, 216)) +
    at(112, 178, 0.82, prop(MORNING) + boat(MORNING) + bareBoard(MORNING)) +
    child.shadow +
    child.art +
    master.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { explorer: 13 } },
    faces: [child.face, master.face],
  };
};

/** Down the hill they go, as small as that. */
const runaways = (bases: readonly string[]): string => {
  const few = (bases.length > 0 ? bases : ['&']).slice(0, 6);
  return (
    at(
      150,
      76,
      0.2,
      path('M-30 -20H34L24 6H-22ZM34 -20L64 -34', '#8a5a35') +
        line('M34 -18L66 -34', '#8a5a35', 5) +
        line('M-12 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', '#123a4c', 4),
      24,
    ) +
    few
      .map((base, i) =>
        at(
          140 - i * 17,
          82 + i * 4.4 - (i % 2) * 5,
          0.068,
          plank(base, paintOf(i), MORNING),
          -16 + (i % 3) * 18,
        ),
      )
      .join('')
  );
};
