import { luma, mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { CRAYONED } from '#titles/what-the-baby-said/cast/children.ts';
import { feetInTheAir } from '#titles/what-the-baby-said/cast/feet-in-the-air.ts';
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

/** What all four elbows stand on, in mm. */
const FLOOR_AT = 158;
const HEAD: Point = [66, 86];

/** Two people of a sensible size, chins in their hands and nose to nose; over them hems and shoes. */
const paint: Painting = ({ hero }) => {
  const far = farther(light, 0.2);
  const down = outOfChair(hero);
  const child = placeHero(
    down,
    64,
    'head',
    HEAD,
    {
      pose: 'sit',
      mood: 'happy',
      face: { mouth: SOFT_SMILE, brow: [-6, -11, -3] },
      yaw: 44,
      pitch: 4,
      nod: 4,
      tilt: 9,
      gaze: [1, 0.2],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 36, roll: 6 },
    },
    light,
  );
  const u = child.scale;
  // Dark hands on a dark jaw stand where the sun is.
  const lit = luma(hero.skin) < 0.3 ? { ...down, skin: mix(hero.skin, '#e8a878', 0.22) } : down;
  // Both elbows apart on the rug, one V upside down, and the cheeks in its point.
  const chin = (side: 1 | -1): string =>
    ownArm(
      lit,
      child,
      side,
      {
        elbow: [HEAD[0] + (side > 0 ? 74 : -76) * u, FLOOR_AT - 3],
        wrist: [HEAD[0] + (side > 0 ? 47 : -38) * u, HEAD[1] + 73 * u],
        hand: flat,
        degrees: side > 0 ? -82 : -96,
        flip: side > 0,
        size: 1,
      },
      light,
    ).art;
  const art =
    room(AFTERNOON, 84) +
    at(62, 95, 0.68, legs(far, TWEED)) +
    at(98, 93, 0.66, legs(far, CAMERA)) +
    at(134, 93, 0.66, legs(mirrored(far), SHORTS), 0, -0.66) +
    at(166, 96, 0.68, legs(mirrored(far), GOWN), 0, -0.68) +
    at(116, 93, 0.13, sock(far), -18) +
    at(4, 104, 0.8, legs(light, CLOGS)) +
    at(207, 106, 0.8, legs(mirrored(light), BLADE), 0, -0.8) +
    glow(110, 100, 84, 50, '#fff3c4', 0.75) +
    rug(AFTERNOON, 108, 166, 144, 62) +
    parkedChair(hero, 27, [177, 101], -40, light) +
    feetInTheAir(down, child, light, [14, 132]) +
    oval(HEAD[0] - 4, FLOOR_AT, 50, 6, light.shade, 'fill-opacity=".4"') +
    chin(1) +
    clip(`M0 0H216V${FLOOR_AT}H0Z`, child.art) +
    chin(-1) +
    at(148, 109, 0.55, proneBaby(light, hero));
  return {
    art,
    quiet: {
      box: { x: 22, y: 164, width: 172, height: 38 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face, babyFace(148, 109, 0.55)],
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
