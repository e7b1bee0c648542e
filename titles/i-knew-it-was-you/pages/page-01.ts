import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import type { Painting } from '#bookmaking/title.ts';
import { HELD_IN } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { besideBed, shakingOut } from '#titles/i-knew-it-was-you/cast/shaking-out.ts';
import {
  duskPane,
  duskRoom,
  emptyBed,
  FOOT,
  footBoard,
} from '#titles/i-knew-it-was-you/set/bed-at-dusk.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

/** Where whoever hides sits on the boards, and where words begin: a chair needs room, and a name as long as we take needs more of it the larger its type is. */
const SEATS = {
  seedling: { walks: 44, rolls: 52, words: 82 },
  sprout: { walks: 34, rolls: 40, words: 58 },
  sapling: { walks: 46, rolls: 46, words: 74 },
  explorer: { walks: 46, rolls: 51, words: 86 },
} as const;

/** From behind the foot of the bed, where somebody hides: at its other end a pillow is shaken out, in case. */
export const page01: Painting = ({ hero, telling }) => {
  const rolls = hero.wheelchair !== undefined;
  const seat = SEATS[telling ?? 'explorer'];
  const sits = rolls ? seat.rolls : seat.walks;
  const kid = placeHero(
    hider(hero),
    rolls ? 25 : hero.years > 6 ? 28 : hero.years < 3 ? 36 : 30,
    'ground',
    [sits, 205],
    {
      pose: rolls ? 'sit' : 'kneel',
      mood: 'happy',
      face: HELD_IN,
      yaw: 148,
      pitch: 4,
      turn: -58,
      nod: -24,
      tilt: -8,
      gaze: [0.7, -1],
      leanInChair: 40,
      body: { lean: rolls ? 26 : 16 },
      ...(!rolls && {
        armL: { upper: [0, 6], lower: [10, 2], hand: 'rest' },
        armR: { upper: [-2, 10], lower: [34, 4], hand: 'press' },
      }),
    },
    LAMP,
  );
  const art =
    duskRoom(-6) +
    rug(...RUG) +
    duskPane(14, 16, 32, 40) +
    handprint(22, 46, 12, '#fffdf0', 0.95) +
    besideBed(LAMP) +
    emptyBed() +
    shakingOut(hero, LAMP) +
    footBoard() +
    oval(sits, 204, 34, 5, INK.key, 'fill-opacity=".4"') +
    kid.art;
  return {
    art,
    quiet: {
      box: {
        x: seat.words,
        y: FOOT.top + 9,
        width: (telling === 'seedling' ? 190 : 202) - seat.words,
        height: 68,
      },
      ink: 'dark',
      anchor: 'middle',
      // In the middle, only the longest name comes near to who sits there.
      ...((telling === 'sprout' || telling === 'sapling') && { align: 'center' }),
      largest: { seedling: 34, sprout: 22, sapling: 17, explorer: 14.5 },
    },
    faces: [kid.face],
    overFold: () => groundPastFold(duskRoom(-240) + nightlight()),
  };
};

/** What is loved most hangs over the fold, round, on a nail, and is lit at night: a glow on wall, boards and a rug. Its disc is laid over this. */
function nightlight(): string {
  const [x, y, r] = [-104.5, 61.7, 29];
  return clean(
    lastSun() +
      pool(x, y, 62, 52, '#fff0c2', 0.5) +
      pool(x, 190, 92, 20, INK.amber, 0.24) +
      rug(...RUG) +
      line(`M${x - 17} ${y - 26}L${x} 17L${x + 17} ${y - 26}`, INK.wood, 0.7) +
      oval(x, 16.5, 1.6, 1.6, INK.amber) +
      oval(x + 1, y + 2.5, r + 5, r + 5, INK.key, 'fill-opacity=".3"') +
      oval(x, y, r + 4.5, r + 4.5, '#a8633f', `stroke="${INK.key}" stroke-width="1"`) +
      oval(x, y, r + 2.6, r + 2.6, 'none', 'stroke="#d08a52" stroke-width="1"') +
      oval(x, y, r + 0.4, r + 0.4, INK.key),
  );
}

/** The panes of a window, thrown on the wall by the last sun, and on them the shadow of a hand. */
const lastSun = (): string =>
  path('M-196 10L-44 22L-26 142L-182 146Z', '#fff2c8', 'fill-opacity=".62"') +
  line('M-119 14L-103 146M-189 78L-35 82', '#e8b088', 4, 'stroke-opacity=".6"') +
  handprint(-58, 52, 28, '#c07a62', 0.6);

/** Where its middle lies: so far over the fold that whoever hides kneels on its end. It lies as low as whoever signs a dedication does not write. */
const RUG: Point = [-34, 202];

/** Braided of what was worn out, ring by ring. */
const rug = (x: number, y: number): string =>
  oval(x, y + 1, 121, 14, INK.key, 'fill-opacity=".45"') +
  [INK.rose, INK.blush, '#5f6f9c', INK.leaf, INK.amber, INK.rose]
    .map((color, i) =>
      oval(x, y, 120 - i * 20, 13 - i * 2.2, color, `stroke="${INK.key}" stroke-width=".5"`),
    )
    .join('') +
  pool(x, y - 2, 110, 11, INK.glow, 0.3);
