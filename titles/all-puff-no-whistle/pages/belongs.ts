import type { Box } from '#bookmaking/drawing/geometry.ts';
import { castShadow, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import type { Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { mitten, nightshirt, peg, sock } from '#titles/all-puff-no-whistle/cast/washing.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { clouds, farRoofs, houses, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';

const PHOTO: Box = { x: 141, y: 118, width: 46, height: 46 };
const FRAME = { x: 133, y: 110, width: 62, height: 62 };

/** Washing day: a sheet with the words, and a frame between the pegs if there is a photo. */
export const belongs: Painting = ({ hero, photo }) => {
  const child = puffingHero(
    hero,
    headToStand(hero, 108, 41),
    'ground',
    [60, 209],
    {
      pose: TIPTOE,
      eyes: 'set',
      face: { brow: [0, -8, -6], flushed: true },
      cheeks: 1.6,
      yaw: 46,
      pitch: -4,
      nod: -18,
      gaze: [1.4, -0.9],
      body: { lean: -14, shrug: 8, tilt: -8 },
      armL: AT_REST,
      armR: FLUNG,
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(216, '#8fc6ee', '#f3f0e2') +
    clouds([
      [64, 112, 1.6],
      [120, 98, 1],
      [40, 20, 1],
    ]) +
    farRoofs(MORNING, 'belongs', 196, 52, 0.3) +
    houses(MORNING, HOUSES) +
    line('M20 20Q108 36 196 20', '#7d6d69', 0.9) +
    sheet() +
    line('M20 98Q108 112 196 96', '#7d6d69', 0.9) +
    washing() +
    hung(photo) +
    ground() +
    at(190, 206, 0.14, castShadow(MORNING, 80, 240)) +
    at(189, 206, 0.17, hatStanding(MORNING)) +
    child.shadow +
    at(0, 112, 0.46, basket()) +
    child.art +
    breath({ from: [mx, my], to: [134, 112], wide: 14, bend: -3, torn: 0.3, shade: '#8dbfe2' }) +
    blown();
  return {
    art,
    quiet: {
      box: { x: 46, y: 35, width: 124, height: 43 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo === null ? [child.face] : [child.face, FRAME],
  };
};

/** One arm goes back with all of it; the other hangs. */
const FLUNG: Arm = { upper: [-62, 34], lower: [-70, 40], hand: 'open' };
const AT_REST: Arm = { upper: [4, 8], lower: [8, 4], hand: 'hold' };

const HOUSES = [
  [-46, 202, 0.66, { wall: TOWN.rose, height: 300, roof: 'flat', door: '#41619b', seed: 'left' }],
  [
    194,
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
] as const;

const sheet = (): string =>
  path(
    'M38 27Q108 35 178 26L181 82Q146 92 110 85T35 86Z',
    '#7f8fb5',
    'fill-opacity=".22" transform="translate(2.4 2.6)"',
  ) +
  path(
    'M38 24Q108 32 178 23L181 82Q146 92 110 85T35 86Z',
    linear(
      [
        [0, '#ffffff'],
        [0.7, '#fffaf0'],
        [1, '#f4ece4'],
      ],
      0,
      0,
      1,
      0.3,
    ),
  ) +
  line('M35.4 82.6Q72 81 110 82.4T181 79.6', TOWN.tile, 1, 'stroke-opacity=".7"') +
  line('M35.2 84.4Q72 82.8 110 84.2T181 81.4', TOWN.tile, 0.5, 'stroke-opacity=".7"') +
  [
    [46, 23.6],
    [108, 27.6],
    [170, 23.4],
  ]
    .map(([x = 0, y = 0]) => peg(MORNING, x, y))
    .join('');

/** What hangs where the line is lowest: a nightshirt that throws up its sleeves, or a photo, which is heavier. */
const hung = (photo: string | null): string =>
  photo === null
    ? at(150, 102.4, 1, nightshirt(MORNING), -3) + peg(MORNING, 135, 103) + peg(MORNING, 165, 101)
    : line('M150 102.4L154 114M178 99.4L174 113', '#7d6d69', 0.8) +
      photoFrame(photo, { box: PHOTO, color: '#b8566b', tilt: -2 }, MORNING) +
      peg(MORNING, 150, 102) +
      peg(MORNING, 178, 99);

/** What hangs out of reach. */
const washing = (): string => at(27, 99, 0.9, mitten(MORNING, '#5f8d8a'), 2) + peg(MORNING, 27, 99);

/** The red sock stands out from the line like a flag. */
const blown = (): string =>
  at(112, 103.4, 1.05, sock(MORNING, '#b8566b'), -86) + peg(MORNING, 112, 103.4);

const ground = (): string =>
  box(
    0,
    198,
    216,
    18,
    linear([
      [0, '#f5dfba'],
      [1, '#dfbd96'],
    ]),
  ) +
  line('M0 198H216', '#fffaf0', 1.2) +
  oval(190, 203, 40, 3, '#44578f', 'fill-opacity=".14"');

/** What the washing came in, between us and who would rather blow than hang. */
const basket = (): string => {
  const cane = tone(MORNING, '#c9a071');
  let weave = '';
  for (let y = 199; y < 216; y += 5.4) weave += `M12 ${y}q7 -4 15 0t15 0t15 0t15 0t15 0t15 0`;
  return (
    path('M22 190C32 176 44 184 54 180C66 174 78 186 94 190Z', tone(MORNING, '#fbf3e7').base) +
    path('M40 190C46 178 58 188 66 182C72 178 80 186 82 190Z', tone(MORNING, '#9db9d6').base) +
    path('M8 190H106L100 220H14Z', cane.base) +
    path('M76 190H106L100 220H80Z', cane.shade, 'fill-opacity=".7"') +
    line(weave, cane.deep, 1.3, 'stroke-opacity=".55"') +
    line('M6 190H108', cane.deep, 7) +
    line('M6 189H108', cane.lite, 5)
  );
};
