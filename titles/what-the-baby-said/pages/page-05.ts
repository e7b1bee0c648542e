import { mirrored } from '#bookmaking/drawing/light.ts';
import { asGround, at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { otherArm } from '#bookmaking/hero/other-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { cup, grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { babyAside, onBaby } from '#titles/what-the-baby-said/cast/baby-aside.ts';
import { INHALING } from '#titles/what-the-baby-said/cast/baby-bodies.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { breathIn } from '#titles/what-the-baby-said/cast/breath.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { ENTHRONED } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { heap } from '#titles/what-the-baby-said/cast/cushions.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import { pancakes, scepter } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { BLADE, CLOGS, GOWN, SHORTS } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { floorLamp } from '#titles/what-the-baby-said/set/furniture.ts';
import { farther, STAGE } from '#titles/what-the-baby-said/set/hours.ts';
import { putAt } from '#titles/what-the-baby-said/set/put-at.ts';
import { ON_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = STAGE;
/** The house sits in the dark: hems and shoes, all turned this way. */
const dim = { ...farther(light, 0.5), haze: light.haze, cast: '#6a2748' };

const FLOOR = 152;
/** Alone, the whole stage has to go on one page, under the words: its place and its size. */
const HEAP = [124, 202] as const;
const FARTHER = [59, 43, 0.8] as const;
/** At the foot of the heap, left of the fold. */
const BABY = [-46, 205, 0.37] as const;

/** Wide: all the good cushions on one heap, with the expert on it; and at its foot somebody takes all the air in the room. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const rolls = hero.wheelchair !== undefined;
  const seat = heap(light, HEAP);
  const child = placeHero(
    hero,
    rolls ? 36 : headToSit(hero, 84, 38),
    rolls ? 'ground' : 'pelvis',
    rolls ? [124, 204] : seat.top,
    {
      pose: rolls ? 'perch' : 'crossed',
      mood: 'happy',
      face: ENTHRONED,
      yaw: -34,
      pitch: 4,
      turn: 0,
      nod: -12,
      tilt: 4,
      gaze: [-0.5, 0],
      body: { lean: -8, roll: 0 },
      armL: { upper: [30, 92], lower: [24, 128], hand: 'hold' },
      armR: otherArm(hero),
    },
    light,
  );
  const whole = (): string =>
    stage() + breathIn(onBaby([38, -118], BABY, 1)) + heap(light, HEAP).art;
  const breather = (): string =>
    at(
      ...BABY,
      babyAside(light, INHALING, {
        skin: hero.skin,
        bare: 'near',
        look: { turn: 0.86, eyes: 'wide', gaze: [0.6, -0.5], mouth: 'gasp', brow: 1 },
      }),
    );
  const scene =
    whole() +
    at(seat.top[0] - 62, seat.top[1] + 36, 0.42, thing(things[0], light), -6) +
    at(seat.top[0] + 58, seat.top[1] + 35, 0.5, pancakes(light, 3)) +
    (rolls ? child.shadow : '') +
    child.art +
    at(...fistOf(child, 1), 1.15, scepter(light), 10) +
    child.hand(1) +
    breather() +
    at(204, 214, 0.8, pancakes(light, 22));
  return {
    ...putAt(beside ? [0, 0, 1] : FARTHER, scene, [
      child.face,
      babyFace(...onBaby([0, -140], BABY, 1), BABY[2]),
    ]),
    quiet: { ...ON_WALL, box: { ...ON_WALL.box, height: 48 } },
    ...(beside && {
      overFold: () =>
        asGround(whole()) +
        waits() +
        at(-108, 210, 0.44, sittingCat(light, 'wide', 1)) +
        breather(),
    }),
  };
};

/** The room, who came to hear it, and one lamp. */
const stage = (): string =>
  room(STAGE, FLOOR, { from: -320, to: 216 }) +
  glow(100, 116, 180, 120, '#ffb56a', 0.62) +
  at(2, 164, 1.16, legs(dim, CLOGS)) +
  at(200, 162, 1.16, legs(mirrored(dim), SHORTS), 0, -1.16) +
  at(250, 166, 1.16, legs(mirrored(dim), BLADE), 0, -1.16) +
  at(-214, 200, 1.4, legs(dim, GOWN)) +
  // It leans, as all that is light does now.
  at(80, 176, 0.86, floorLamp(light, true), -4) +
  box(
    -320,
    -70,
    560,
    140,
    linear([
      [0, '#4a1a3a', 0.95],
      [0.66, '#4a1a3a', 0.8],
      [1, '#4a1a3a', 0],
    ]),
  ) +
  rug(STAGE, 60, 204, 232, 30) +
  path(
    'M49 80H90L180 216H-54Z',
    linear([
      [0, '#ffdf9a', 0.34],
      [1, '#ffdf9a', 0.08],
    ]),
  );

/** Somebody beyond the edge holds still, and so does a cup. */
const waits = (): string =>
  at(-157, 172, 0.62, cup(light, '#7fa6dc')) +
  grownArm(light, GOWN, {
    way: [
      [-236, 146],
      [-206, 170],
      [-174, 164],
    ],
    width: 10,
    hand: 'grip',
  }) +
  line(
    'M-157 157C-160 151 -146 153 -142 149C-138 145 -126 150 -118 147',
    '#ffe3b4',
    1.2,
    'stroke-opacity=".6"',
  );
