import { castShadow } from '../../../drawing/light.ts';
import { at, box, line, oval, path } from '../../../drawing/marks.ts';
import { photoFrame } from '../../../drawing/photo-frame.ts';
import { linear } from '../../../drawing/sheet.ts';
import { headToStand } from '../../../hero/head-size.ts';
import type { Painting } from '../../title.ts';
import { breath } from '../cast/breath.ts';
import { puffingHero } from '../cast/puffing.ts';
import { hatStanding } from '../cast/straw-hat.ts';
import { mitten, peg, shirt, sock } from '../cast/washing.ts';
import { TOWN } from '../set/colors.ts';
import { clouds, farRoofs, houses, sky } from '../set/houses.ts';
import { MORNING } from '../set/lights.ts';

/** A washing line over the street: a sheet with the words, and a frame between the pegs if there is a photo. */
export const belongs: Painting = ({ hero, photo }) => {
  const child = puffingHero(
    hero,
    headToStand(hero, 82, 25),
    'ground',
    [66, 208],
    { pose: 'stand', eyes: 'open', cheeks: 1.15, yaw: 36, nod: -16, gaze: [0.8, -0.9] },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(216, '#c3dff0', '#fdf3e4') +
    clouds([
      [108, 22, 1.4],
      [150, 140, 1.8],
      [60, 132, 1.2],
    ]) +
    farRoofs(MORNING, 'belongs', 196, 52, 0.5) +
    houses(MORNING, [
      [
        -44,
        202,
        0.66,
        { wall: TOWN.rose, height: 300, roof: 'flat', door: '#41619b', seed: 'left' },
      ],
      [
        190,
        202,
        0.66,
        {
          wall: TOWN.powder,
          height: 300,
          roof: 'flat',
          tiles: true,
          door: '#9c4c3b',
          seed: 'right',
        },
      ],
    ]) +
    line('M20 22Q108 40 194 22', '#7d6d69', 0.9) +
    sheet() +
    hung(photo) +
    lower() +
    ground() +
    at(158, 204, 1, castShadow(MORNING, 20, 60)) +
    at(158, 204, 0.27, hatStanding(MORNING)) +
    child.shadow +
    child.art +
    breath({
      along: [
        [mx, my],
        [mx + 10, my - 8],
        [mx + 26, my - 10],
        [mx + 40, my - 20],
        [136, 147],
      ],
      widths: [0.6, 3.2, 1.8],
    });
  return {
    art,
    quiet: {
      box: { x: 30, y: 42, width: 88, height: 62 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face],
  };
};

const sheet = (): string =>
  path(
    'M26 30Q74 36 122 35L125 108Q98 117 74 110T24 112Z',
    '#7f8fb5',
    'fill-opacity=".2" transform="translate(2.4 2.4)"',
  ) +
  path(
    'M26 27Q74 34 122 33L125 108Q98 117 74 110T24 112Z',
    linear(
      [
        [0, '#ffffff'],
        [0.7, '#fffaf0'],
        [1, '#f4ece4'],
      ],
      0,
      0,
      1,
      0.4,
    ),
  ) +
  line('M25 102Q50 100 74 104T124 102', TOWN.tile, 1, 'stroke-opacity=".7"') +
  line('M25 105Q50 103 74 107T124.4 105', TOWN.tile, 0.5, 'stroke-opacity=".7"') +
  peg(MORNING, 32, 27) +
  peg(MORNING, 76, 31.4) +
  peg(MORNING, 116, 31.8);

/** What hangs beside the words. */
const hung = (photo: string | null): string =>
  photo === null
    ? at(158, 30, 1.06, shirt(MORNING), 3) + peg(MORNING, 142, 30) + peg(MORNING, 174, 27)
    : line('M146 29.6L150 46M170 27.4L168 46', '#7d6d69', 0.8) +
      photoFrame(
        photo,
        { box: { x: 136, y: 50, width: 46, height: 46 }, color: '#b8566b', tilt: 3 },
        MORNING,
      ) +
      peg(MORNING, 146, 29) +
      peg(MORNING, 170, 27);

/** The line below, where one sock has been moved. */
const lower = (): string =>
  line('M22 124Q108 140 194 122', '#7d6d69', 0.8) +
  at(128, 133, 0.9, mitten(MORNING, '#5f8d8a'), 5) +
  at(148, 131, 0.95, sock(MORNING, '#b8566b'), -38) +
  at(166, 128, 0.9, mitten(MORNING, '#b9814f'), -2) +
  at(181, 125, 0.8, sock(MORNING, '#41619b'), 2) +
  peg(MORNING, 128, 132) +
  peg(MORNING, 148, 130) +
  peg(MORNING, 166, 127) +
  peg(MORNING, 181, 124);

const ground = (): string =>
  box(
    0,
    198,
    216,
    18,
    linear([
      [0, '#f4e9db'],
      [1, '#dccbbc'],
    ]),
  ) +
  line('M0 198H216', '#fffaf0', 1.2) +
  oval(190, 203, 40, 3, '#44578f', 'fill-opacity=".14"');
