import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type CloseHand, finger, flat } from '#bookmaking/hero/close-hand.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
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

const [X, Y, K] = [126, 180, 0.82];

/** Over a shoulder: a bare bow under one hand, and where the other points, a cart has tipped over. */
export const page01: Painting = ({ hero, name }) => {
  // The arms of the smallest are shorter than their faces are wide: the page says where those bend.
  const small = handOf(hero).body(hero.years).heads < 3.6;
  const child = placeHero(
    hero,
    headToStand(hero, 186, 52),
    'head',
    [42, 130],
    {
      pose: 'stand',
      mood: 'surprised',
      face: { mouth: GAPE, brow: [-12, -16, -8] },
      yaw: 112,
      turn: -40,
      gaze: [0.9, -0.5],
      pitch: 3,
      nod: -8,
      tilt: -6,
      body: { lean: 10, roll: 5, shrug: 4 },
      armR: { upper: [80, 20], lower: [110, 10], hand: 'point' },
      armL: { upper: [60, 10], lower: [80, 0], hand: 'open' },
      touchR: [104, 110],
      touchL: [93, 156],
      armsByPage: small,
    },
    MORNING,
  );
  const arm = (side: 1 | -1, elbow: Point, wrist: Point, hand: CloseHand): string =>
    small ? ownArm(hero, child, side, { elbow, wrist, hand, size: 0.94 }, MORNING).art : '';
  const master = heron({ at: [194, 210], height: 112, flip: true, book: 'open' }, MORNING);
  const art =
    sky(SHEET, 116, '#bfe3e2', '#fff3dc') +
    town('one', MORNING, -70, 88, 116, 34) +
    hill() +
    runaways(isSawn(nameOf(name)) ? nameOf(name).letters.map(({ base }) => base) : []) +
    sea('one', SHEET, 114, 168, '#a9d8d2', '#5fb0b2') +
    shore() +
    at(141, 184, 0.49, oilskin(MORNING)) +
    at(X, Y, K, slip(MORNING, 230)) +
    at(X, Y, K, prop(MORNING) + boat(MORNING) + bareBoard(MORNING)) +
    master.art +
    arm(1, [80, 170], [97, 160], flat) +
    child.art +
    arm(-1, [76, 162], [91, 136], finger);
  return {
    art,
    quiet: { box: { ...SAFE, height: 57 }, ink: 'dark', largest: { ...LARGE, explorer: 17 } },
    faces: [child.face, master.face],
  };
};

/** Sand with what the tide forgot, and near us, stones. */
const shore = (): string =>
  box(
    -4,
    166,
    SHEET + 8,
    54,
    linear([
      [0, '#f0dcb0'],
      [0.3, '#e2c691'],
      [1, '#c9a468'],
    ]),
  ) +
  path(
    'M-4 166C40 163 120 169 220 165V169C130 173 60 167 -4 171Z',
    '#fffaf0',
    'fill-opacity=".8"',
  ) +
  line('M84 204q8 -3 16 0M130 210q10 -3 20 0M150 198q6 -2 12 0M100 213q5 -2 10 0', '#b58f55', 1) +
  path(
    'M116 214C116 208 128 207 130 212C132 217 118 218 116 214ZM164 214C166 207 182 208 183 214C182 219 165 219 164 214Z',
    '#a79c92',
  ) +
  path('M118 212C120 209 126 209 128 211ZM168 212C171 209 178 209 180 212Z', '#d6ccc0');

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
