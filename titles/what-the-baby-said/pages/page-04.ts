import { mirrored } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { cup, grownArm } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { catLoaf } from '#titles/what-the-baby-said/cast/cat.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { GOWN, SHORTS, TWEED } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair, clothTable, floorLamp } from '#titles/what-the-baby-said/set/furniture.ts';
import { DUSK } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { curtainedWindow, glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = DUSK;

/** Mid: a speech to the house. The cups have stopped halfway; only the cat has other business. */
export const page04: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 122, 42),
    'ground',
    [92, 203],
    {
      pose: 'stand',
      mood: 'brave',
      yaw: 18,
      pitch: 3,
      nod: -8,
      gaze: [0.5, -0.6],
      armL: { upper: [30, 112], lower: [20, 150], hand: 'open' },
      armR: { upper: [0, 50], lower: [60, -30], hand: 'hold' },
    },
    light,
  );
  const art =
    room(DUSK, 146) +
    curtainedWindow(DUSK, { x: 6, y: 72, width: 30, height: 42 }) +
    glow(52, 84, 78, 62, '#fff3c4', 0.85) +
    at(52, 152, 0.58, floorLamp(light, true)) +
    at(16, 172, 0.74, bigChair(light, true)) +
    at(6, 144, 0.42, thing(things[0], light), -8) +
    at(186, 164, 0.68, clothTable(light)) +
    at(168, 110, 0.5, pancakes(light, 8)) +
    at(202, 109, 0.4, catLoaf(mirrored(light), 'sly'), 0, -0.4) +
    rug(DUSK, 112, 200, 108, 26) +
    child.shadow +
    child.art +
    at(
      160,
      209,
      0.4,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: -0.7, eyes: 'open', gaze: [-0.8, -0.6], mouth: 'tiny', brow: 0.9 },
        tilt: -8,
      }),
    ) +
    grownArm(light, SHORTS, {
      way: [
        [230, 92],
        [218, 142],
        [200, 130],
      ],
      width: 8.4,
      hand: 'grip',
      bare: true,
    }) +
    at(191, 136, 0.64, cup(light, '#f2b733')) +
    grownArm(light, TWEED, {
      way: [
        [230, 44],
        [208, 84],
        [190, 76],
      ],
      width: 8,
      hand: 'grip',
    }) +
    at(181, 82, 0.62, cup(light, '#7fa6dc')) +
    grownArm(light, GOWN, {
      way: [
        [-12, 176],
        [6, 204],
        [26, 192],
      ],
      width: 9,
      hand: 'grip',
      flip: true,
    }) +
    at(36, 198, 0.66, cup(light, '#d97f8e'));
  return { art, quiet: { ...ON_WALL, ink: 'dark' }, faces: [child.face, babyFace(160, 157, 0.4)] };
};
