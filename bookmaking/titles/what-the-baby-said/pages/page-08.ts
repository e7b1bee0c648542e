import { mirrored } from '../../../drawing/light.ts';
import { at, oval, path } from '../../../drawing/marks.ts';
import { parkedChair } from '../../../hero/parked-chair.ts';
import type { Painting } from '../../title.ts';
import { bareSole } from '../cast/baby.ts';
import { babyProfile, babySkin } from '../cast/baby-head.ts';
import { heroOnTummy } from '../cast/hero-on-tummy.ts';
import { sockedSole } from '../cast/sock.ts';
import { bigChair } from '../set/furniture.ts';
import { HUSHED } from '../set/hours.ts';
import { ON_WALL } from '../set/quiet.ts';
import { glow, room, rug } from '../set/room.ts';

const { light } = HUSHED;

/** Close: nose to nose, and between the noses, far away, a foot. */
export const page08: Painting = ({ hero }) => {
  const child = heroOnTummy(
    hero,
    70,
    [56, 146],
    {
      mood: 'wonder',
      gaze: [0.9, -0.3],
      armL: { upper: [80, 10], lower: [150, 0] },
      armR: { upper: [60, 14], lower: [130, -20] },
    },
    light,
  );
  const art =
    room(HUSHED, 104) +
    at(6, 116, 0.62, bigChair(light, true)) +
    parkedChair(hero, 26, [60, 118], 36, light) +
    rug(HUSHED, 108, 176, 170, 66) +
    glow(112, 130, 96, 66, '#ffd27a', 0.85) +
    at(120, 112, 1.2, sockedSole(light), 14) +
    at(102, 116, 1.4, bareSole(light, babySkin(hero.skin)), -8) +
    path(
      'M100 132C106 128 126 122 132 124C150 126 176 140 190 176L140 176C130 150 116 144 100 132Z',
      '#fbefd6',
    ) +
    oval(108, 210, 150, 20, light.shade, 'fill-opacity=".3"') +
    child.art +
    at(
      176,
      152,
      0.74,
      babyProfile(mirrored(light), hero.skin, { gaze: [-0.9, -0.4], mouth: 'shut', brow: 0.8 }),
    );
  return { art, quiet: ON_WALL, faces: [child.face] };
};
