import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, brush, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { LAMPLIGHT, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { EVENING } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';

const PHOTO: Box = { x: 146, y: 108, width: 38, height: 38 };

/** What is carried before a chest lights from there, and low. */
const BEFORE: Light = { ...EVENING, direction: [-0.8, 0.1], rimAmount: 0.75 };
const GROUND = 204;
/** From sole to the middle of a head, in mm, at most: hair stays under the frame. */
const TALL = 80;

/** The gallery over the stairs at night, a name on its wall, and under it the child it belongs to, whole, on the way along it with a lantern; nobody sleeps who follows a moth. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = Boolean(hero.wheelchair);
  const goes = (size: number): PlacedHero =>
    placeHero(
      inPyjamas(hero),
      size,
      'ground',
      [(photo ? 92 : 122) + (rolls ? 6 : 0), GROUND],
      {
        pose: 'walk',
        mood: 'happy',
        face: { mouth: SOFT_SMILE, brow: [-8, -13, -5], eyes: 'open' },
        yaw: -46,
        pitch: 4,
        nod: -4,
        gaze: [-0.9, -0.5],
        body: {
          lean: 6,
          legL: { upper: [-16, 4], lower: [-40, 4], foot: 46 },
          legR: { upper: [32, 4], lower: [-6, 2], foot: 30 },
        },
        armL: HELD_OUT,
        armR: AWAY,
      },
      BEFORE,
    );
  const first = goes(40);
  const kid = goes(Math.min(40, (40 * TALL) / (first.origin[1] - first.head[1])));
  const [x, y] = fistOf(kid, 1);
  // It never drags on the boards.
  const lamp = Math.min(0.82, (GROUND - y - 6) / 45);
  const art =
    wall(WALLS.evening) +
    paper() +
    pool(x, y + 10, 150, 96, LAMPLIGHT, 0.9) +
    at(0, -7, 1, clean(frame())) +
    photoFrame(photo, { box: PHOTO, color: '#d9a85a', tilt: -2 }, EVENING) +
    floor() +
    kid.onWall(10) +
    kid.shadow +
    kid.art +
    at(x, y + 42 * lamp, lamp, lantern()) +
    kid.hand(1) +
    at(x - 24, y - 22, 1.1, moth());
  return {
    art,
    quiet: {
      box: { x: 42, y: 27, width: 132, height: 54 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [kid.face, PHOTO] : [kid.face],
  };
};

/** Straight ahead, at the end of it a lantern. */
const HELD_OUT: Arm = { upper: [72, 6], lower: [84, 2], hand: 'hold' };
const AWAY: Arm = { upper: [-30, 16], lower: [-14, 12], hand: 'rest' };

/** Boards along the gallery, and the lantern on them. */
const floor = (): string =>
  box(
    0,
    SKIRTING,
    SHEET,
    40,
    linear([
      [0, '#7a4f5e'],
      [1, '#5b3a50'],
    ]),
  ) +
  line(
    `M0 ${SKIRTING + 7}H${SHEET}M0 ${SKIRTING + 16}H${SHEET}M0 ${SKIRTING + 27}H${SHEET}`,
    '#452848',
    0.7,
  ) +
  box(0, SKIRTING - 9, SHEET, 9, '#6a4468') +
  line(`M0 ${SKIRTING - 8.6}H${SHEET}`, '#a07f96', 0.7) +
  line(`M0 ${SKIRTING}H${SHEET}`, '#3d2344', 1) +
  pool(66, GROUND, 76, 14, LAMPLIGHT, 0.6);

/** Where floor and wall meet, in mm. */
const SKIRTING = 182;

/** Striped wallpaper, faint. */
function paper(): string {
  let stripes = '';
  for (let x = 6; x < SHEET; x += 12) stripes += `M${x} 0V150`;
  return line(stripes, '#a37ab0', 3, 'stroke-opacity=".12"');
}

/** It goes round it, and has not been to bed either. */
const moth = (): string =>
  line(
    'M-4 14C-16 10 -18 -4 -8 -12',
    '#ffe9ae',
    0.6,
    'stroke-dasharray="1.4 2" stroke-opacity=".8"',
  ) +
  path('M0 0C-4 -9 -12 -10 -12 -4C-12 1 -5 3 0 1ZM0 0C4 -9 12 -10 12 -4C12 1 5 3 0 1Z', '#f3e2c0') +
  path('M0 1C-6 2 -8 8 -4 9C-1 9 0 5 0 1C0 5 1 9 4 9C8 8 6 2 0 1Z', '#dcc096') +
  line('M0 -2V6', '#6a4650', 1.8) +
  line('M0 -2C-1 -5 -3 -6 -4 -6M0 -2C1 -5 3 -6 4 -6', '#6a4650', 0.5) +
  oval(-8, -4.6, 1.3, 1.3, '#b98a6a') +
  oval(8, -4.6, 1.3, 1.3, '#b98a6a');

/** 45 high on y 0, its handle up. */
const lantern = (): string =>
  pool(0, -14, 40, 34, '#ffe2a0', 0.8) +
  line(`M-8 -26C-9 -45 9 -45 8 -26`, '#4a3040', 1.8) +
  box(-9, -24, 18, 21, '#ffe9ae', 1.6) +
  path('M0 -8C-4 -11 -1 -15 0 -19C2 -15 4 -11 0 -8Z', '#f2a04a') +
  line('M-9 -24V-3M9 -24V-3', '#4a3040', 1.4) +
  path('M-10 -24L-6 -30H6L10 -24ZM-11 -3H11V0H-11Z', '#4a3040') +
  line('M-8 -25H8', '#d9a86a', 0.6);

/** A gilt frame on two cords, and cream paper in it. */
const frame = (): string =>
  line('M58 24L84 4M158 24L132 4', '#d8b878', 0.7) +
  box(27, 24, 162, 78, '#2f1c40', 2, 'fill-opacity=".35"') +
  box(26, 21, 164, 78, '#a9753a', 2) +
  box(28, 23, 160, 74, '#d9a85a', 1.5) +
  box(32, 27, 152, 66, '#8a5a30', 1) +
  box(33.2, 28.2, 149.6, 63.6, '#fffdf6', 0.6) +
  brush(
    chanceFrom('paper'),
    { x: 36, y: 30, width: 130, height: 60 },
    26,
    14,
    0,
    '#f8ecd2',
    1.2,
    0.35,
  ) +
  [
    [29, 24],
    [187, 24],
    [29, 96],
    [187, 96],
  ]
    .map(([x, y]) => oval(x as number, y as number, 2.2, 2.2, '#f0cd84'))
    .join('');
