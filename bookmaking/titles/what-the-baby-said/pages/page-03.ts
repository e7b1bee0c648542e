import { at } from '../../../drawing/marks.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { grownArm } from '../cast/arms.ts';
import { sittingBaby } from '../cast/baby.ts';
import { BLADE } from '../cast/tall-ones.ts';
import { bigChair } from '../set/furniture.ts';
import { LATE } from '../set/hours.ts';
import { room, rug } from '../set/room.ts';

const { light } = LATE;

/** Close: it has to be held for the baby, and somebody is fair enough to do it. */
export const page03: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    52,
    'head',
    [156, 128],
    {
      pose: 'floor',
      mood: 'brave',
      yaw: -24,
      pitch: 2,
      gaze: [-0.7, -0.5],
      touchR: [112, 122],
      touchL: [134, 108],
    },
    light,
  );
  const art =
    room(LATE, 132) +
    at(8, 176, 1.2, bigChair(light, true)) +
    rug(LATE, 120, 214, 150, 62) +
    at(
      66,
      208,
      0.5,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: -0.3, eyes: 'open', gaze: [-0.6, 0.9], mouth: 'oh' },
        hands: [
          [-44, -40],
          [40, -60],
        ],
        tilt: -6,
      }),
    ) +
    child.shadow +
    child.art +
    at(122, 104, 0.46, thing(things[0], light)) +
    child.arm(-1) +
    child.arm(1) +
    grownArm(light, BLADE, {
      way: [
        [214, -10],
        [206, 44],
        [158, 76],
      ],
      width: 14,
      hand: 'pinch',
    });
  return {
    art,
    quiet: { box: { ...SAFE, width: 112, height: 74 }, ink: 'dark' },
    faces: [child.face],
  };
};
