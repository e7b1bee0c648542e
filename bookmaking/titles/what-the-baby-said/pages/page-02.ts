import { mirrored } from '../../../drawing/light.ts';
import { at, line } from '../../../drawing/marks.ts';
import { headToStand } from '../../../hero/head-size.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import type { Painting } from '../../title.ts';
import { grownArm } from '../cast/arms.ts';
import { sittingBaby } from '../cast/baby.ts';
import { catLoaf } from '../cast/cat.ts';
import { legs } from '../cast/legs.ts';
import { pancakes } from '../cast/pancakes.ts';
import { BLADE, CAMERA, CLOGS, GOWN, SHORTS, TWEED } from '../cast/tall-ones.ts';
import { bigChair } from '../set/furniture.ts';
import { AFTERNOON } from '../set/hours.ts';
import { ON_RUG } from '../set/quiet.ts';
import { room, rug } from '../set/room.ts';

const { light } = AFTERNOON;

/** Mid: every shoe in the room has turned, and a plate is on its way. */
export const page02: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 92, 34),
    'ground',
    [126, 158],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 16,
      pitch: 4,
      gaze: [0.8, -0.7],
      armL: { upper: [16, 30], lower: [70, -10], hand: 'open' },
      armR: { upper: [30, 20], lower: [120, -20], hand: 'point' },
    },
    light,
  );
  const away = mirrored(light);
  const art =
    room(AFTERNOON, 88) +
    at(18, 116, 0.7, bigChair(light, true)) +
    at(16, 84, 0.4, catLoaf(light, 'shut')) +
    at(70, 104, 0.66, legs(light, TWEED)) +
    at(98, 100, 0.62, legs(light, CAMERA)) +
    at(158, 101, 0.62, legs(away, BLADE), 0, -0.62) +
    at(184, 105, 0.66, legs(away, SHORTS), 0, -0.66) +
    at(212, 112, 0.72, legs(away, GOWN), 0, -0.72) +
    rug(AFTERNOON, 108, 172, 138, 58) +
    at(
      66,
      154,
      0.34,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: 0.3, eyes: 'open', gaze: [0.5, -0.2], mouth: 'ba', brow: 0.4 },
        tilt: 4,
      }),
    ) +
    child.shadow +
    child.art +
    grownArm(light, CLOGS, {
      way: [
        [206, -10],
        [208, 40],
        [184, 62],
      ],
      width: 10,
      hand: 'flat',
      flip: true,
    }) +
    at(170, 64, 0.66, pancakes(light, 3)) +
    line('M84 84l5 -7M91 90l8 -5M94 98l9 -1', '#c33f66', 1.6);
  return { art, quiet: ON_RUG, faces: [child.face] };
};
