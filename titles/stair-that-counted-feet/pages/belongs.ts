import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
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
/** The upper edge of the gallery's wall, in mm. */
const RAIL = 177;
/** Where the handle of the lantern is highest. */
const RING = 138;

/** The gallery over the stairs: a name on the wall, and the child it belongs to, still up, a fist round the handle of a lantern. */
export const belongs: Painting = ({ hero, photo }) => {
  const worn = inPyjamas(hero);
  const head: Point = [photo ? 88 : 112, 143];
  const small = hero.years < 3;
  const lampAt = (photo ? 30 : 50) + (small ? 14 : 0);
  const k = small ? 0.74 : 1;
  const wish = {
    pose: 'sit',
    mood: 'happy',
    face: { mouth: SOFT_SMILE, brow: [-3, -9, 0], askew: 4 },
    yaw: -22,
    pitch: 4,
    tilt: -8,
    nod: 4,
    gaze: [-0.9, 0.2],
    armL: { upper: [-20, 4], lower: [10, -8] },
    armR: { upper: [10, 50], lower: [40, 150], hand: 'hold' },
    touchR: [lampAt - 5.5, RAIL - (RAIL - RING) * k - 4],
    body: { roll: 0, lean: 8, shrug: 5 },
  } as const;
  const kid = placeHero(worn, 49, 'head', head, wish, BESIDE);
  // Who has a short neck has an arm before the chin: there the head lies over it.
  const over = small
    ? placeHero(worn, 49, 'head', head, { ...wish, armsByPage: true }, BESIDE).art
    : '';
  const art =
    wall(WALLS.evening) +
    paper() +
    pool(52, 158, 150, 96, LAMPLIGHT, 0.85) +
    clean(frame()) +
    photoFrame(photo, { box: PHOTO, color: '#d9a85a', tilt: -2 }, EVENING) +
    clip(`M0 100H${SHEET}V${RAIL}H0Z`, kid.onWall(9)) +
    chairBack(hero, head[0]) +
    clip(`M0 0H${SHEET}V${RAIL}H0Z`, kid.art + over) +
    gallery() +
    oval(lampAt, RAIL + 1, 15, 2.6, EVENING.shade, 'fill-opacity=".45"') +
    at(lampAt, RAIL + 1, k, lantern()) +
    kid.hand(-1);
  return {
    art,
    quiet: {
      box: { x: 42, y: 34, width: 132, height: 54 },
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

/** It stands on the rail, its handle up. */
const lantern = (): string =>
  pool(0, -14, 40, 34, '#ffe2a0', 0.8) +
  line(`M-8 -26C-9 ${RING - RAIL - 6} 9 ${RING - RAIL - 6} 8 -26`, '#4a3040', 1.8) +
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
    box(x - 36, 152, 72, 40, t.shade, 5) +
    box(x - 34, 154, 68, 40, t.base, 4) +
    line(`M${x - 37} 178V153M${x + 37} 178V153`, dark.base, 3.4) +
    line(`M${x - 38} 152h-8M${x + 38} 152h8`, dark.base, 5.4) +
    line(`M${x - 40} 151h-6M${x + 40} 151h6`, dark.lite, 1.2)
  );
}

/** The wall that one looks over down to the stairs, and its broad rail. */
function gallery(): string {
  let dark = '';
  let lit = '';
  for (let x = -6; x < SHEET; x += 46) {
    dark += `M${x} 213V195H${num(x + 36)}`;
    lit += `M${num(x + 36)} 195V213H${x}`;
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
