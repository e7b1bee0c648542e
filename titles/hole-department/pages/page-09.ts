import type { Point } from '#bookmaking/drawing/geometry.ts';
import { turned } from '#bookmaking/drawing/light.ts';
import { asGround, at, calm, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { fossil } from '#titles/hole-department/set/buried.ts';
import { SAND } from '#titles/hole-department/set/colors.ts';
import { earth, heap, shaft, shells } from '#titles/hole-department/set/earth.ts';
import { form } from '#titles/hole-department/set/forms.ts';
import { boardwalk } from '#titles/hole-department/set/gear.ts';
import { BELOW, LATE } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { chamber, glow, lamp } from '#titles/hole-department/set/office.ts';

const GROUND = 82;
const DARK = 96;
/** How wide the hole is by now: one may look into it from the sofa. */
const WIDE = 98;

/** One tall hole, cut open through the page: whoever leans over its rim pats that straight, and at the bottom bare eyes look up. */
export const page09: Painting = ({ hero, name, things, beside }) => {
  // Words on the picture push the hole aside, a name that nothing breaks most of all.
  const rim = beside ? 92 : name && isUnbroken(name) ? 168 : 112;
  const rolls = hero.wheelchair !== undefined;
  const child = wholeHero(
    hero,
    rolls ? 61 : 54,
    [rim - (rolls ? 36 : 34), GROUND + 1],
    {
      pose: rolls ? 'sit' : 'kneel',
      mood: 'brave',
      face: { mouth: BITING_A_LIP },
      yaw: 54,
      pitch: 4,
      nod: 40,
      tilt: 6,
      gaze: [0.4, 1],
      leanInChair: 50,
      armL: { upper: [50, 6], lower: [40, 4], hand: 'press' },
      armR: { upper: [-40, 16], lower: [-8, 10] },
      touchL: rolls ? [rim - 1, GROUND - 13] : [rim + 4, GROUND - 5],
      body: { lean: 54 },
    },
    LATE,
    38,
  );
  // As high as an arm reaches down, a chair's least of all: its frame is built up to the palm.
  const edge: Point = [
    child.handL[0] + 12 * child.scale,
    Math.min(GROUND - 2, child.handL[1] + 17 * child.scale),
  ];
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [rim + 47, 209],
      size: 80,
      facing: -1,
      look: -44,
      mood: 'awe',
      glasses: 'up',
      near: [rim + 58, 139],
      far: [rim + 14, 176],
    },
    BELOW,
  );
  const art =
    seaside() +
    form(rim + 76, GROUND - 25, 40, { number: '9', degrees: 7 }) +
    at(rim + 76, GROUND - 25, 2, answer(), 7) +
    heap('nine', rim + 74, GROUND + 1, 40, 5) +
    child.shadow +
    (beside ? underground() + onTheWay() + nextInLine() : earth(GROUND, DARK)) +
    shaft(
      { x: rim + WIDE / 2, width: WIDE, top: GROUND, bottom: 214, sun: 1, smoothed: true },
      inspector.art,
    ) +
    (rolls ? boardwalk(LATE, -4, rim - 6, GROUND - 1.5) : '') +
    at(
      rim + WIDE + 2 - 190 * 0.6,
      GROUND * 0.4,
      0.6,
      ledge() + at(154, GROUND + 28, 0.45, thing(things[0], turned(LATE, 4)), 4) + slipping(),
    ) +
    frame(edge) +
    child.art;
  return {
    art,
    quiet: {
      box: { x: 14, y: 96, width: rim - 24, height: 112 },
      ink: 'light',
      anchor: 'middle',
      largest: { explorer: 18 },
    },
    faces: [child.face, inspector.face],
    ...(beside && {
      overFold: () =>
        asGround(mirroredAtFold(seaside() + underground()) + fossil(-50, 158, 1.15, -8)) +
        shells(GROUND + 8) +
        onTheWay(),
    }),
  };
};

/** Too long for a line of the usual words, with neither space nor hyphen in it. */
const isUnbroken = ({ printed, joined }: NameInLetters): boolean =>
  printed.split(/[ -]/).some((part) => part.length > (joined ? 12 : 18));

/** As calm on either page: it had an edge at the fold. */
const seaside = (): string =>
  calm(
    sky('#a3c7d2', '#ffdca4', 34, [196, 24], '#fff0bc') +
      sea(30, 44, '#5a98a4', '#b5d6c8', 'nine') +
      sand(43, GROUND, 'nine', '#f8e2b4', '#edcd96'),
  );

/** Layers, each of which was a beach once: only darker than the ground, for words lie on them. */
const underground = (): string =>
  calm(earth(GROUND, DARK)) +
  [
    [104, 6],
    [126, 9],
    [153, 7],
    [172, 10],
  ]
    .map(([y = 0, thick = 0], i) => {
      const swing = i % 2 ? -5 : 5;
      return path(
        `M-8 ${y}C40 ${y} 60 ${y + swing} 104 ${y + swing}S180 ${y} 224 ${y - swing}V${y - swing + thick * 0.6}C180 ${y + thick} 150 ${y + swing + thick * 0.7} 104 ${y + swing + thick}S40 ${y + thick} -8 ${y + thick}Z`,
        '#38221a',
        'fill-opacity=".5"',
      );
    })
    .join('');

/** A passage from over the fold to those who wait; one more has heard of it, and comes with a lamp. */
const onTheWay = (): string => {
  const passage =
    'M-190 209C-196 198 -188 190 -174 190C-120 189 -60 192 20 186V203C-60 206 -120 204 -178 210Z';
  return (
    path(passage, '#2a1812') +
    asGround(clip(passage, glow(-108, 196, 52, 20, 0.9))) +
    mole(
      {
        person: { ...STAFF.cap, hat: 'lamp' },
        where: [-122, 206],
        size: 16,
        facing: 1,
        look: -8,
        mood: 'awe',
        glasses: 'up',
        far: [-112, 198],
      },
      BELOW,
    ).art
  );
};

/** Whose turn it is after the inspector's: two who wait where words lie on a screen. */
const nextInLine = (): string =>
  chamber(
    { x: 14, y: 158, width: 62, height: 44 },
    1,
    lamp(24, 169, 156, 0.8) +
      mole(
        {
          person: STAFF.visor,
          where: [60, 200],
          size: 34,
          facing: 1,
          look: -30,
          mood: 'wistful',
          near: [70, 186],
        },
        BELOW,
      ).art +
      mole(
        { person: STAFF.scarf, where: [34, 200], size: 31, facing: 1, look: -26, mood: 'awe' },
        BELOW,
      ).art,
  );

/** What an object stands on that has been given responsibility. */
const ledge = (): string =>
  path(
    `M124 ${GROUND + 6}H186C182 ${GROUND + 18} 184 ${GROUND + 34} 176 ${GROUND + 45}L124 ${GROUND + 48}Z`,
    '#5f3a26',
    'fill-opacity=".6"',
  ) +
  path(
    `M124 ${GROUND + 42}C140 ${GROUND + 39} 164 ${GROUND + 40} 178 ${GROUND + 43}C170 ${GROUND + 50} 146 ${GROUND + 50} 124 ${GROUND + 62}Z`,
    SAND.lit,
  ) +
  path(
    `M124 ${GROUND + 48}C142 ${GROUND + 47} 164 ${GROUND + 47} 176 ${GROUND + 44}C168 ${GROUND + 51} 146 ${GROUND + 51} 124 ${GROUND + 62}Z`,
    SAND.shade,
  );

/** The side that will not stay up, hanging over what holds it. */
const slipping = (): string =>
  path(
    `M106 ${GROUND}H190C189 ${GROUND + 7} 182 ${GROUND + 9} 178 ${GROUND + 15}C175 ${GROUND + 20} 170 ${GROUND + 12} 160 ${GROUND + 14}C150 ${GROUND + 16} 144 ${GROUND + 13} 138 ${GROUND + 17}C132 ${GROUND + 22} 130 ${GROUND + 34} 124 ${GROUND + 40}V${GROUND + 10}Z`,
    SAND.shade,
  ) +
  path(
    `M106 ${GROUND - 0.6}H190C188 ${GROUND + 5} 182 ${GROUND + 6} 177 ${GROUND + 11}C173 ${GROUND + 15} 168 ${GROUND + 8} 160 ${GROUND + 10}C150 ${GROUND + 12} 142 ${GROUND + 8} 135 ${GROUND + 13}C130 ${GROUND + 18} 128 ${GROUND + 26} 124 ${GROUND + 32}L122 ${GROUND + 7}Z`,
    SAND.lit,
  ) +
  line(
    `M184 ${GROUND + 17}v.1M181 ${GROUND + 25}v.1M187 ${GROUND + 22}v.1M185 ${GROUND + 33}v.1M188 ${GROUND + 12}v.1`,
    SAND.lit,
    1.8,
  );

/** The frame of the window, patted straight. */
const frame = ([x, y]: Point): string =>
  path(
    `M${x - 18} ${GROUND + 1}C${x - 14} ${y + 6} ${x - 12} ${y} ${x - 8} ${y}H${x + 12}C${x + 16} ${y} ${x + 17} ${y + 8} ${x + 22} ${GROUND + 1}Z`,
    SAND.lit,
  ) +
  path(
    `M${x + 9} ${y}H${x + 12}C${x + 16} ${y} ${x + 17} ${y + 8} ${x + 22} ${GROUND + 1}H${x + 12}Z`,
    SAND.wet,
    'fill-opacity=".7"',
  ) +
  line(`M${x - 8} ${y}H${x + 12}`, '#fffaf0', 1.2);

/** The fourth box, and what it is for, in capitals and by hand: under a form 20 wide. */
const answer = (): string =>
  path('M-9.4 -1.5H9.4V6.4H-9.4Z', '#fffaf0') +
  line('M-7.9 1.6V4.4H-5.1V1.6ZM-8 2.4L-6.6 4L-3.9 -.4', '#c14a3c', 0.6) +
  line(
    'M-3 1.2L-2.4 4.4L-1.9 2.6L-1.4 4.4L-.8 1.2M-.1 1.2V4.4M.7 4.4V1.2L2 4.4V1.2M2.8 1.2V4.4Q4.2 4.4 4.2 2.8T2.8 1.2M5.5 1.2Q4.8 1.2 4.8 2.8T5.5 4.4T6.2 2.8T5.5 1.2M6.8 1.2L7.3 4.4L7.7 2.6L8.2 4.4L8.7 1.2',
    '#3d4a66',
    0.5,
  );
