import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { turned } from '#bookmaking/drawing/light.ts';
import { asGround, at, calm, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { gull, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { castle } from '#titles/hole-department/set/castles.ts';
import { EARTH, SAND } from '#titles/hole-department/set/colors.ts';
import { filledIn } from '#titles/hole-department/set/form-nine.ts';
import { boardwalk, windbreak } from '#titles/hole-department/set/gear.ts';
import { glassesOnSand } from '#titles/hole-department/set/glasses.ts';
import { LATE } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';

const GROUND = 178;
/** How high the wall is patted. */
const SILL = GROUND - 20;
/** Where the prop stands, and its back, which a palm shoves. */
const [PROP, BACK]: readonly [number, Point] = [101, [87, GROUND - 13]];

/** A window needs a wall: somebody shoves a prop under its side and points up; in it bare eyes look where the finger does. Over the fold the tide has come as far as the glasses, and somebody else tries them. */
export const page09: Painting = ({ hero, things, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const tiny = hero.years < 3;
  const child = wholeHero(
    hero,
    rolls ? 76 : tiny ? 68 : 72,
    [rolls ? 59 : tiny ? 62 : 59, GROUND],
    {
      pose: rolls ? 'sit' : tiny ? 'stand' : 'kneel',
      mood: 'wonder',
      yaw: 56,
      pitch: 4,
      // Who leans far down has farther to look up.
      nod: rolls ? -30 : -24,
      tilt: -6,
      gaze: [0.6, -1],
      leanInChair: 34,
      // Clear of a cheek, whose arm ever it is.
      armL: tiny
        ? { upper: [100, 6], lower: [112, 4], hand: 'point' }
        : { upper: [116, 8], lower: [128, 4], hand: 'point' },
      armR: { upper: [40, 8], lower: [44, 4], hand: 'press' },
      touchR: BACK,
      body: { lean: rolls ? 30 : tiny ? 16 : 22, roll: 0, hips: 0, shrug: 4 },
    },
    LATE,
    38,
  );
  // Words on the picture lie over its head.
  const k = beside ? 1.12 : 0.9;
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [163, GROUND + 14],
      size: 100 * k,
      facing: -1,
      look: -46,
      mood: 'awe',
      glasses: 'off',
      near: [183, GROUND - 6],
    },
    LATE,
  );
  const scene =
    child.shadow +
    (rolls ? boardwalk(LATE, 38, 90, GROUND - 1) : '') +
    inside() +
    inspector.art +
    wall() +
    slipped() +
    oval(PROP - 2, GROUND + 1, 22, 2.6, LATE.shade, 'fill-opacity=".3"') +
    child.art +
    at(PROP, GROUND - 12, 0.5, thing(things[0], turned(LATE, 8)), 6) +
    child.hand(-1) +
    `<g transform="matrix(1 -.06 -.34 .44 64 ${GROUND + 19})">${filledIn(0, 0, 46, 0)}</g>`;
  return {
    art: seaside([200, 40]) + (beside ? tide() + gull(102, 34, 40, '#ffffff', -8) : '') + scene,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face, inspector.face],
    ...(beside && {
      overFold: () =>
        asGround(mirroredAtFold(seaside())) +
        tide() +
        at(-176, 163, 0.36, castle(LATE, 2), -5) +
        windbreak(LATE, -82, 164, 25) +
        lapping() +
        glassesOnSand(-112, 186),
    }),
  };
};

/** Calm on either page, for it had an edge at the fold. */
const seaside = (sun?: Point): string =>
  calm(
    sky('#bfdfe3', '#ffe0b0', GROUND - 36, sun, '#fff0bc') +
      sea(GROUND - 38, GROUND - 24, '#5a98a4', '#b5d6c8', 'nine') +
      sand(GROUND - 25, 225, 'nine', '#f4d8a3', '#ecc98c'),
  );

const EDGE =
  'C30 156 4 158 -20 161C-44 165 -58 172 -84 172C-116 172 -140 166 -164 174C-186 180 -204 176 -236 184';

/** How far it has come: one long edge, from behind somebody's back to the other end of the beach. */
const tide = (): string =>
  calm(
    path(`M62 155${EDGE}V152H62Z`, '#b98a58', 'fill-opacity=".35" transform="translate(-3 4)"') +
      path(
        `M62 153${EDGE}V152H62Z`,
        linear([
          [0, '#a6cdc4'],
          [1, '#cfe5d6'],
        ]),
      ) +
      line(`M62 154${EDGE}`, '#fffdf4', 2),
  );

/** Round whatever stands in it. */
const lapping = (): string =>
  line(
    'M-190 164q7 3 14 1t14 1M-96 167q8 2.600 16 .4t16 .8t16 -.4M-150 160h14M-124 164h18M-30 157h12M-206 170h12',
    '#fffdf4',
    1.1,
    'stroke-opacity=".85"',
  );

/** What one sees of it over its sill. */
const inside = (): string =>
  oval(156, SILL, 50, 11, SAND.base) + oval(156, SILL + 1, 45, 8.6, EARTH.deep);

/** Sand patted smooth round the window, which is in the ground and not on it. */
function wall(): string {
  const d = `M106 ${SILL}A50 11 0 0 0 206 ${SILL}C212 ${SILL + 10} 222 ${SILL + 18} 232 ${SILL + 24}C200 ${SILL + 40} 112 ${SILL + 40} 82 ${SILL + 23}C98 ${SILL + 20} 100 ${SILL + 8} 106 ${SILL}Z`;
  return (
    path(
      d,
      linear(
        [
          [0, '#b9814c'],
          [0.35, '#d9ac6c'],
          [1, '#f8e4b6'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    clip(
      d,
      specks(
        chanceFrom('wall'),
        { x: 80, y: SILL, width: 136, height: 50 },
        60,
        SAND.shade,
        1,
        0.5,
      ),
    ) +
    line(`M106 ${SILL}A50 11 0 0 0 206 ${SILL}`, '#fbeecb', 4)
  );
}

/** The side that slips: a bite out of the wall, and what has come down of it. */
const slipped = (): string =>
  path(
    `M103 ${SILL + 3}C107 ${SILL + 9} 112 ${SILL + 8} 114 ${SILL + 14}C112 ${SILL + 20} 116 ${SILL + 24} 112 ${SILL + 31}L84 ${SILL + 24}C97 ${SILL + 20} 99 ${SILL + 9} 103 ${SILL + 3}Z`,
    '#c69a62',
  ) +
  line(`M121 ${SILL + 8}l3 7l-4 5l3 6M133 ${SILL + 10}l2 6l-3 4`, SAND.shade, 1.1) +
  path(
    [
      [112, SILL + 22, 2.4],
      [117, SILL + 28, 3],
      [108, SILL + 12, 1.7],
      [122, SILL + 30, 2],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, r * 0.8))
      .join(''),
    '#e0b878',
  );
