import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, brush, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { LAMPLIGHT, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { EVENING } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';

const PHOTO: Box = { x: 142, y: 106, width: 36, height: 36 };

/** The night-light stands beside a face, and low: it lights from there. */
const BESIDE: Light = { ...EVENING, direction: [-0.86, 0.1], rimAmount: 0.75 };
/** The upper edge of the gallery’s wall, in mm. */
const RAIL = 190;

/** The gallery over the stairs at night: a name on the wall, and the child it belongs to, up to the chest behind the rail, wide awake; nobody sleeps who looks at a moth round a lantern. */
export const belongs: Painting = ({ hero, photo }) => {
  const worn = inPyjamas(hero);
  const small = hero.years < 3;
  const lampAt = photo ? 28 : 50;
  const kid = placeHero(
    worn,
    small ? 54 : 52,
    'head',
    [photo ? 88 : 122, small ? 142 : 134],
    {
      pose: 'sit',
      mood: 'happy',
      face: { mouth: SOFT_SMILE, brow: [-5, -11, -2] },
      yaw: -34,
      pitch: 4,
      tilt: -5,
      nod: -2,
      gaze: [-1, 0.3],
      // Both behind the rail.
      armL: { upper: [14, 8], lower: [24, 2] },
      armR: { upper: [14, 8], lower: [24, 2] },
      body: { roll: 0, lean: 9, shrug: 3 },
    },
    BESIDE,
  );
  const art =
    wall(WALLS.evening) +
    paper() +
    pool(52, 160, 160, 104, LAMPLIGHT, 0.9) +
    at(0, -7, 1, clean(frame())) +
    photoFrame(photo, { box: PHOTO, color: '#d9a85a', tilt: -2 }, EVENING) +
    clip(`M0 100H${SHEET}V${RAIL}H0Z`, kid.onWall(12)) +
    chairBack(hero, kid.head[0]) +
    clip(`M0 0H${SHEET}V${RAIL}H0Z`, kid.art) +
    gallery() +
    oval(lampAt, RAIL + 1, 18, 3, EVENING.shade, 'fill-opacity=".45"') +
    at(lampAt, RAIL + 1, 1.3, lantern()) +
    at(lampAt + (photo ? 8 : 20), 130, 1.1, moth());
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

/** It stands on the rail, its handle up. */
const lantern = (): string =>
  pool(0, -14, 40, 34, '#ffe2a0', 0.8) +
  line(`M-8 -26C-9 -45 9 -45 8 -26`, '#4a3040', 1.8) +
  box(-9, -24, 18, 21, '#ffe9ae', 1.6) +
  path('M0 -8C-4 -11 -1 -15 0 -19C2 -15 4 -11 0 -8Z', '#f2a04a') +
  line('M-9 -24V-3M9 -24V-3', '#4a3040', 1.4) +
  path('M-10 -24L-6 -30H6L10 -24ZM-11 -3H11V0H-11Z', '#4a3040') +
  line('M-8 -25H8', '#d9a86a', 0.6);

/** Whoever came on wheels looks over it from a chair: its back and both handles. */
function chairBack({ wheelchair }: Hero, x: number): string {
  if (!wheelchair) return '';
  const t = tone(BESIDE, wheelchair);
  const dark = tone(BESIDE, '#3a3b49');
  return (
    box(x - 36, 160, 72, 40, t.shade, 5) +
    box(x - 34, 162, 68, 40, t.base, 4) +
    line(`M${x - 37} 190V161M${x + 37} 190V161`, dark.base, 3.4) +
    line(`M${x - 38} 160h-8M${x + 38} 160h8`, dark.base, 5.4) +
    line(`M${x - 40} 159h-6M${x + 40} 159h6`, dark.lite, 1.2)
  );
}

/** The wall that one looks over down to the stairs, and its broad rail. */
function gallery(): string {
  let dark = '';
  let lit = '';
  for (let x = -6; x < SHEET; x += 46) {
    dark += `M${x} 213V206H${num(x + 36)}`;
    lit += `M${num(x + 36)} 206V213H${x}`;
  }
  return (
    box(0, RAIL + 8, SHEET, 40, '#6a4468') +
    line(dark, '#452848', 0.9) +
    line(lit, '#a07f96', 0.7, 'stroke-opacity=".7"') +
    box(0, RAIL + 7, SHEET, 5, '#3d2344', 0, 'fill-opacity=".5"') +
    box(
      0,
      RAIL - 6,
      SHEET,
      14,
      linear([
        [0, '#b3836e'],
        [0.5, '#96665e'],
        [1, '#704a54'],
      ]),
    ) +
    line(`M0 ${RAIL - 5.6}H${SHEET}`, '#e0ac84', 0.9) +
    line(`M0 ${RAIL - 1}C60 ${RAIL + 1} 120 ${RAIL - 3} ${SHEET} ${RAIL}`, '#6a4650', 0.4) +
    pool(48, RAIL, 70, 14, LAMPLIGHT, 0.75)
  );
}

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
