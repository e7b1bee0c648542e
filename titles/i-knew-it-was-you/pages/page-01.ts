import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import type { Painting } from '#bookmaking/title.ts';
import { HELD_IN } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { liftingPillow } from '#titles/i-knew-it-was-you/cast/lifting-pillow.ts';
import { duskPane, duskRoom, footBoard } from '#titles/i-knew-it-was-you/set/bed-at-dusk.ts';
import { cat } from '#titles/i-knew-it-was-you/set/cat.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { looseSock } from '#titles/i-knew-it-was-you/set/trail.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

/** How large a face is, where, and where words begin: a name as long as we take needs more room the larger its type is. */
const SEATS = {
  seedling: { size: 64, x: 54, words: 102 },
  sprout: { size: 52, x: 38, words: 52 },
  sapling: { size: 58, x: 48, words: 84 },
  explorer: { size: 57, x: 48, words: 88 },
} as const;

/** Behind the board at the foot of a bed, right before us, a face that holds in a giggle; over that board somebody lifts a pillow, in case. */
export const page01: Painting = ({ hero, telling }) => {
  const seat = SEATS[telling ?? 'explorer'];
  const kid = placeHero(
    inBed(hero),
    seat.size,
    'head',
    [seat.x, (hero.years < 3 ? 199 : 193) - seat.size * 0.54],
    {
      pose: 'stand',
      mood: 'happy',
      face: HELD_IN,
      yaw: 26,
      pitch: 4,
      turn: 10,
      nod: -14,
      tilt: 9,
      gaze: [0.8, -1],
      body: { shrug: 10, lean: 6 },
      legsByPage: true,
    },
    LAMP,
  );
  const art =
    duskRoom(-6) +
    duskPane(13, 13, 27, 36) +
    handprint(20, 39, 11, '#fffdf0', 0.95) +
    pool(104, 70, 96, 60, '#fff1cc', 0.7) +
    liftingPillow(hero, LAMP) +
    footBoard() +
    waitingChair(hero) +
    pool(kid.head[0], kid.head[1], 66, 60, '#b7683f', 0.55) +
    kid.art +
    looseSock(LAMP, kid.head[0] - 4, kid.face.y + 2, 0.8, -16);
  return {
    art,
    quiet: {
      box: { x: seat.words, y: 118, width: 201 - seat.words, height: 80 },
      ink: 'light',
      anchor: 'middle',
      // In the middle, only the longest name comes near to who sits there.
      ...((telling === 'sprout' || telling === 'sapling') && { align: 'center' }),
      largest: { seedling: 34, sprout: 22, sapling: 17, explorer: 14.5 },
    },
    faces: [kid.face],
    overFold: () => groundPastFold(duskRoom(-240) + sunBlind() + waitingChair(hero)),
  };
};

/** On both sides of the fold, of somebody who has slid out of it to hide. */
const waitingChair = (hero: Hero): string => parkedChair(hero, 29, [-12, 208], 52, LAMP);

/** All of that page is a window with its blind down, lit by the last sun: what is loved most is sewn on it, and on the sill somebody has pricked up both ears. The disc is laid over this. */
function sunBlind(): string {
  const [x, y, r] = [-104.5, 61.7, 29];
  const key = `stroke="${INK.key}" stroke-width="1"`;
  return clean(
    box(-203, -8, 190, 168, '#a8633f', 1, key) +
      box(
        -196,
        -8,
        176,
        160,
        linear([
          [0, '#f0906e'],
          [1, '#ffc873'],
        ]),
      ) +
      path('M-196 152V143q40 -9 70 -2t60 -3t46 4V152Z', '#6a3f66') +
      box(
        -192,
        -8,
        168,
        148,
        linear([
          [0, '#f7dcae'],
          [0.6, '#fff1cc'],
          [1, '#fbe2b2'],
        ]),
        0,
        key,
      ) +
      // The bars behind it, and a hand that is on the glass.
      line('M-107 -8V138M-192 104H-24', '#e9c48e', 6, 'stroke-opacity=".55"') +
      handprint(-52, 24, 26, '#dba878', 0.75) +
      box(-194, 137, 172, 5, '#e9b878', 2, key) +
      line('M-108 142V148', INK.wood, 1) +
      oval(-108, 151, 3.6, 3.6, INK.rose, key) +
      box(-209, 158, 202, 7, '#c07a4c', 1, key) +
      oval(x, y, r + 4.6, r + 4.6, INK.rose, `stroke="${INK.key}" stroke-width=".8"`) +
      oval(
        x,
        y,
        r + 2.4,
        r + 2.4,
        'none',
        `stroke="${INK.paper}" stroke-width=".9" stroke-dasharray="3 2.2"`,
      ) +
      oval(x, y, r + 0.4, r + 0.4, INK.key) +
      rug(...RUG) +
      pool(-104, 196, 92, 16, INK.amber, 0.24) +
      at(-28, 158, 0.86, cat()),
  );
}

/** Where its middle lies: beside the post of the bed. It lies as low as whoever signs a dedication does not write. */
const RUG: Point = [-112, 202];

/** Braided of what was worn out, ring by ring. */
const rug = (x: number, y: number): string =>
  oval(x, y + 1, 121, 14, INK.key, 'fill-opacity=".45"') +
  [INK.rose, INK.blush, '#5f6f9c', INK.leaf, INK.amber, INK.rose]
    .map((color, i) =>
      oval(x, y, 120 - i * 20, 13 - i * 2.2, color, `stroke="${INK.key}" stroke-width=".5"`),
    )
    .join('') +
  pool(x, y - 2, 110, 11, INK.glow, 0.3);
