import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { type Turn, turnedArt, turnedBox } from '#bookmaking/drawing/turned.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { TELLING } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { cushion } from '#titles/what-the-baby-said/cast/cushions.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { scribe, scribesHand, takenDown } from '#titles/what-the-baby-said/cast/scribe.ts';
import { bedroom } from '#titles/what-the-baby-said/set/bedroom.ts';
import { bigChair, clothTable, floorLamp } from '#titles/what-the-baby-said/set/furniture.ts';
import { DUSK } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

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

/** Wide: a dictation. One speaks from the big chair, one has a cushion and has said one syllable, and a strip of paper runs off with all that it meant. */
export const page04: Painting = (cast) => paint(cast, SHEET);
/** Over the fold somebody kneels who takes it down, and one sees what nobody mentions: a bed has been turned down. */
export const spread04: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const rolls = hero.wheelchair !== undefined;
  const ground: Point = rolls ? [98, 190] : [74, 156];
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
  const baby: readonly [number, number, number] = [158, 172, 0.36];
  const art =
    room(DUSK, 134, { from: 0, to: width }) +
    glow(72, 98, 90, 70, '#fff3c4', 0.85) +
    at(116, 140, 0.5, floorLamp(light, true)) +
    (wide ? shifted(-58, -12, bedroom(light)) : '') +
    at(192, 148, 0.46, clothTable(light)) +
    at(192, 111, 0.42, pancakes(light, 8)) +
    rug(DUSK, 112, 194, 118, 32) +
    // Who has brought a seat leaves it to what came along.
    (rolls
      ? at(14, 156, 0.5, bigChair(light, true))
      : at(68, 180, 0.86, bigChair(light, true)) + shifted(0, -12, throwOver())) +
    at(rolls ? 16 : 30, rolls ? 128 : 140, rolls ? 0.3 : 0.36, thing(things[0], light), -8) +
    child.shadow +
    turnedArt(child.art, turn) +
    at(158, 188, 0.8, cushion(light, 1)) +
    at(
      ...baby,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: -0.9, eyes: 'wide', gaze: [-0.8, -0.6], mouth: 'oh', brow: 1 },
        tilt: -8,
      }),
    ) +
    lettered(SOUNDS['Ba.'], [142, 98], {
      height: 9,
      turn: -6,
      ink: '#fff4da',
      rim: '#3a2440',
    }) +
    takenDown(light) +
    (wide ? scribe(light) + scribesHand(light) : '');
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
