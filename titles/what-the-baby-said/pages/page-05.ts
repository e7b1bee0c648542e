import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babyFace, babyHead } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { throne } from '#titles/what-the-baby-said/cast/cushions.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { BLADE, CAMERA, CLOGS, SHORTS } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { farther, STAGE } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = STAGE;
/** The house sits in the dark: hems and shoes, all turned this way. */
const dim = { ...farther(light, 0.8), haze: light.haze, cast: '#561f3f' };

/** Mid: all the good cushions. At the left edge a breath goes in, and in. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const seat = throne(light, hero, [154, 206]);
  const child = placeHero(
    hero,
    headToSit(hero, beside ? 92 : 74, beside ? 40 : 32),
    hero.wheelchair ? 'ground' : 'pelvis',
    seat.top,
    {
      pose: 'perch',
      mood: 'happy',
      yaw: -16,
      pitch: 4,
      nod: -8,
      gaze: [0.7, 0.2],
      armL: { upper: [16, 70], lower: [20, 128], hand: 'hold' },
      armR: { upper: [10, 40], lower: [60, -40], hand: 'rest' },
    },
    light,
  );
  const [hx, hy] = child.handL;
  const art =
    room(STAGE, 152) +
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
    (hero.wheelchair ? child.shadow : '') +
    child.art +
    at(hx + 2, hy - 3, beside ? 0.38 : 0.3, thing(things[0], light)) +
    child.arm(1) +
    at(202, 204, 0.54, pancakes(light, 19)) +
    at(180, 213, 0.31, sittingCat(light, 'sly')) +
    at(
      24,
      146,
      1.3,
      babyHead(light, hero.skin, {
        turn: 0.8,
        eyes: 'wide',
        gaze: [0.6, -0.3],
        mouth: 'breath',
        brow: 1,
      }),
      -6,
    );
  return { art, quiet: ON_WALL, faces: [child.face, babyFace(24, 146, 1.3)] };
};
