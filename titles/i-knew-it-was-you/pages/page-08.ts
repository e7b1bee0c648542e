import { smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Tone, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { inTheDoor } from '#titles/i-knew-it-was-you/cast/in-the-door.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { farBedroom, hallLight, pennants } from '#titles/i-knew-it-was-you/set/far-bedroom.ts';
import { LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { lamp, stand } from '#titles/i-knew-it-was-you/set/room.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

/** Where the mattress lies, where the quilt ends over its side, and the floor. */
const [MATTRESS, DRAPE, FLOOR] = [170, 196, 190];
/** Where wall and boards meet: far behind the bed, so that light has room to fall there. */
const BASE = 152;
const CROWN: Point = [176, 148];
/** Of the hill: where it begins and ends, and its two bulges, knees and a back. */
const [FROM, TO] = [42, 174];
const BULGES = [
  { middle: 78, half: 38, high: 66 },
  { middle: 136, half: 40, high: 84 },
] as const;

/** As high as either bulge, and a little more where they meet. */
const topAt = (x: number): number => {
  const each = BULGES.map(
    ({ middle, half, high }) => high * Math.max(0, 1 - ((x - middle) / half) ** 2) ** 0.6,
  );
  return MATTRESS + 4 - each.reduce((sum, high) => sum + high ** 3, 0) ** (1 / 3);
};

const ALONG = Array.from({ length: 34 }, (_, i) => FROM + (i / 33) * (TO - FROM));

const HILL: Lie = (across, down) => {
  const x = FROM + across * (TO - FROM);
  const top = topAt(x);
  return [
    x + (across - 0.5) * 16 * down,
    top + down * (DRAPE - top) + Math.sin(across * 18) * 1.8 * down,
  ];
};

/** From beside the bed: hills are mostly very still, and have no foot at one end and no hair at the other. Whoever stands in the door throws a shadow. */
export const page08: Painting = ({ hero, beside }) => {
  const kid = placeHero(
    inBed(hero),
    42,
    'head',
    CROWN,
    {
      pose: 'floor',
      mood: 'happy',
      yaw: 168,
      pitch: 8,
      tilt: 9,
      armsByPage: true,
      legsByPage: true,
    },
    LAMP_RIGHT,
  );
  const art =
    wall() +
    (beside ? hallLight(BASE) + pennants() : '') +
    nightPane({ x: 146, y: 18, width: 34, height: 42 }, { moon: true, print: 0.3 }) +
    at(206, 172, 1.6, stand(LAMP_RIGHT)) +
    lamp(LAMP_RIGHT, [208, 115], 0.9, 66) +
    pool(CROWN[0] + 2, CROWN[1] - 12, 50, 46, INK.glow, 0.8) +
    (beside ? '' : inTheDoor(30, 214, 132, 0.5, 0, 112)) +
    bed() +
    clip('M150 60H222V156H150Z', kid.art) +
    pillow() +
    at(31, 168, 1.05, foot(skinTone(LAMP_RIGHT, hero.skin)), -8) +
    quilt(LAMP_RIGHT, HILL, 17, 9) +
    line(
      smooth(
        ALONG.map((x): Point => [x, topAt(x)]),
        false,
      ),
      INK.key,
      0.9,
    ) +
    shadeOfHill() +
    hem() +
    giggles() +
    parkedChair(hero, 28, [33, 216], 52, LAMP_RIGHT);
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 126, height: 68 },
      ink: 'light',
      largest: { sprout: 20, sapling: 17, explorer: 16.5 },
    },
    faces: [{ ...kid.face, height: kid.face.height / 2 }],
    ...(beside && {
      overFold: () => groundPastFold(wall() + farBedroom(BASE) + hallLight(BASE) + pennants()),
    }),
  };
};

/** On its heel, sole to the left, and all toes spread, because it laughs, too: 42 high on (0, 0). */
function foot(skin: Tone): string {
  const key = `stroke="${INK.key}" stroke-width="1"`;
  const d =
    'M26 -17C17 -17 10 -20 7 -27C6 -31 5 -33 3 -35C3 -41 -1 -44 -5 -42C-9 -40 -9 -35 -8 -32C-10 -28 -9 -24 -7 -20C-4 -15 -4 -12 -6 -8C-9 -3 -6 3 0 4C8 5 18 2 26 2Z';
  return asHero(
    oval(13, -29, 3, 3.4, skin.base, key) +
      oval(11, -33, 3.2, 3.8, skin.base, key) +
      oval(7.6, -36.5, 3.4, 4.2, skin.base, key) +
      path(d, skin.base, key) +
      path(
        'M-8 -31C-10 -28 -9 -24 -7 -20C-4 -15 -4 -12 -6 -8C-9 -3 -6 3 0 4C-1 0 -1 -3 0 -7C2 -13 0 -18 -3 -23C-5 -26 -6 -29 -8 -31Z',
        skin.lite,
        'fill-opacity=".7"',
      ) +
      path('M-1 -42C2 -42 3.600 -38 2.600 -35.500C.6 -35.500 -1 -38 -1 -42Z', skin.lite) +
      line('M9 -8q4 -1 5 -5M-8 -31.500q3 -1 6 .5', skin.shade, 1),
  );
}

/** How far left of the picture the room goes on: drawn once for both pages, its grain has no edge at the fold. */
const LEFT = -240;

/** Of the room only what the lamp leaves: it is low by now. */
const wall = (): string =>
  clean(
    wiped(
      { x: LEFT, y: -6, width: SHEET + 6 - LEFT, height: BASE + 7 },
      [
        [0, '#1e2852'],
        [0.6, '#2c3468'],
        [1, '#473c70'],
      ],
      INK.mist,
      'page 8 wall',
    ),
  ) +
  box(
    LEFT,
    BASE,
    SHEET + 6 - LEFT,
    SHEET - BASE + 6,
    linear([
      [0, '#4c3760'],
      [1, '#342748'],
    ]),
  ) +
  box(LEFT, BASE - 8, SHEET + 6 - LEFT, 8, '#2c2652') +
  line(
    [BASE - 8, BASE, BASE + 8, BASE + 18, BASE + 31, BASE + 47]
      .map((y) => `M${LEFT} ${y}H${SHEET + 6}`)
      .join(''),
    INK.key,
    0.8,
    'stroke-opacity=".6"',
  );

/** From its foot, at the left, to where a pillow lies. */
function bed(): string {
  const wood = tone(LAMP_RIGHT, INK.wood);
  const linen = tone(LAMP_RIGHT, INK.paper);
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  return (
    box(14, FLOOR + 6, 208, 10, INK.key, 0, 'fill-opacity=".5"') +
    box(14, MATTRESS, 208, 18, linen.shade, 2, key) +
    path(`M14 ${MATTRESS}H222V${MATTRESS + 5}H14Z`, linen.base) +
    box(14, MATTRESS + 17, 208, 12, wood.base, 0, key) +
    path(`M8 210V142C8 132 19 132 19 142V210Z`, wood.lite, key)
  );
}

/** Its edge lies over chin and cheek. */
function pillow(): string {
  const linen = tone(LAMP_RIGHT, INK.paper);
  return (
    path(
      'M156 177C150 168 152 156 160 154C168 159 184 161 196 155C204 151 214 150 224 152V178C200 183 172 182 156 177Z',
      linen.base,
      `stroke="${INK.key}" stroke-width=".9"`,
    ) + line('M196 160q8 2 14 -2M184 174q14 3 28 -1M160 160q3 3 3 8', linen.shade, 1.3)
  );
}

/** What of each bulge is away from the lamp. */
const shadeOfHill = (): string =>
  path(
    `M34 ${DRAPE}C42 140 54 108 78 104C64 124 62 160 66 ${DRAPE}ZM98 ${DRAPE}C98 160 100 130 110 114C118 100 126 92 138 90C122 112 118 150 120 ${DRAPE}Z`,
    INK.plum,
    'fill-opacity=".34"',
  );

/** The sheet, turned down before a face. */
function hem(): string {
  const linen = tone(LAMP_RIGHT, INK.paper);
  const edge = Array.from({ length: 9 }, (_, i) => HILL(1, i / 8));
  const d = smooth([[164, 122], ...edge.slice(1)], false);
  return line(d, INK.key, 7.4) + line(d, linen.base, 6);
}

/** It cannot help it. */
const giggles = (): string =>
  line('M52 118q-5 5 -6 11M45 114q-6 6 -8 13M162 92q6 4 8 10M167 85q8 5 11 13', INK.glow, 1.5);
