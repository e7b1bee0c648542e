import { ribbon } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Painting } from '#bookmaking/title.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { HEARD } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { roundBack } from '#titles/what-the-baby-said/cast/round-back.ts';
import { sockedSole } from '#titles/what-the-baby-said/cast/sock.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_HIGH_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = HUSHED;

/** The middle of the head. */
const BABY = [68, 152] as const;

/** Close: one word, into one ear. */
export const page11: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    62,
    'head',
    [153, 134],
    {
      pose: 'floor',
      mood: 'surprised',
      face: HEARD,
      yaw: -16,
      pitch: 2,
      turn: 14,
      tilt: -13,
      gaze: [-0.9, 0.25],
      body: { roll: -10, lean: 6 },
      armsByPage: true,
    },
    light,
  );
  // One arm round a back, and a hand round the foot that all of it was about.
  const round = ownArm(
    hero,
    child,
    -1,
    { elbow: [86, 204], wrist: [31, 190], hand: roundBack, degrees: 16, size: 1 },
    light,
  );
  const holds = ownArm(
    hero,
    child,
    1,
    {
      elbow: [185, 206],
      wrist: [139, 205],
      hand: grip,
      degrees: 194,
      flip: true,
      size: 1,
    },
    light,
  );
  const art =
    room(HUSHED, 150) +
    parkedChair(hero, 40, [188, 168], -36, light) +
    rug(HUSHED, 108, 214, 170, 60) +
    glow(96, 140, 110, 84, '#ffcf7a', 0.9) +
    child.art +
    round.art +
    at(
      BABY[0],
      238,
      0.66,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'both',
        look: { turn: 0.5, eyes: 'open', gaze: [0.85, -0.1], mouth: 'ba', brow: 0.8 },
        hands: [
          [-34, -44],
          [26, -62],
        ],
        tilt: 5,
      }),
    ) +
    round.before +
    holds.art +
    foot() +
    holds.before +
    lettered(SOUNDS['Sock.'], [66, 98], { height: 10, turn: -4, ink: '#fff0c8' });
  return {
    art,
    quiet: { ...ON_HIGH_WALL, largest: { ...ON_HIGH_WALL.largest, explorer: 18 } },
    faces: [child.face, babyFace(...BABY, 0.66)],
  };
};

/** Up it goes, and down: a short leg out of the lap, its sock between the two faces. */
const foot = (): string => {
  const cloth = tone(light, ROMPER);
  const leg = [
    [76, 220],
    [104, 219],
    [117, 203],
  ] as const;
  return (
    path(ribbon(leg, [17, 16, 9.6]), cloth.base) +
    path(ribbon(leg, [17, 16, 9.6], 0.35, 1), cloth.shade, 'fill-opacity=".55"') +
    at(118, 190, 0.8, sockedSole(light), 10) +
    line('M104 180q-4 5 -3 11M132 178q4 4 4 10', '#ffe6b0', 1.1)
  );
};
