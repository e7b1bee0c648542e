import { ribbon } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Painting } from '#bookmaking/title.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { sockedSole } from '#titles/what-the-baby-said/cast/sock.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_HIGH_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = HUSHED;

/** Close: one word, into one ear. */
export const page11: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    62,
    'head',
    [148, 144],
    {
      pose: 'floor',
      mood: 'surprised',
      yaw: -8,
      pitch: 2,
      tilt: -6,
      gaze: [-0.9, 0.1],
    },
    light,
  );
  const art =
    room(HUSHED, 150) +
    parkedChair(hero, 40, [188, 168], -36, light) +
    rug(HUSHED, 108, 214, 170, 60) +
    glow(96, 140, 110, 84, '#ffcf7a', 0.9) +
    child.art +
    at(
      82,
      238,
      0.66,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'both',
        look: { turn: 0.9, eyes: 'open', gaze: [0.8, -0.2], mouth: 'ba', brow: 0.8 },
        hands: [
          [-40, -40],
          // On a sleeve: skin on skin was a patch that one saw through.
          [68, -80],
        ],
        tilt: 6,
      }),
    ) +
    path(
      ribbon(
        [
          [66, 222],
          [48, 206],
          [39, 190],
        ],
        [14, 13, 8],
      ),
      tone(light, ROMPER).base,
    ) +
    at(37, 178, 0.66, sockedSole(light), -16) +
    line('M23 172q-4 5 -3 11', '#ffe6b0', 1.1) +
    lettered(SOUNDS['Sock.'], [66, 98], { height: 10, turn: -4, ink: '#fff0c8' });
  return { art, quiet: ON_HIGH_WALL, faces: [child.face, babyFace(82, 152, 0.66)] };
};
