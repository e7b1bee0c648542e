import { luma, mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
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

/** What all elbows lie on, in mm. */
const FLOOR_AT = 138;
const HEAD: Point = [66, 66];
/** The lower third is the title's. */
const UP = 19;

/** Two people of a sensible size, down on the rug and nose to nose; over them hems and shoes. */
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
      yaw: 10,
      turn: 26,
      pitch: 4,
      nod: 4,
      tilt: 9,
      gaze: [1, 0.2],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 10, roll: 0 },
    },
    light,
  );
  const u = child.scale;
  // Dark hands on a dark jaw stand where the sun is.
  const lit = luma(hero.skin) < 0.3 ? { ...down, skin: mix(hero.skin, '#e8a878', 0.22) } : down;
  // One forearm lies on the rug, as the baby's does; the other arm is behind it.
  const arm = (side: 1 | -1, elbow: Point, wrist: Point, degrees: number): string =>
    ownArm(
      lit,
      child,
      side,
      { elbow, wrist, hand: flat, degrees, flip: side > 0, size: 1.1 },
      light,
    ).art;
  // A chest from shoulder to shoulder: a bust that leans forward was sheared off behind the forearms.
  const hem = `V${FLOOR_AT - 12}Q${HEAD[0]} ${FLOOR_AT + 14} 0 ${FLOOR_AT - 12}Z`;
  const cloth = tone(light, cutFor(down, child.figure.skeleton, light).sleeveColor);
  const [left, right] = [HEAD[0] - 66 * u, HEAD[0] + 68 * u];
  const chest = path(
    `M${left} ${FLOOR_AT + 9}C${left} ${HEAD[1] + 70 * u} ${HEAD[0] - 30 * u} ${HEAD[1] + 50 * u} ${HEAD[0]} ${HEAD[1] + 48 * u}C${HEAD[0] + 40 * u} ${HEAD[1] + 50 * u} ${right} ${HEAD[1] + 80 * u} ${right} ${FLOOR_AT + 9}Z`,
    mix(cloth.base, cloth.shade, 0.5),
  );
  const art =
    shifted(
      0,
      -UP,
      room(AFTERNOON, 84) +
        at(62, 95, 0.68, legs(far, TWEED)) +
        at(98, 93, 0.66, legs(far, CAMERA)) +
        at(134, 93, 0.66, legs(mirrored(far), SHORTS), 0, -0.66) +
        at(166, 96, 0.68, legs(mirrored(far), GOWN), 0, -0.68) +
        at(116, 93, 0.13, sock(far), -18) +
        at(4, 104, 0.8, legs(light, CLOGS)) +
        at(207, 106, 0.8, legs(mirrored(light), BLADE), 0, -0.8) +
        glow(110, 100, 84, 50, '#fff3c4', 0.75),
    ) +
    rug(AFTERNOON, 108, 156, 176, 70) +
    (hero.wheelchair
      ? parkedChair(hero, 46, [21, FLOOR_AT - 8], -50, light)
      : feetInTheAir(down, child, light, [14, FLOOR_AT - 26])) +
    oval(HEAD[0], FLOOR_AT + 1, 56, 6, light.shade, 'fill-opacity=".4"') +
    clip(`M0 0H216${hem}`, chest + child.art) +
    // Under the jaw, however short a neck is.
    clip(
      `M0 216V${HEAD[1] + 51 * u}H${HEAD[0] + 18 * u}Q${HEAD[0] + 50 * u} ${HEAD[1] + 50 * u} ${HEAD[0] + 58 * u} ${HEAD[1]}H216V216Z`,
      arm(1, [HEAD[0] + 74 * u, FLOOR_AT - 7], [HEAD[0] + 6 * u, FLOOR_AT - 4], 178),
    ) +
    at(148, FLOOR_AT - 53, 0.55, proneBaby(light, hero));
  return {
    art,
    quiet: {
      box: { x: 16, y: 148, width: 184, height: 54 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face, babyFace(148, FLOOR_AT - 53, 0.55)],
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
