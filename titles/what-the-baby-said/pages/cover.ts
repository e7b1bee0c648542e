import { mirrored } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { CRAYONED } from '#titles/what-the-baby-said/cast/children.ts';
import { heroOnTummy } from '#titles/what-the-baby-said/cast/hero-on-tummy.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import { proneBaby } from '#titles/what-the-baby-said/cast/prone-baby.ts';
import { sock } from '#titles/what-the-baby-said/cast/sock.ts';
import {
  BLADE,
  CAMERA,
  CLOGS,
  GOWN,
  SHORTS,
  TWEED,
} from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { LETTERING } from '#titles/what-the-baby-said/lettering.ts';
import { MEDIUM } from '#titles/what-the-baby-said/medium.ts';
import { ROOM } from '#titles/what-the-baby-said/set/colors.ts';
import { AFTERNOON, farther } from '#titles/what-the-baby-said/set/hours.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = AFTERNOON;

/** Two people of a sensible size, nose to nose and finger to finger; over them hems and shoes. */
const paint: Painting = ({ hero }) => {
  const far = farther(light, 0.2);
  const child = heroOnTummy(
    hero,
    50,
    [71, 104],
    {
      mood: 'happy',
      gaze: [0.9, 0.1],
      armL: { upper: [104, 4], lower: [186, -8] },
      armR: { upper: [82, 12], lower: [148, -14], hand: 'point' },
      touchR: [107, 130],
    },
    light,
  );
  const art =
    room(AFTERNOON, 84) +
    at(62, 95, 0.68, legs(far, TWEED)) +
    at(98, 93, 0.66, legs(far, CAMERA)) +
    at(134, 93, 0.66, legs(mirrored(far), SHORTS), 0, -0.66) +
    at(166, 96, 0.68, legs(mirrored(far), GOWN), 0, -0.68) +
    at(147, 93, 0.13, sock(far), -18) +
    at(4, 104, 0.8, legs(light, CLOGS)) +
    at(207, 106, 0.8, legs(mirrored(light), BLADE), 0, -0.8) +
    glow(110, 104, 80, 44, '#fff3c4', 0.75) +
    parkedChair(hero, 29, [34, 110], 40, light) +
    rug(AFTERNOON, 108, 166, 144, 62) +
    child.shadow +
    child.art +
    at(140, 109, 0.47, proneBaby(light, hero));
  return {
    art,
    quiet: {
      box: { x: 22, y: 162, width: 172, height: 40 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face, { x: 114, y: 85, width: 54, height: 50 }],
  };
};

export const cover: Cover = {
  slug: 'what-the-baby-said',
  title: '{name} and What the Baby Said',
  lettering: LETTERING,
  medium: MEDIUM,
  children: CRAYONED,
  paint,
  grounds: [{ color: ROOM.rug, light }],
};
