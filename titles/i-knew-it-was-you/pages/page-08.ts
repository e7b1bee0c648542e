import { smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, asHero, at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { GIGGLING } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { sole } from '#titles/i-knew-it-was-you/cast/sole.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pastFold } from '#titles/i-knew-it-was-you/set/past-fold.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { lamp, stand } from '#titles/i-knew-it-was-you/set/room.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

/** Where the mattress lies, where the quilt ends over its side, and the floor. */
const [MATTRESS, DRAPE, FLOOR] = [170, 196, 190];
/** Of the quilt: where the hill begins and ends. */
const [FROM, TO] = [54, 168];
const HEAD: Point = [183, 143];

/** One big hill: steep at both ends, and too short at one of them. */
const HILL: Lie = (across, down) => {
  const high = Math.sin(Math.PI * across ** 0.9) ** 0.86;
  const x = FROM + across * (TO - FROM) + 5 * Math.sin(Math.PI * down) * (across - 0.5);
  const top = MATTRESS - 6 - high * 84;
  return [x, top + down * (DRAPE - top) + Math.sin(across * 14) * 1.6 * down];
};

/** From beside the bed: hills are mostly very still, have no feet at one end and no eyes at the other. */
export const page08: Painting = ({ hero, beside }) => {
  const kid = placeHero(
    inBed(hero),
    42,
    'head',
    HEAD,
    {
      pose: 'floor',
      mood: 'happy',
      face: GIGGLING,
      yaw: -16,
      pitch: 8,
      tilt: 9,
      armsByPage: true,
      legsByPage: true,
    },
    LAMP_RIGHT,
  );
  const skin = skinTone(LAMP_RIGHT, hero.skin);
  const cuff = tone(LAMP_RIGHT, hero.colors.main);
  const art =
    wall(-6) +
    nightPane({ x: 146, y: 18, width: 34, height: 42 }, { moon: true, print: 0.3 }) +
    at(206, 172, 1.6, stand(LAMP_RIGHT)) +
    lamp(LAMP_RIGHT, [208, 115], 0.9, 66) +
    pool(HEAD[0] + 2, HEAD[1] - 8, 50, 46, INK.glow, 0.8) +
    bed() +
    clip(`M150 60H222V${MATTRESS + 4}H150Z`, kid.art) +
    pillow() +
    asHero(sole(52, 152, 1.05, skin, cuff, -62, -1) + sole(64, 135, 1.05, skin, cuff, -34, -1)) +
    quilt(LAMP_RIGHT, HILL, 13, 9) +
    shadeOfHill() +
    hem() +
    giggles() +
    parkedChair(hero, 31, [37, 216], 52, LAMP_RIGHT);
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 126, height: 68 },
      ink: 'light',
      largest: { sprout: 20, sapling: 17, explorer: 16.5 },
    },
    faces: [kid.face],
    ...(beside && { overFold: () => asGround(pastFold(wall(-240))) }),
  };
};

/** Of the room only what the lamp leaves: it is low by now. */
const wall = (left: number): string =>
  clean(
    wiped(
      { x: left, y: -6, width: SHEET + 6 - left, height: FLOOR + 7 },
      [
        [0, '#1e2852'],
        [0.5, '#2c3468'],
        [1, '#473c70'],
      ],
      INK.mist,
      'page 8 wall',
    ),
  ) +
  box(
    left,
    FLOOR,
    SHEET + 6 - left,
    SHEET - FLOOR + 6,
    linear([
      [0, '#4a3450'],
      [1, '#382848'],
    ]),
  ) +
  line(
    `M${left} ${FLOOR}H${SHEET + 6}M${left} ${FLOOR + 9}H${SHEET + 6}M${left} ${FLOOR + 20}H${SHEET + 6}`,
    INK.key,
    0.8,
    'stroke-opacity=".7"',
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

/** Its far side, away from the lamp. */
const shadeOfHill = (): string =>
  path(
    `M${FROM} ${DRAPE}C54 150 64 104 100 82C88 116 84 160 88 ${DRAPE}Z`,
    INK.plum,
    'fill-opacity=".38"',
  );

/** The sheet, turned down before a face. */
function hem(): string {
  const linen = tone(LAMP_RIGHT, INK.paper);
  const edge = Array.from({ length: 9 }, (_, i) => HILL(1, i / 8));
  const d = smooth([[152, 116], ...edge.slice(1)], false);
  return line(d, INK.key, 7.4) + line(d, linen.base, 6);
}

/** It cannot help it. */
const giggles = (): string =>
  line('M70 92q-5 5 -6 11M62 88q-6 6 -8 13M140 76q6 4 9 9M144 68q8 5 11 11', INK.glow, 1.5);
