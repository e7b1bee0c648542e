import { mix } from '#bookmaking/drawing/color.ts';
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { type Turn, turnedArt, turnedBox } from '#bookmaking/drawing/turned.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { cup, grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { TELLING } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { cushion } from '#titles/what-the-baby-said/cast/cushions.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { CLOGS, SHORTS, TWEED } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair, clothTable, floorLamp } from '#titles/what-the-baby-said/set/furniture.ts';
import { DUSK } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = DUSK;

/** No bedtime: slid down as far as a seat goes, and one arm up for who it does not say. */
const NO_BEDTIME: Pose = {
  seat: true,
  lean: -26,
  roll: 7,
  hips: 0,
  nod: -2,
  tilt: 4,
  armL: { upper: [-36, 4], lower: [-20, -16] },
  armR: { upper: [6, 140], lower: [2, 152], hand: 'open' },
  legL: { upper: [74, 14], lower: [44, 8], foot: -30 },
  legR: { upper: [80, 12], lower: [56, 10], foot: -34 },
};
/** How far somebody who rolls leans back with all of the chair, in degrees: the front castors are in the air. */
const TIPPED = -13;

/** Wide: a summit. One speaks from the big chair, one has a cushion, and the cups of all others have stopped halfway. */
export const page04: Painting = (cast) => paint(cast, SHEET);
/** Over the fold one sees what nobody mentions: a bed has been turned down. */
export const spread04: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const rolls = hero.wheelchair !== undefined;
  const ground: Point = rolls ? [98, 202] : [74, 168];
  const child = placeHero(
    hero,
    headToSit(hero, rolls ? 76 : 74, 40),
    rolls ? 'ground' : 'pelvis',
    ground,
    {
      pose: NO_BEDTIME,
      mood: 'happy',
      face: TELLING,
      yaw: rolls ? 34 : 20,
      pitch: 4,
      turn: 4,
      gaze: [0.7, 0],
    },
    light,
  );
  const turn: Turn = { about: ground, degrees: rolls ? TIPPED : 0 };
  const baby: readonly [number, number, number] = [158, 184, 0.36];
  const art =
    room(DUSK, 146, { from: 0, to: width }) +
    glow(72, 110, 90, 70, '#fff3c4', 0.85) +
    at(116, 152, 0.5, floorLamp(light, true)) +
    (wide ? bedroom() + at(229, 158, 0.92, legs(mirrored(light), SHORTS), 0, -0.92) : '') +
    at(196, 160, 0.5, clothTable(light)) +
    at(196, 120, 0.44, pancakes(light, 8)) +
    rug(DUSK, 112, 204, 118, 30) +
    // Who has brought a seat leaves it to what came along.
    (rolls
      ? at(14, 168, 0.5, bigChair(light, true))
      : at(68, 192, 0.86, bigChair(light, true)) + throwOver()) +
    at(rolls ? 16 : 30, rolls ? 140 : 152, rolls ? 0.3 : 0.36, thing(things[0], light), -8) +
    child.shadow +
    turnedArt(child.art, turn) +
    at(158, 200, 0.8, cushion(light, 1)) +
    at(
      ...baby,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: -0.9, eyes: 'wide', gaze: [-0.8, -0.6], mouth: 'oh', brow: 1 },
        tilt: -8,
      }),
    ) +
    (wide ? '' : cupFromTheRight()) +
    (wide ? listeners() : '');
  return {
    art,
    quiet: {
      ...ON_WALL,
      box: { ...ON_WALL.box, height: 50 },
      ink: 'dark',
      largest: { ...ON_WALL.largest, explorer: 18 },
    },
    faces: [
      turnedBox(child.face, turn, child.head),
      babyFace(baby[0], baby[1] - 130 * baby[2], baby[2]),
    ],
  };
}

/** A pale throw over the back of the chair: plum sat before plum. */
function throwOver(): string {
  const wool = tone(light, '#f4dfc4');
  const d = 'M44 112Q68 104 93 112L96 170Q69 178 41 170Z';
  return (
    path(d, wool.base) +
    clip(d, line('M36 120L74 180M48 108L92 176M66 104L104 164', wool.shade, 2.2)) +
    line('M44 113Q68 105 93 113', wool.lite, 1.6)
  );
}

/** It has stopped halfway. */
const cupFromTheRight = (): string =>
  grownArm(light, TWEED, {
    way: [
      [236, 70],
      [220, 128],
      [196, 140],
    ],
    width: 9,
    hand: 'grip',
  }) + at(190, 140, 0.7, cup(light, '#7fa6dc'));

/** Through the open door: a night-light, a quilt with one corner folded back, and two slippers that point at it. */
function bedroom(): string {
  const [left, right, top, foot] = [288, 372, 30, 158];
  const wood = tone(light, '#f2dcc4');
  const quilt = tone(light, '#5a4a96');
  const opening = `M${left} ${top}H${right}V${foot}H${left}Z`;
  return (
    clip(
      opening,
      box(
        left,
        top,
        right - left,
        foot - top,
        linear([
          [0, '#3b3572'],
          [0.7, '#6a4f86'],
          [1, '#8a5f7c'],
        ]),
      ) +
        box(left, 146, right - left, 20, '#7a4a5e') +
        glow(304, 96, 40, 44, '#ffd98a', 0.95) +
        path('M296 110h16l-3 -13h-10Z', '#fff0c0') +
        box(295, 110, 18, 38, '#8f5a4c') +
        path('M318 70H384V150H318Z', '#7d4a44') +
        path(roundedBox(320, 108, 70, 34, 5), '#f6e6dc') +
        path('M324 108C322 98 330 95 340 97C350 94 356 99 354 108Z', '#fff6ea') +
        path('M338 108H392V144H330Z', quilt.base) +
        path('M338 108L330 144H352L362 122Z', '#efd9e6') +
        line('M362 122L352 144M376 108V144', quilt.lite, 1) +
        box(320, 142, 70, 5, '#5f3836') +
        at(326, 152, 0.5, path('M-9 0C-9 -7 -2 -8 8 -7C14 -6 15 0 12 1H-7Z', '#e58fa6')) +
        at(337, 153, 0.5, path('M-9 0C-9 -7 -2 -8 8 -7C14 -6 15 0 12 1H-7Z', '#e58fa6')),
    ) +
    line(`M${left} ${foot}V${top}H${right}V${foot}`, wood.base, 6) +
    line(`M${left - 2.6} ${foot}V${top - 2.6}H${right + 2}`, wood.lite, 1) +
    path(
      `M${left + 3} ${foot}H${right - 3}L${right - 46} ${SHEET}H${left - 66}Z`,
      linear([
        [0, '#ffe09a', 0.5],
        [1, '#ffe09a', 0],
      ]),
    ) +
    // Ten past eight; nobody looks at it.
    oval(271, 48, 9.4, 9.4, mix('#b0713f', light.shade, 0.1)) +
    oval(270.6, 47.6, 7.6, 7.6, '#fff6e4') +
    line('M270.6 47.6L267 50.4M270.6 47.6L274.4 43', '#4a2b3a', 1.4)
  );
}

/** Those who came to look, up to the waist: still, with a cup, a spoon, and a pair of small pajamas. */
const listeners = (): string =>
  at(414, 208, 1.14, legs(mirrored(light), CLOGS), 0, -1.14) +
  grownArm(light, CLOGS, {
    way: [
      [430, -14],
      [420, 48],
      [388, 56],
    ],
    width: 9,
    hand: 'grip',
  }) +
  pajamas(371, 62);

/** On their hanger, striped, and about the hero's size. */
function pajamas(x: number, y: number): string {
  const cloth = tone(light, '#cfe3f2');
  const shirt =
    'M-18 4L-6 0H6L18 4L26 26L17 29L13 18V42H-13V18L-17 29L-26 26ZM-13 42H13L15 84H3L0 54L-3 84H-15Z';
  let stripes = '';
  for (let i = -24; i <= 24; i += 6) stripes += `M${i} 0V86`;
  return at(
    x,
    y,
    0.9,
    line('M0 -8q6 -4 3 -9M-16 5L0 -4L16 5', '#8a5a3c', 1.8) +
      clip(shirt, path(shirt, cloth.base) + line(stripes, '#6f9cc8', 1.6)) +
      line('M-13 42H13M0 2V42', cloth.deep, 0.9, 'stroke-opacity=".6"'),
    4,
  );
}
