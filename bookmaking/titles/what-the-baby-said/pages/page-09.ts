import { mirrored } from '../../../drawing/light.ts';
import { at } from '../../../drawing/marks.ts';
import { parkedChair } from '../../../hero/parked-chair.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import type { Painting } from '../../title.ts';
import { lyingBaby } from '../cast/baby.ts';
import { sock } from '../cast/sock.ts';
import { bigChair } from '../set/furniture.ts';
import { HUSHED } from '../set/hours.ts';
import { ON_WALL } from '../set/quiet.ts';
import { glow, room, rug } from '../set/room.ts';

const { light } = HUSHED;

/** Two moments: an arm behind the chair; a sock and a foot that will not wait. */
export const page09: Painting = ({ hero }) => {
  const finds = placeHero(
    hero,
    26,
    'head',
    [78, 96],
    {
      pose: 'floor',
      mood: 'brave',
      yaw: -30,
      gaze: [-0.6, 0.8],
      touchR: [50, 140],
    },
    light,
  );
  const waits = placeHero(
    hero,
    30,
    'head',
    [112, 142],
    {
      pose: 'floor',
      mood: 'wonder',
      yaw: 40,
      gaze: [0.8, 0.4],
      touchL: [142, 168],
      touchR: [140, 172],
    },
    light,
  );
  const art =
    room(HUSHED, 120) +
    glow(60, 120, 70, 56, '#ffd27a', 0.7) +
    finds.art +
    at(44, 140, 0.62, bigChair(light, false)) +
    rug(HUSHED, 130, 196, 120, 34) +
    glow(150, 178, 80, 50, '#ffd27a', 0.6) +
    parkedChair(hero, 24, [92, 150], 40, light) +
    waits.shadow +
    waits.art +
    at(
      190,
      204,
      0.46,
      lyingBaby(mirrored(light), {
        skin: hero.skin,
        socks: 'one',
        look: { turn: 0.3, eyes: 'open', gaze: [0.3, 0.5], mouth: 'wobble', red: 0.3 },
        nod: 40,
      }),
      0,
      -0.46,
    ) +
    at(144, 166, 0.2, sock(light), -20) +
    waits.arm(1);
  return { art, quiet: ON_WALL, faces: [finds.face, waits.face] };
};
