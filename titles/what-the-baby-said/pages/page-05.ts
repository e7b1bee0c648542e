import type { Hex } from '#bookmaking/drawing/color.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babyFace, babyHead } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { ENTHRONED } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { throne } from '#titles/what-the-baby-said/cast/cushions.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import { pancakes, scepter } from '#titles/what-the-baby-said/cast/pancakes.ts';
import {
  BLADE,
  CAMERA,
  CLOGS,
  GOWN,
  SHORTS,
  TWEED,
} from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { farther, type Hour, STAGE } from '#titles/what-the-baby-said/set/hours.ts';
import { overTheFold } from '#titles/what-the-baby-said/set/over-the-fold.ts';
import { ON_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = STAGE;
/** The house sits in the dark: hems and shoes, all turned this way. */
const dim = { ...farther(light, 0.8), haze: light.haze, cast: '#561f3f' };

/** And deeper in it: they are hardly lighter than the wall. */
const DARK = { ...dim, cast: '#551f3e', castAmount: 0.82 };

/** Without words over it one goes nearer: its place and its size. */
const NEARER = [0, -20, 1] as const;
/** The end of the room that no lamp reaches. */
const DIM: Hour = {
  ...STAGE,
  wall: ['#581f41', '#662340'],
  paper: '#8a3a55',
  floor: ['#6a2c44', '#7a3a4c'],
};

/** Mid: all the good cushions. At the left edge a breath goes in, and in. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const rolls = hero.wheelchair !== undefined;
  const seat = throne(light, hero, [rolls ? 150 : 146, rolls ? 202 : 206]);
  const child = placeHero(
    hero,
    headToSit(hero, rolls ? 84 : 92, rolls ? 40 : 42),
    rolls ? 'ground' : 'pelvis',
    seat.top,
    {
      pose: rolls ? 'perch' : 'crossed',
      mood: 'happy',
      face: ENTHRONED,
      yaw: rolls ? -32 : -14,
      pitch: 4,
      turn: 8,
      nod: -10,
      tilt: 9,
      gaze: [-0.2, 0.3],
      body: { lean: -12, roll: 7 },
      armL: { upper: [16, 62], lower: [14, 146], hand: 'hold' },
      armR: { upper: [-16, 30], lower: [64, 4], hand: 'hold' },
    },
    light,
  );
  const rim = fistOf(child, -1);
  const art =
    room(STAGE, 152) +
    box(
      -4,
      152,
      60,
      100,
      linear(
        [
          [0, '#7a3a4c'],
          [0.6, '#7a3a4c', 0.85],
          [1, '#7a3a4c', 0],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    at(56, 164, 0.92, legs(dim, CLOGS)) +
    at(96, 160, 0.9, legs(mirrored(dim), CAMERA), 0, -0.9) +
    at(166, 160, 0.9, legs(mirrored(dim), SHORTS), 0, -0.9) +
    at(204, 164, 0.92, legs(mirrored(dim), BLADE), 0, -0.92) +
    path(
      'M-20 -10L10 -10L216 176V216H60Z',
      linear(
        [
          [0, '#ffdf9a', 0.03],
          [0.4, '#ffdf9a', 0.1],
          [1, '#ffdf9a', 0.2],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    at(80, 168, 0.52, bigChair(light, true)) +
    rug(STAGE, 140, 204, 96, 24) +
    glow(154, 138, 70, 70, '#ffdf9a', 0.75) +
    seat.art +
    (rolls ? child.shadow : '') +
    child.art +
    at(rim[0] + 13, rim[1] + 3, 0.5, pancakes(light, 3)) +
    child.hand(-1) +
    at(...fistOf(child, 1), 1, scepter(light), 12) +
    child.hand(1) +
    at(110, 199, 0.44, thing(things[0], light), -6) +
    at(205, 204, 0.54, pancakes(light, 19)) +
    at(190, 214, 0.29, sittingCat(light, 'sly')) +
    breath(hero.skin);
  return {
    art: beside ? at(...NEARER, art) : art,
    quiet: { ...ON_WALL, box: { ...ON_WALL.box, height: 54 } },
    faces: [child.face, babyFace(24, 146, 1.3)],
    ...(beside && {
      overFold: () => overTheFold(DIM, 152, NEARER, waiting(), breath(hero.skin)),
    }),
  };
};

/** The front row, beyond the fold: words may lie on it. */
const waiting = (): string =>
  at(-168, 186, 1.3, legs(DARK, TWEED)) +
  at(-92, 182, 1.3, legs(DARK, GOWN)) +
  at(-26, 176, 1.2, legs(DARK, SHORTS));

/** Somebody else is about to speak. */
const breath = (skin: Hex): string =>
  at(24, 146, 1.3, collared()) +
  at(
    24,
    146,
    1.3,
    babyHead(light, skin, {
      turn: 0.8,
      eyes: 'wide',
      gaze: [0.6, -0.3],
      mouth: 'breath',
      brow: 1,
    }),
    -6,
  );

/** What a head that large is on, about its middle: shoulders in cream, and a white collar. */
function collared(): string {
  const cloth = tone(light, ROMPER);
  const white = tone(light, '#fffaf0');
  return (
    path('M-64 110C-66 72 -44 50 -18 46H20C46 50 66 72 64 110Z', cloth.base) +
    path('M-64 110C-66 72 -44 50 -18 46C-34 60 -44 80 -42 110Z', cloth.shade) +
    path('M-40 44C-38 62 -18 68 0 66C18 68 38 62 40 44Z', white.base) +
    path('M-31 40C-29 53 -14 58 4 57C20 57 31 51 33 40Z', white.shade, 'fill-opacity=".8"') +
    line('M-40 46C-38 62 -18 68 0 66C18 68 38 62 40 46M0 66V110', white.deep, 1.2)
  );
}
