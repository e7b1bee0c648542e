import { mirrored } from '../../../drawing/light.ts';
import { at, box, path } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { parkedChair } from '../../../hero/parked-chair.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { thing } from '../../../scenes/things/things.ts';
import type { Painting } from '../../title.ts';
import { sittingBaby } from '../cast/baby.ts';
import { type FaceName, hopefulFace } from '../cast/faces.ts';
import { HUSHED } from '../set/hours.ts';
import { ON_WALL } from '../set/quiet.ts';
import { room, rug } from '../set/room.ts';

const { light } = HUSHED;

/** From the floor up, and further and further round the corner. */
const ROW: readonly (readonly [FaceName, x: number, y: number, degrees: number])[] = [
  ['blade', 58, 72, 172],
  ['camera', 62, 94, 118],
  ['gown', 60, 116, 76],
  ['tweed', 64, 138, 48],
  ['shorts', 60, 160, 26],
  ['clogs', 62, 182, 10],
];

/** Mid: they have faces. Two people look at us, and tell nobody. */
export const page12: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    38,
    'head',
    [124, 136],
    {
      pose: 'floor',
      mood: 'brave',
      yaw: 0,
      pitch: 2,
      tilt: 0,
      gaze: [0, 0],
    },
    light,
  );
  const art =
    room(HUSHED, 150) +
    box(
      8,
      58,
      62,
      98,
      linear([
        [0, '#ffe9a8'],
        [1, '#ffd47a'],
      ]),
    ) +
    path('M8 156H70L130 216H-10Z', '#ffdf8a', 'fill-opacity=".4"') +
    rug(HUSHED, 140, 200, 110, 30) +
    parkedChair(hero, 28, [96, 176], 30, light) +
    ROW.map(([name, x, y, degrees]) => hopefulFace(light, name, x, y, 26, degrees)).join('') +
    child.shadow +
    child.art +
    at(
      180,
      204,
      0.46,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'both',
        look: { turn: 0, eyes: 'narrow', gaze: [0, 0], mouth: 'firm', brow: -0.6 },
      }),
    ) +
    at(150, 206, 0.24, thing(things[0], light));
  return { art, quiet: ON_WALL, faces: [child.face] };
};
