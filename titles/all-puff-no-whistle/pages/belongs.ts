import type { Box } from '#bookmaking/drawing/geometry.ts';
import { castShadow } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import type { Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { tipped } from '#titles/all-puff-no-whistle/cast/tipped.ts';
import { basket, peg, sock } from '#titles/all-puff-no-whistle/cast/washing.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { clouds, farRoofs, houses, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';

const PHOTO: Box = { x: 141, y: 118, width: 46, height: 46 };
const FRAME = { x: 133, y: 110, width: 62, height: 62 };

/** Washing day: a child has blown into the sheet with the words until it stands like a sail, and a frame hangs beside it if there is a photo. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = hero.wheelchair !== undefined;
  const standing = puffingHero(
    hero,
    headToStand(hero, rolls ? 120 : 108, hero.years < 3 ? 42 : 38),
    'ground',
    [FEET, 207],
    {
      pose: 'stand',
      eyes: 'set',
      face: { brow: [4, -7, -9], flushed: true },
      cheeks: 2.6,
      yaw: 80,
      pitch: 0,
      nod: 0,
      tilt: hero.years < 3 ? -16 : -24,
      gaze: [1.4, -0.8],
      body: {
        lean: rolls ? -10 : 10,
        shrug: hero.years < 3 ? 2 : 10,
        roll: 0,
        hips: 0,
        twist: 0,
        legL: LUNGE,
        legR: PUSHING,
      },
      ...(rolls ? {} : { armL: AWAY, armR: hero.years < 3 ? SHORT : BRACED }),
    },
    MORNING,
  );
  const child = tipped(standing, { about: [FEET - 4, 207], degrees: rolls ? -10 : 0 });
  const hat = photo === null ? ([178, 0.15] as const) : ([114, 0.13] as const);
  const art =
    sky(216, '#63b3ea', '#eaf3ee') +
    clouds([
      [26, 16, 1],
      [112, 14, 0.8],
    ]) +
    farRoofs(MORNING, 'belongs', 196, 50, 0.16) +
    houses(MORNING, HOUSES) +
    line('M-4 14Q106 34 220 8', '#7d6d69', 0.9) +
    ground() +
    at(hat[0], 206, hat[1], castShadow(MORNING, 80, 240) + hatStanding(MORNING)) +
    hung(photo) +
    standing.shadow +
    at(0, 112, 0.46, basket(MORNING)) +
    child.art +
    sail() +
    // Over the hem and into it: what it reaches is lifted.
    breath({ from: child.mouth, to: [128, 86], wide: 13, bend: -2, torn: 0.1, shade: '#4f9bd6' }) +
    (photo === null ? blown() : '');
  return {
    art,
    quiet: {
      box: { x: 36, y: 27, width: 144, height: 47 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo === null ? [child.face] : [child.face, FRAME],
  };
};

const FEET = 66;

/** Both fists flung back: so one gets all of it out. */
const BRACED: Arm = { upper: [-52, 16], lower: [-58, 12], hand: 'hold' };
/** A short arm that is flung back is a fin. */
const SHORT: Arm = { upper: [-14, 12], lower: [6, 8], hand: 'hold' };
const AWAY: Arm = { upper: [-58, -12], lower: [-62, -16] };
/** Under it with one knee, and up from the other toe. */
const LUNGE: Leg = { upper: [40, 4], lower: [-6, 3] };
const PUSHING: Leg = { upper: [-22, 4], lower: [-44, 4], foot: 40 };

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

/** Its lower edge from the right, where it flies, to the left, where it still hangs; `up` mm above it. In the middle the breath has got under it. */
const hem = (up: number): string =>
  `C198 ${74 + up} 180 ${92 + up} 158 ${86 + up}C146 ${82 + up} 136 ${74 + up} 122 ${80 + up}C104 ${87 + up} 84 ${100 + up} 56 ${97 + up}C44 ${96 + up} 36 ${95 + up} 27 ${96 + up}`;

/** A bed sheet on two pegs, blown off to the right, with the words on it; one peg has gone. */
const sail = (): string => {
  const cloth = `M22 20Q106 31 190 17C200 30 206 44 212 60${hem(0)}C31 72 27 46 22 20Z`;
  return (
    path(
      cloth,
      linear(
        [
          [0, '#e4ecf3'],
          [0.12, '#fffdf8'],
          [0.8, '#fffaf0'],
          [1, '#dbe6f0'],
        ],
        0,
        0,
        1,
        0.2,
      ),
    ) +
    // Folds that stand where it flaps, and two stripes that flap with it.
    path(
      'M122 80C119 77 120 74 125 71C126 74 132 77 140 77C132 76 126 77 122 80ZM158 86C158 78 166 68 182 60C178 70 180 80 186 79C178 87 168 90 158 86ZM56 97C48 82 40 62 33 42C46 64 60 80 80 93C72 97 64 98 56 97Z',
      '#8fb0d4',
      'fill-opacity=".34"',
    ) +
    line(`M209.500 56${hem(-4)}`, TOWN.tile, 1.6, 'stroke-opacity=".8"') +
    line(`M208 53${hem(-7)}`, TOWN.tile, 0.8, 'stroke-opacity=".7"') +
    peg(MORNING, 28, 20.4) +
    peg(MORNING, 106, 24.6) +
    at(201, 22, 1, peg(MORNING, 0, 0), 58)
  );
};

/** A photo hangs where the line would be in its way. */
const hung = (photo: string | null): string =>
  photo === null
    ? ''
    : line('M150 80L154 114M178 80L174 113', '#7d6d69', 0.8) +
      photoFrame(photo, { box: PHOTO, color: '#b8566b', tilt: -2 }, MORNING);

/** What the same breath has taken along. */
const blown = (): string =>
  at(128, 130, 1.1, sock(MORNING, '#b8566b'), -64) +
  at(156, 112, 0.9, sock(MORNING, '#3c6cab'), -24) +
  at(168, 146, 0.8, sock(MORNING, '#6f9a72'), -112);

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
  ) + line('M0 198H216', '#fffaf0', 1.2);
