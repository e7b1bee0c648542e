import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE, widthOf } from '#bookmaking/frame.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { duck } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { captainPointing, wake, walnut } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { standingToy } from '#titles/all-puff-no-whistle/cast/standing-toy.ts';
import { hatFromBehind } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { bank } from '#titles/all-puff-no-whistle/set/bank.ts';
import {
  cherryAt,
  glitter,
  hullReflection,
  rim,
  water,
} from '#titles/all-puff-no-whistle/set/fountain.ts';
import { sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** From a cheek as large as a page to a lighthouse at the other end of the water: one thin line of air, and a sail in its middle. */
export const page09: Painting = (cast) => paint(cast, PAGE);
/** Bound it is as long as the breath is. */
export const spread09: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const to = wide ? SPREAD_OUT : CLOSE_UP;
  const child = puffingHero(
    hero,
    to.size,
    'head',
    to.head,
    {
      pose: 'stand',
      eyes: 'set',
      face: { brow: [3, -8, -8], flushed: true },
      cheeks: 2.6,
      yaw: 86,
      nod: 2,
      tilt: 0,
      gaze: [1.6, 0.4],
      body: { lean: wide ? 30 : 14, shrug: 10, roll: 0, hips: 0 },
      leanInChair: wide ? 30 : 14,
      armL: DOWN,
      armR: DOWN,
    },
    WATERSIDE,
  );
  const [sx, sy, sail] = to.ship;
  // As large as a page, its hair goes off the sheet.
  const cut = Math.max(0, frame.left + 2 - child.face.x);
  const { far, stone, quay } = to;
  const nut = walnut(WATERSIDE, 'moon');
  const art =
    sky(far + 10, '#a6dffa', '#e9f3ee', frame) +
    at(to.tower[0], far + 2, to.tower[1], clockTower(WATERSIDE, 57, 0.25)) +
    parkTrees(WATERSIDE, 'nine', far + 2, to.trees, 0.24, frame) +
    at(to.hat[0], far + 4, to.hat[1], hatFromBehind(WATERSIDE)) +
    water(far + 4, ['#a4d8ee', '#3798d0', '#0f4c88'], frame) +
    rim(WATERSIDE, far, 9, 0, 6, frame) +
    glitter(
      'nine',
      { x: frame.left, y: far + 14, width: widthOf(frame), height: 200 - far },
      wide ? 1.8 : 0.9,
    ) +
    lineOnWater(frame.left + to.size * 0.8, 214, sy + 2) +
    afloat(to.ducks[0], duck(WATERSIDE, 'brown', -0.6)) +
    hullReflection(sx, sy + 3, 140 * sail) +
    wake(sx, sy + 1, 150 * sail) +
    child.art +
    bank(frame.left - 6, stone, to.bank, 1) +
    bank(222, quay, wide ? 138 : 88, -1) +
    standingToy(WATERSIDE, things[0], [to.toy[0], quay + 9], to.toy[1]) +
    breath({
      from: child.mouth,
      to: [sx - 26 * sail, sy - 132 * sail],
      wide: 26 * sail,
      bend: -3,
      torn: 0.12,
      shade: '#7fb6de',
    }) +
    at(sx, sy, sail, nut.back + at(18, -24, 1, captainPointing(WATERSIDE)) + nut.front, 5) +
    afloat(
      to.ducks[1],
      duck(wide ? WATERSIDE : mirrored(WATERSIDE), 'gray', wide ? -0.6 : 0.6),
      wide ? 1 : -1,
    ) +
    cherryAt(WATERSIDE, frame.left + 18, 206, wide ? 7 : 5.4);
  return laidIn(frame, {
    art,
    quiet: wide
      ? { box: { x: 15, y: 15, width: 185, height: 58 }, ink: 'dark', largest: { explorer: 17 } }
      : { box: { ...SAFE, height: 50 }, ink: 'dark', largest: { explorer: 13.5 } },
    faces: [{ ...child.face, x: child.face.x + cut, width: child.face.width - cut }],
  });
}

/** Behind the stone. */
const DOWN: Arm = { upper: [4, 8], lower: [4, 4] };

/** Where all of it is, on a screen and over an opening; in mm on the page. */
const CLOSE_UP = {
  size: 54,
  head: [32, 114],
  bank: 70,
  far: 124,
  stone: 156,
  quay: 172,
  ship: [122, 183, 0.38],
  ducks: [
    [166, 149, 0.2],
    [96, 211, 0.28],
  ],
  toy: [179, 0.42],
  tower: [104, 0.22],
  hat: [190, 0.2],
  trees: 22,
} as const;
const SPREAD_OUT = {
  size: 104,
  head: [-118, 98],
  bank: 170,
  far: 122,
  stone: 182,
  quay: 176,
  ship: [56, 184, 0.48],
  ducks: [
    [112, 154, 0.3],
    [-48, 209, 0.4],
  ],
  toy: [177, 0.48],
  tower: [136, 0.26],
  hat: [190, 0.2],
  trees: 22,
} as const;

/** With water round its breast: cut off at its water line it stood on it. */
const afloat = ([x, y, size]: readonly [number, number, number], bird: string, side = 1): string =>
  oval(x, y, 92 * size, 9 * size, '#0f3557', 'fill-opacity=".4"') +
  at(x, y, size, bird, 0, side * size) +
  oval(x, y + 3 * size, 88 * size, 8 * size, '#2f86c2', 'fill-opacity=".94"') +
  line(
    `M${x - 94 * size} ${y + 2 * size}q${47 * size} ${-12 * size} ${94 * size} ${-3 * size}t${94 * size} ${-3 * size}`,
    '#e4f7fc',
    0.9,
    'stroke-opacity=".9"',
  );

/** What so long a breath leaves on the water, from one end to the other: a line, thin at both. */
const lineOnWater = (from: number, to: number, y: number): string =>
  path(
    `M${from} ${y}Q${(from + to) / 2} ${y - 5} ${to} ${y}Q${(from + to) / 2} ${y + 5} ${from} ${y}Z`,
    '#ffffff',
    'fill-opacity=".45"',
  ) + line(`M${from} ${y}H${to}`, '#ffffff', 1, 'stroke-opacity=".9"');
