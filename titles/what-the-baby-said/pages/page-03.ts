import { at } from '#bookmaking/drawing/marks.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { GENEROUS } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { bigChair, clothTable } from '#titles/what-the-baby-said/set/furniture.ts';
import { LATE } from '#titles/what-the-baby-said/set/hours.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = LATE;

/** Without words over it, it stands higher: its place and its size. */
const HIGHER = [-4, -24, 1.04] as const;

/** Turned away with what has been given, and both arms round it. */
const KEEPS: Pose = {
  seat: true,
  lean: -4,
  roll: 0,
  hips: 0,
  nod: -8,
  tilt: 0,
  armL: { upper: [50, 20], lower: [96, -30], hand: 'hold' },
  armR: { upper: [40, 14], lower: [104, -10], hand: 'hold' },
  legL: { upper: [88, 8], lower: [84, 4], foot: -70 },
  legR: { upper: [88, 8], lower: [84, 4], foot: -70 },
};

/** Two whole figures: somebody has to hold it, with the back to whoever it is for. */
export const page03: Painting = ({ hero, things, beside = false }) => {
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [hero.wheelchair ? 142 : 134, hero.wheelchair ? 200 : 196],
      {
        pose: KEEPS,
        mood: 'happy',
        face: GENEROUS,
        yaw: 62,
        pitch: 4,
        turn: -44,
        gaze: [-0.9, 0.1],
      },
      light,
    );
  const { figure } = placed(30);
  const child = placed(Math.min(48, ((hero.wheelchair ? 122 : 104) / (50 - figure.head[1])) * 100));
  const baby: readonly [number, number, number] = [58, 200, 0.5];
  const scene =
    room(LATE, 138) +
    glow(50, 150, 110, 90, '#fff3c0', 0.5) +
    at(90, 144, 0.42, bigChair(light, true)) +
    at(204, 152, 0.56, clothTable(light)) +
    at(200, 107, 0.46, pancakes(light, 6)) +
    rug(LATE, 108, 206, 130, 44) +
    child.shadow +
    child.art +
    at(child.handR[0] + 6, child.handR[1] - 6, 0.5, thing(things[0], light), -70) +
    child.arm(-1) +
    at(
      ...baby,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: 0.85, eyes: 'wide', gaze: [0.9, -0.1], mouth: 'oh', brow: 1 },
        hands: [
          [30, -100],
          [82, -86],
        ],
        tilt: 8,
      }),
    ) +
    lettered(SOUNDS['Ba.'], beside ? [66, 86] : [62, 106], {
      height: beside ? 24 : 13,
      turn: -6,
      ink: '#3a2440',
      rim: '#fff4da',
    });
  return {
    art: beside ? at(...HIGHER, scene) : scene,
    quiet: {
      box: { ...SAFE, width: 172, height: 60 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 18 },
    },
    faces: [child.face, babyFace(baby[0], baby[1] - 130 * baby[2], baby[2])],
  };
};
