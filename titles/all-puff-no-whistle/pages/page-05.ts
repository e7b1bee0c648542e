import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE, widthOf } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { feather } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { longCloud, slurped } from '#titles/all-puff-no-whistle/cast/breathed-in.ts';
import { ship } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { chalkToy } from '#titles/all-puff-no-whistle/cast/chalk-toy.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatFromBehind } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { cherryAt, cherryWay } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { farRoofs, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** The mouth of somebody who lets everything in. */
const INHALING: Mouth = {
  draw: (lip) => oval(0, 3, 9.6, 11, lip) + oval(0, 3.4, 7, 8.6, '#5b1a2b'),
  at: [3, 14],
};

/** A small face is mostly mouth then. */
const INHALING_SMALL: Mouth = {
  draw: (lip) => oval(0, 5, 13, 15, lip) + oval(0, 5.6, 10, 12, '#5b1a2b'),
  at: [3, 18],
};

/** As wide as arms go: there is room for all of it. */
const WIDE: Arm = { upper: [-30, 54], lower: [-44, 40], hand: 'open' };
const STANDING: Leg = { upper: [10, 6], lower: [6, 4], foot: 24 };
const TIPTOE: Leg = { upper: [-10, 8], lower: [-20, 4], foot: 34 };

/** All the air there is, in somebody who is on tiptoe with it; and once more the other way up, in water without a fold. */
export const page05: Painting = (cast) => paint(cast, PAGE);
/** Bound, all of it is nearer, and the water lies over both pages. */
export const spread05: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const { left } = frame;
  const width = widthOf(frame);
  const [level, high] = wide ? [120, 104] : [148, 76];
  const child = puffingHero(
    hero,
    hero.wheelchair
      ? headToStand(hero, high * 1.2, high * 0.5)
      : headToStand(hero, high, high * 0.36),
    'ground',
    [96, level - 3],
    {
      pose: 'stand',
      eyes: 'wide',
      face: { mouth: hero.years < 3 ? INHALING_SMALL : INHALING, brow: [-8, -14, -9] },
      cheeks: 0.4,
      // A chair is whole from the side.
      yaw: hero.wheelchair ? -80 : -50,
      pitch: 0,
      nod: -8,
      tilt: 14,
      gaze: [-0.8, -0.5],
      body: { shrug: 14, lean: -10, roll: 0, hips: 0, twist: 0, legL: STANDING, legR: TIPTOE },
      ...(hero.wheelchair ? {} : { armL: WIDE, armR: WIDE }),
    },
    WATERSIDE,
  );
  const behind =
    sky(level, wide ? '#79c6f2' : '#a8dffa', wide ? '#cfeaf4' : '#e4f2f4', frame) +
    farRoofs(WATERSIDE, 'beyond', level - 30, 26, 0.36) +
    (wide ? at(-214, 0, 1, farRoofs(WATERSIDE, 'more beyond', level - 30, 20, 0.4)) : '') +
    parkTrees(WATERSIDE, 'round', level - 24, 20, 0.12, frame) +
    box(
      left,
      level - 27,
      width,
      30,
      linear([
        [0, '#ead2a4'],
        [1, '#f6e0b8'],
      ]),
    ) +
    oval(176, level - 9, 32, 2.4, '#44578f', 'fill-opacity=".16"') +
    at(176, level - 20, wide ? 0.3 : 0.25, hatFromBehind(WATERSIDE)) +
    at(hero.wheelchair ? 36 : 54, level - 9, wide ? 0.34 : 0.27, chalkToy(WATERSIDE, things[0]));
  // Half turned, a mouth goes round the cheek, nearer to us.
  const [x, y]: Point = hero.wheelchair
    ? child.mouth
    : [child.mouth[0] + 5 * child.scale, child.mouth[1] + 2 * child.scale];
  const air = wide
    ? cloudsFor([x, y])
    : slurped(
        [
          [14, 88],
          [28, 82],
          [40, 68],
          [34, 60],
          [26, 68],
          [36, 80],
          [56, 78],
          [x, y],
        ],
        [5, 4, 3, 3, 3, 3, 2.4, 0.8],
      );
  const drawnIn = wide ? drawnAlong([x, y]) : '';
  const art =
    behind +
    child.shadow +
    (wide ? fromBehind([x, y]) : '') +
    box(left, level - 2.4, width, 4.4, '#fffaf0') +
    box(left, level + 2, width, 3, '#cdbdae') +
    child.art +
    air +
    drawnIn +
    box(
      left,
      level + 5,
      width,
      216 - level,
      linear([
        [0, '#83c1e2'],
        [0.5, '#8fcbe6'],
        [1, '#3f8ec4'],
      ]),
    ) +
    `<g opacity=".3">${upsideDown(level + 3, behind, left)}</g>` +
    `<g opacity=".62">${upsideDown(level + 3, child.art + air, left)}</g>` +
    line(
      `M150 ${level + 22}h18M126 ${level + 52}h10M184 ${level + 34}h20M24 ${level + 40}h12M-120 ${level + 28}h18M-60 ${level + 60}h24M-170 ${level + 70}h14`,
      '#ffffff',
      0.7,
      'stroke-opacity=".9"',
    ) +
    oval(160, level + 40.6, 9, 1.4, '#3f86ac', 'fill-opacity=".5"') +
    at(160, level + 40, 0.085, ship(WATERSIDE, 'limp', FAR_AWAY)) +
    cherryWay(`M218 ${level - 10}Q210 ${level - 13} 206 ${level - 6}`) +
    cherryAt(WATERSIDE, 203, level - 6, 5);
  return laidIn(frame, {
    art,
    quiet: wide
      ? { box: { x: -196, y: 16, width: 178, height: 50 }, ink: 'dark', largest: { explorer: 16 } }
      : { box: { ...SAFE, height: 47 }, ink: 'dark', largest: { explorer: 14 } },
    faces: [child.face],
  });
}

/** From a little above, what lies in water is shorter than what stands at it. */
const FLAT = 0.88;

/** As still water shows what stands at its edge, `level` down the sheet; nothing of it above. */
const upsideDown = (level: number, art: string, left: number): string =>
  clip(`M${left} ${level + 2}H216V216H${left}Z`, at(0, (1 + FLAT) * level, FLAT, art, 180, -1));

/** From the left, from above and from behind, all the clouds of a sky go into one mouth. */
const cloudsFor = ([x, y]: Point): string =>
  slurped(
    [
      [-24, 44],
      [2, 55],
      [24, 65],
      [46, 66],
      [62, 58],
      [x - 14, y + 3],
      [x, y],
    ],
    [26, 14, 8, 6, 4.6, 2.6, 0.8],
  ) +
  slurped(
    [
      [52, 13],
      [58, 23],
      [x - 23, y - 14],
      [x - 11, y - 6],
      [x, y],
    ],
    [5, 3, 2.4, 2, 0.7],
  ) +
  longCloud([-214, -4], 38, 31) +
  longCloud([26, 62], 12, 7);

/** And one more, that has to come round behind the head. */
const fromBehind = ([x, y]: Point): string =>
  slurped(
    [
      [160, 20],
      [140, 12],
      [118, 5],
      [96, 3],
      [78, 8],
      [x - 19, y - 16],
      [x - 2, y],
    ],
    [7, 4, 3, 2.6, 2.4, 2, 0.7],
  ) + longCloud([150, 206], 20, 10);

/** What comes along with so much air, all of it toward one mouth: leaves with their stalks behind, a feather, and strokes that get shorter. */
const drawnAlong = ([x, y]: Point): string => {
  const leaf = 'M9 0C4 -5 -4 -5 -8 0C-4 5 4 5 9 0ZM-8 0h-5';
  const strokes = [
    [-44, 14, 16],
    [-32, -6, 12],
    [-22, 8, 8],
    [-58, -2, 14],
  ] as const;
  return (
    at(-30, 78, 1, path(leaf, '#6f9a72'), -6) +
    at(8, 84, 0.9, path(leaf, '#c4694e'), -16) +
    at(x - 34, y + 17, 0.7, path(leaf, '#6f9a72'), -26) +
    at(-84, 82, 0.42, feather(WATERSIDE), 4) +
    line(
      strokes
        .map(([dx, dy, long]) => {
          const k = (Math.abs(dx) - long) / Math.abs(dx);
          return `M${num(x + dx)} ${num(y + dy)}L${num(x + dx * k)} ${num(y + dy * k)}`;
        })
        .join(''),
      '#ffffff',
      1.1,
    )
  );
};

const FAR_AWAY = {
  mood: 'naval',
  gaze: [0, 0],
  hands: [
    [-52, -52],
    [52, -52],
    [-50, -26],
    [50, -26],
  ],
} as const;
