import { mirrored } from '../../../drawing/light.ts';
import { at } from '../../../drawing/marks.ts';
import { headToStand } from '../../../hero/head-size.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { thing } from '../../../scenes/things/things.ts';
import type { Painting } from '../../title.ts';
import { cup, grownArm } from '../cast/arms.ts';
import { sittingBaby } from '../cast/baby.ts';
import { sittingCat } from '../cast/cat.ts';
import { legs } from '../cast/legs.ts';
import { pancakes } from '../cast/pancakes.ts';
import { GOWN, SHORTS, TWEED } from '../cast/tall-ones.ts';
import { bigChair, clothTable, floorLamp } from '../set/furniture.ts';
import { DUSK } from '../set/hours.ts';
import { ON_WALL, wash } from '../set/quiet.ts';
import { curtainedWindow, glow, room, rug } from '../set/room.ts';

const { light } = DUSK;

/** Mid: a speech to the house. The cups have stopped halfway. */
export const page04: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 108, 36),
    'ground',
    [98, 196],
    {
      pose: 'stand',
      mood: 'brave',
      yaw: 18,
      pitch: 3,
      nod: -8,
      gaze: [0.4, -0.6],
      armL: { upper: [30, 120], lower: [20, 158], hand: 'point' },
      armR: { upper: [0, 50], lower: [60, -30], hand: 'hold' },
    },
    light,
  );
  const away = mirrored(light);
  const art =
    room(DUSK, 146) +
    curtainedWindow(DUSK, { x: 8, y: 74, width: 34, height: 44 }) +
    at(62, 152, 0.6, floorLamp(light, true)) +
    glow(62, 74, 70, 56, '#fff0b8', 0.8) +
    at(22, 166, 0.66, bigChair(light, true)) +
    at(184, 160, 0.6, clothTable(light)) +
    rug(DUSK, 110, 196, 104, 26) +
    at(20, 150, 0.4, thing(things[0], light)) +
    child.shadow +
    child.art +
    at(
      160,
      204,
      0.36,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: -0.7, eyes: 'open', gaze: [-0.8, -0.5], mouth: 'tiny', brow: 0.8 },
        tilt: -8,
      }),
    ) +
    grownArm(light, TWEED, {
      way: [
        [226, 60],
        [206, 96],
        [186, 84],
      ],
      width: 8,
      hand: 'grip',
    }) +
    at(178, 90, 0.6, cup(light, '#7fa6dc')) +
    grownArm(light, SHORTS, {
      way: [
        [226, 96],
        [214, 132],
        [196, 122],
      ],
      width: 8,
      hand: 'grip',
      bare: true,
    }) +
    at(188, 128, 0.6, cup(light, '#f2b733')) +
    grownArm(light, GOWN, {
      way: [
        [-10, 110],
        [8, 136],
        [24, 128],
      ],
      width: 8,
      hand: 'grip',
      flip: true,
    }) +
    at(34, 134, 0.6, cup(light, '#d97f8e'));
  return { art, quiet: { ...ON_WALL, ink: 'dark' }, faces: [child.face] };
};
