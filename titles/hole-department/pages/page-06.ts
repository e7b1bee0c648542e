import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import {
  asGround,
  at,
  clean,
  line,
  oval,
  path,
  shifted,
  specks,
} from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { EARTH, PAPER, SAND } from '#titles/hole-department/set/colors.ts';
import { pencilCircle } from '#titles/hole-department/set/forms.ts';
import { boardwalk, bucket, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { lettering } from '#titles/hole-department/set/lettering.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { bigStamp } from '#titles/hole-department/set/stamp.ts';

/** Where one stands, and how high a molehill gets by noon. */
const [GROUND, TOP] = [192, 84];

/** Low: a mountain made of a molehill, from the top of which a form comes down to somebody's toes; behind its back, one paw has the stamp. */
export const page06: Painting = ({ hero, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  // Words on the picture lie over the hill, and make it lower.
  const k = beside ? 1 : 0.66;
  const child = wholeHero(
    hero,
    (rolls ? 76 : 84) * (beside ? 1 : 0.78),
    [(rolls ? 42 : 36) + (beside ? 0 : 16), GROUND + 6],
    {
      pose: rolls ? 'sit' : 'stand',
      mood: 'surprised',
      face: { mouth: GAPE },
      yaw: 68,
      pitch: -4,
      nod: 0,
      tilt: -24,
      gaze: [0.7, -1],
      // What it is for is down there; the spade is its witness.
      armL: { upper: [44, 4], lower: [40, 0], hand: 'point' },
      armR: { upper: [-34, 16], lower: [-26, 12], hand: 'hold' },
      body: {
        lean: -5,
        roll: 0,
        hips: 0,
        ...(rolls
          ? {}
          : {
              legL: { upper: [24, 8], lower: [10, 8] },
              legR: { upper: [-16, 8], lower: [-26, 8] },
            }),
      },
    },
    DAY,
    beside ? 39 : 30,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [147, TOP + 27],
      size: 88,
      facing: -1,
      look: 6,
      mood: 'official',
      far: [101, TOP + 1],
      near: [193, TOP + 20],
      holds: 'both',
    },
    DAY,
  );
  const [x, y] = fistOf(child, -1);
  const planted = spade(DAY, [x + 1, y - 16], [x - 3, GROUND + 15], 15);
  const art =
    air() +
    beach() +
    (beside ? clouds([[198, 26, 0.9]]) + foot() : '') +
    at(
      CORNER[0] * (1 - k),
      CORNER[1] * (1 - k),
      k,
      shifted(-4, 0, molehill()) +
        inspector.art +
        brim() +
        at(192, TOP + 32, 0.34, bigStamp(DAY), 6) +
        inspector.arm +
        shifted(-4, 0, formNine()) +
        inspector.farPaw,
    ) +
    (rolls ? boardwalk(DAY, -4, beside ? 70 : 88, GROUND + 4) : '') +
    smallHole((beside ? 68 : 78) + (rolls ? 12 : 0)) +
    child.shadow +
    child.art +
    planted +
    child.hand(-1);
  return {
    art,
    quiet: {
      box: { ...SAFE, height: 66 },
      ink: 'dark',
      largest: { explorer: 18 },
    },
    faces: [child.face, lowered(inspector.face, k)],
    ...(beside && {
      overFold: () =>
        asGround(mirroredAtFold(air() + beach())) +
        windbreak(DAY, -204, GROUND - 8, 26) +
        foot() +
        carriers(),
    }),
  };
};

/** Around which a lower hill is drawn. */
const CORNER = [210, GROUND + 8] as const;

const lowered = ({ x, y, width, height }: Box, k: number): Box => ({
  x: CORNER[0] + (x - CORNER[0]) * k,
  y: CORNER[1] + (y - CORNER[1]) * k,
  width: width * k,
  height: height * k,
});

const air = (): string => sky('#a4dbe2', '#fff6dc', GROUND - 42, [3, 14]);

const beach = (): string =>
  sea(GROUND - 46, GROUND - 32, '#3f9fb0', '#8ed2cb', 'six') +
  sand(GROUND - 33, 225, 'six', SAND.lit, SAND.base);

/** Heaped up clod over clod; the noon has been at its left side. */
function molehill(): string {
  const hill = `M36 ${GROUND + 3}C46 ${GROUND - 8} 62 ${GROUND - 14} 70 ${TOP + 66}C74 ${TOP + 46} 86 ${TOP + 44} 91 ${TOP + 24}C96 ${TOP + 6} 108 ${TOP + 1} 128 ${TOP - 1}C150 ${TOP - 4} 166 ${TOP - 4} 178 ${TOP + 5}C194 ${TOP + 18} 196 ${TOP + 40} 208 ${TOP + 54}C218 ${TOP + 66} 228 ${TOP + 76} 240 ${TOP + 82}V${GROUND + 44}H4C16 ${GROUND + 28} 24 ${GROUND + 14} 36 ${GROUND + 3}Z`;
  const chance = chanceFrom('molehill');
  const clod = (x: number, y: number, r: number): string =>
    path(blob(chance, x + 1, y + 1.5, r * 1.2, r, 8, 0.1), EARTH.deep, 'fill-opacity=".5"') +
    path(blob(chance, x, y, r * 1.2, r, 8, 0.1), '#9a6a43') +
    oval(x - r * 0.3, y - r * 0.4, r * 0.6, r * 0.36, '#c79560', 'fill-opacity=".7"');
  return (
    path(
      hill,
      linear(
        [
          [0, '#b98650'],
          [0.35, EARTH.wall],
          [0.75, EARTH.clay],
          [1, EARTH.deep],
        ],
        0,
        0,
        1,
        0.25,
      ),
    ) +
    clip(
      hill,
      path(
        `M160 ${TOP - 6}C150 ${TOP + 30} 172 ${TOP + 60} 150 ${GROUND + 24}H250V${TOP}Z`,
        EARTH.deep,
        'fill-opacity=".35"',
      ) +
        line(
          `M60 ${GROUND - 2}q12 -10 20 -24M96 ${TOP + 40}q4 -14 12 -20M168 ${TOP + 22}q14 12 16 34M156 ${TOP + 62}q18 8 26 26M190 ${TOP + 62}q10 6 16 22`,
          EARTH.dark,
          1.4,
          'stroke-opacity=".4"',
        ) +
        specks(chance, { x: 40, y: TOP, width: 130, height: 110 }, 50, SAND.wet, 1.6, 0.7),
    ) +
    [
      [54, GROUND + 2, 4],
      [66, GROUND + 6, 2.6],
      [82, TOP + 56, 3.6],
      [172, TOP + 46, 4.4],
      [196, TOP + 78, 5],
      [158, GROUND + 2, 6],
      [176, GROUND + 7, 3.4],
      [205, GROUND + 6, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => clod(x, y, r))
      .join('')
  );
}

/** So large that it begins on the other page. */
const foot = (): string =>
  clean(
    path(
      'M-240 204C-180 198 -120 192 -60 185C-20 180 20 176 60 158V232H-240Z',
      linear(
        [
          [0, '#d9b277'],
          [1, '#b98650'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
      line('M-240 204C-180 198 -120 192 -60 185C-20 180 20 176 60 158', '#e9c98e', 1.6) +
      line(
        'M-210 210q14 -4 26 -3M-150 204q16 -5 30 -4M-120 212q10 -3 22 -2M-70 198q14 -4 28 -5M-36 210q12 -4 26 -3M4 192q12 -3 22 -9',
        EARTH.wall,
        1.2,
        'stroke-opacity=".45"',
      ),
  );

/** What all this is about. */
const smallHole = (x: number): string =>
  oval(x, GROUND + 14, 15, 5, '#e2bd86') + oval(x, GROUND + 14.4, 12.5, 3.8, '#2a1813');

/** They have orders to heap it higher, and go up with buckets, over the fold. */
const carriers = (): string =>
  (
    [
      [STAFF.visor, -152, 200, 46, 'brisk'],
      [STAFF.bowler, -100, 197, 43, 'official'],
      [STAFF.cap, -50, 189, 41, 'pleased'],
    ] as const
  )
    .map(([person, x, y, size, mood]) => {
      const paw: Point = [x + size * 0.42, y - size * 0.34];
      const carrier = mole(
        { person, where: [x, y], size, facing: 1, look: -10, mood, far: paw, holds: 'far' },
        DAY,
      );
      return (
        oval(x, y, size * 0.4, 2, '#4a2f20', 'fill-opacity=".3"') +
        // Uphill.
        `<g transform="rotate(9 ${x} ${y})">${carrier.art}${bucket(DAY, paw[0], paw[1] + 15.5, 13)}${oval(paw[0], paw[1] + 3.4, 5.4, 3, EARTH.wall)}${carrier.farPaw}</g>`
      );
    })
    .join('');

/** It stands in its own hill up to the waistcoat. */
const brim = (): string =>
  path(
    `M104 ${TOP + 30}C108 ${TOP + 14} 122 ${TOP + 12} 136 ${TOP + 14}C152 ${TOP + 10} 168 ${TOP + 8} 180 ${TOP + 12}C186 ${TOP + 18} 188 ${TOP + 24} 188 ${TOP + 30}Z`,
    '#71492f',
  ) + line(`M150 ${TOP + 11.5}C162 ${TOP + 8.5} 172 ${TOP + 9} 180 ${TOP + 12}`, '#a8764a', 1.4);

/** As long as the way down, with four large boxes, none of them for being deep; its end has rolled before somebody's feet. */
function formNine(): string {
  const words = ['TREASURE', 'LETTERS', 'SWIMMING', 'OTHER'];
  const sheet = 'M0 -4Q26 -7 53 -4L56 112H-3Z';
  const inside =
    path(sheet, '#2a1812', 'fill-opacity=".3" transform="translate(3.500 1)"') +
    path(
      sheet,
      linear([
        [0, '#e9d3a2'],
        [0.12, '#fffaea'],
        [0.8, PAPER.base],
        [1, '#e3c890'],
      ]),
      `stroke="${PAPER.line}" stroke-width=".6"`,
    ) +
    lettering('FORM 9', 6, 6, 7.4, PAPER.ink, 1.3) +
    line('M5 18H48', PAPER.line, 0.7) +
    words
      .map((word, i) => {
        const y = 24 + i * 17.4;
        return (
          line(roundedBox(5, y, 11, 11, 1), PAPER.ink, 1.5) +
          lettering(word, 18.5, y + 3.2, 4.6, PAPER.ink, 1.15)
        );
      })
      .join('') +
    pencilCircle(46, 98, 3.4);
  return `<g transform="matrix(1 0 -.25 1 107 ${TOP + 4})">${inside}</g>${rolledEnd()}`;
}

/** What has not unrolled yet, from its side. */
const rolledEnd = (): string => {
  const y = GROUND + 7;
  const end = (x: number): string =>
    oval(x, y - 0.5, 3.4, 5.5, PAPER.shade, `stroke="${PAPER.line}" stroke-width=".6"`);
  return (
    oval(106, y + 5, 38, 2.4, '#2a1812', 'fill-opacity=".3"') +
    path(
      `M76 ${y - 6}H138V${y + 5}H76Z`,
      linear([
        [0, '#fffaea'],
        [0.5, PAPER.base],
        [1, '#c9ac78'],
      ]),
    ) +
    end(76) +
    end(138) +
    line(`M138 ${y - 0.5}q2 -1 1.400 1.800t-2.600 0`, PAPER.line, 0.7)
  );
};
