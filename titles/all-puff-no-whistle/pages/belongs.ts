import type { Box } from '#bookmaking/drawing/geometry.ts';
import { castShadow, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { HeroWish } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import type { Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { tipped } from '#titles/all-puff-no-whistle/cast/tipped.ts';
import { peg, sock } from '#titles/all-puff-no-whistle/cast/washing.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { clouds, farRoofs, houses, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';

const PHOTO: Box = { x: 141, y: 118, width: 46, height: 46 };
const FRAME = { x: 133, y: 110, width: 62, height: 62 };

/** Washing day: a child has blown into the sheet with the words until it stands like a sail, and a frame hangs beside it if there is a photo. */
export const belongs: Painting = ({ hero, photo }) => {
  const standing = puffingHero(
    hero,
    headToStand(hero, hero.wheelchair ? 116 : 104, 38),
    'ground',
    [FEET, 207],
    {
      pose: 'stand',
      eyes: 'open',
      face: { brow: [-2, -8, -6], flushed: true },
      cheeks: 2,
      yaw: 80,
      pitch: 0,
      nod: 0,
      tilt: hero.years < 3 ? -13 : -20,
      gaze: [1.4, -0.8],
      body: hero.wheelchair
        ? { lean: -10, shrug: 8, roll: 0 }
        : hero.years < 3
          ? { ...LOOKING_UP, lean: -2, shrug: 16 }
          : LOOKING_UP,
      ...(hero.wheelchair ? {} : { armL: AWAY, armR: hero.years < 3 ? UP_TO_IT : BACK }),
    },
    MORNING,
  );
  const child = tipped(standing, { about: [FEET - 4, 207], degrees: hero.wheelchair ? -10 : 0 });
  const hat = photo === null ? ([178, 0.15] as const) : ([114, 0.13] as const);
  const art =
    sky(216, '#63b3ea', '#eaf3ee') +
    clouds([
      [26, 16, 1],
      [112, 14, 0.8],
    ]) +
    farRoofs(MORNING, 'belongs', 196, 50, 0.16) +
    houses(MORNING, HOUSES) +
    line('M20 18Q108 34 196 16', '#7d6d69', 0.9) +
    ground() +
    at(hat[0], 206, hat[1], castShadow(MORNING, 80, 240) + hatStanding(MORNING)) +
    hung(photo) +
    standing.shadow +
    at(0, 112, 0.46, basket()) +
    child.art +
    sail() +
    // Over the hem and into it: what it reaches is lifted.
    breath({ from: child.mouth, to: [118, 84], wide: 13, bend: -3, torn: 0.12, shade: '#6fb0de' }) +
    (photo === null ? blown() : '');
  return {
    art,
    quiet: {
      box: { x: 55, y: 32, width: 122, height: 44 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo === null ? [child.face] : [child.face, FRAME],
  };
};

const FEET = 64;

/** Out of the way of so much air. */
const BACK: Arm = { upper: [-42, 12], lower: [-46, 8], hand: 'hold' };
/** A short arm flung back is a fin: it reaches for what flies. */
const UP_TO_IT: Arm = { upper: [62, 10], lower: [78, 6], hand: 'open' };
const AWAY: Arm = { upper: [4, -6], lower: [6, -6] };

/** Head back, and one heel up. */
const LOOKING_UP: HeroWish['body'] = {
  lean: -8,
  shrug: 8,
  roll: 0,
  hips: 0,
  legL: { upper: [16, 4], lower: [6, 3] },
  legR: { upper: [-12, 4], lower: [-26, 4], foot: 34 },
};

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

/** Its lower edge from the right to the left, which flaps; `up` mm above it. */
const hem = (up: number): string =>
  `C196 ${70 + up} 186 ${92 + up} 166 ${88 + up}C148 ${84 + up} 138 ${80 + up} 122 ${88 + up}C106 ${96 + up} 88 ${100 + up} 62 ${93 + up}`;

/** A bed sheet on two pegs, blown off to the right, with the words on it; one peg has gone. */
const sail = (): string => {
  const cloth = `M38 22Q106 32 172 20C186 36 190 58 210 66${hem(0)}C44 72 52 44 38 22Z`;
  return (
    path(
      cloth,
      linear(
        [
          [0, '#e4ecf3'],
          [0.16, '#fffdf8'],
          [0.76, '#fffaf0'],
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
      'M166 88C164 76 170 66 182 58C178 72 182 82 190 79C184 88 176 91 166 88ZM62 93C60 80 52 64 50 44C58 62 70 80 84 97C76 97 70 96 62 93ZM122 88C118 82 118 76 122 70C124 78 132 82 138 83C132 83 128 85 122 88Z',
      '#8fb0d4',
      'fill-opacity=".34"',
    ) +
    line(`M207 62.500${hem(-4)}`, TOWN.tile, 1.6, 'stroke-opacity=".8"') +
    line(`M205 59.500${hem(-7)}`, TOWN.tile, 0.8, 'stroke-opacity=".7"') +
    peg(MORNING, 44, 22.4) +
    peg(MORNING, 108, 26.4) +
    at(191, 27, 1, peg(MORNING, 0, 0), 58)
  );
};

/** A photo hangs where the line would be in its way. */
const hung = (photo: string | null): string =>
  photo === null
    ? ''
    : line('M150 96L154 114M178 96L174 113', '#7d6d69', 0.8) +
      photoFrame(photo, { box: PHOTO, color: '#b8566b', tilt: -2 }, MORNING);

/** What the same breath has taken along. */
const blown = (): string => at(150, 126, 1.2, sock(MORNING, '#b8566b'), -64);

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
