import { disc, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold, PAST_FOLD, pastFold } from '#bookmaking/past-fold.ts';
import type { Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { standingToy } from '#titles/all-puff-no-whistle/cast/standing-toy.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { note } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import { longWall, SPOUT_AT } from '#titles/all-puff-no-whistle/set/long-wall.ts';
import { SOUNDS } from '#titles/all-puff-no-whistle/sounds.ts';

/** A kettle as large as a page, whose steam is full of notes and has room for all words; against it somebody small, who has only air. */
export const page01: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = puffingHero(
    hero,
    headToStand(hero, rolls ? 130 : 112, rolls ? 40 : 38),
    'ground',
    [rolls ? 160 : 168, 207],
    {
      pose: 'stand',
      eyes: 'open',
      cheeks: 2.8,
      yaw: -80,
      pitch: 0,
      nod: 0,
      tilt: 18,
      gaze: [-1.4, -0.8],
      face: { brow: [3, -7, -9], flushed: true },
      body: {
        lean: rolls ? 12 : 6,
        roll: 0,
        hips: 0,
        twist: 0,
        shrug: hero.years < 3 ? 2 : 12,
        legL: ON_TOE,
        legR: ON_TOE_TOO,
      },
      leanInChair: 12,
      ...(rolls ? {} : { armL: hero.years < 3 ? SHORT : ON_THE_HIP, armR: HIDDEN }),
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const hit: Point = [mx - 28, my - 13];
  const art =
    longWall(MORNING, PAGE) +
    steam() +
    tune() +
    child.shadow +
    child.art +
    standingToy(MORNING, things[0], [rolls ? 78 : 84, 207], 0.52, -1) +
    breath({ from: child.mouth, to: hit, wide: 8.5, torn: 0.1, shade: '#3f7fa8' }) +
    // It has gone head over heels.
    at(hit[0] - 8, hit[1] - 5, 1, note(0, 0, 1.9, TOWN.clayDark), 152) +
    line(
      `M${hit[0] - 20} ${hit[1] - 10}q-3 7 2 13M${hit[0] - 2} ${hit[1] + 8}q-6 2 -11 -1`,
      '#ffffff',
      1.1,
    ) +
    lettered(SOUNDS['Fff.'], [mx - 36, my + 15], {
      height: 11,
      turn: -8,
      ink: '#1f4a78',
      rim: '#ffffff',
    });
  return {
    art,
    quiet: {
      box: { x: 40, y: 16, width: 160, height: 62 },
      ink: 'dark',
      largest: { explorer: 17 },
    },
    faces: [child.face],
    // On the belly of the kettle.
    dedicated: { x: -152, y: 76, width: 100, height: 70 },
    overFold: () =>
      groundPastFold(longWall(MORNING, PAST_FOLD)) + pastFold(clean(steam()) + tune()),
  };
};

/** A fist on the hip: so somebody stands who means it. */
const ON_THE_HIP: Arm = { upper: [-56, 10], lower: [36, 4], hand: 'hold' };
/** A short arm that is flung back is a fin. */
const SHORT: Arm = { upper: [-14, 12], lower: [6, 8], hand: 'hold' };
const HIDDEN: Arm = { upper: [-36, -8], lower: [20, -10], hand: 'hold' };
const ON_TOE: Leg = { upper: [8, 5], lower: [-2, 3], foot: 30 };
const ON_TOE_TOO: Leg = { upper: [-8, 5], lower: [-18, 3], foot: 40 };

/** Out of the spout and up, over the fold and back over the kettle, until it is all the air that there is over a street; words lie in it. */
function steam(): string {
  const [x, y] = SPOUT_AT;
  const jet = ribbon(
    [
      [x, y],
      [x + 7, y - 6],
      [x + 15, y - 9],
      [x + 26, y - 10],
      [x + 40, y - 10],
    ],
    [1.6, 3.6, 6.5, 10, 15],
  );
  const heap = (dx: number, dy: number, k: number): string =>
    HEAPS.map(([hx, hy, r]) => disc(hx + dx, hy + dy, r * 1.16 * k, r * k)).join('');
  return clean(
    path(heap(1, 4, 1) + jet, '#2f6f88', 'fill-opacity=".4"') +
      path(heap(0, 0, 1), '#d5e7ec') +
      path(jet, '#f4f8f6') +
      path(heap(3, -4, 0.94), '#fffdf6'),
  );
}

/** Of what the steam is heaped, the lower edge first: where, and how large, in mm. */
const HEAPS = [
  [38, 66, 18],
  [50, 75, 17],
  [74, 76, 17],
  [98, 73, 18],
  [122, 76, 17],
  [148, 72, 18],
  [172, 75, 17],
  [198, 70, 19],
  [224, 68, 19],
  [-58, 4, 18],
  [-30, 8, 22],
  [2, 16, 24],
  [30, 28, 28],
  [66, 26, 44],
  [104, 30, 44],
  [144, 28, 48],
  [190, 28, 48],
] as const;

/** What a kettle can do and a child cannot. */
const tune = (): string =>
  note(20, 112, 1.9, TOWN.tileDark) +
  note(38, 120, 1.9, TOWN.clayDark, true) +
  note(65, 115, 1.9, TOWN.tileDark);
