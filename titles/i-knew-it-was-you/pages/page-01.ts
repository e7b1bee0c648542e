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
  seedling: { walks: 52, rolls: 66, words: 92 },
  sprout: { walks: 38, rolls: 40, words: 58 },
  sapling: { walks: 48, rolls: 46, words: 74 },
  explorer: { walks: 54, rolls: 51, words: 86 },
} as const;

/** From behind the foot of the bed, where somebody hides: at its other end a pillow is shaken out, in case. */
export const page01: Painting = ({ hero, telling }) => {
  const rolls = hero.wheelchair !== undefined;
  const seat = SEATS[telling ?? 'explorer'];
  const sits = rolls ? seat.rolls : seat.walks;
  const kid = placeHero(
    hider(hero),
    rolls ? 26 : hero.years > 6 ? 30 : hero.years < 3 ? 38 : 33,
    'ground',
    [sits, 203],
    rolls
      ? {
          pose: 'sit',
          mood: 'happy',
          face: HELD_IN,
          yaw: -74,
          pitch: 4,
          turn: 42,
          gaze: [0.9, -0.9],
          body: { lean: 46, nod: -26 },
          armL: { upper: [-10, 10], lower: [20, 8], hand: 'rest' },
          armR: { upper: [-6, 10], lower: [16, 6], hand: 'rest' },
        }
      : {
          pose: 'crouch',
          mood: 'happy',
          face: HELD_IN,
          yaw: -42,
          pitch: 4,
          turn: 24,
          gaze: [0.9, -0.9],
          body: { tilt: -8 },
          armL: { upper: [24, 6], lower: [30, 4], hand: 'rest' },
          armR: { upper: [-24, -2], lower: [0, -14], hand: 'rest' },
        },
    LAMP,
  );
  const art =
    duskRoom(-6) +
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
      box: { x: seat.words, y: FOOT.top + 9, width: 202 - seat.words, height: 68 },
      ink: 'dark',
      anchor: 'middle',
      // In the middle, only the longest name comes near to who sits there.
      ...((telling === 'sprout' || telling === 'sapling') && { align: 'center' }),
      largest: { seedling: 30, sprout: 22, sapling: 17, explorer: 14.5 },
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
      rug(x, 200) +
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

/** Braided of what was worn out, ring by ring. It lies as low as whoever signs a dedication does not write. */
const rug = (x: number, y: number): string =>
  oval(x, y + 1, 65, 11, INK.key, 'fill-opacity=".45"') +
  [INK.rose, INK.blush, '#5f6f9c', INK.leaf, INK.amber, INK.rose]
    .map((color, i) =>
      oval(x, y, 64 - i * 11, 10.5 - i * 1.8, color, `stroke="${INK.key}" stroke-width=".5"`),
    )
    .join('') +
  pool(x, y - 2, 60, 9, INK.glow, 0.3);
