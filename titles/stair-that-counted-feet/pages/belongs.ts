import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, box, brush, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { nightLight } from '#bookmaking/house/lamps.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { LAMPLIGHT, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { EVENING } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';

const PHOTO: Box = { x: 142, y: 106, width: 36, height: 36 };

/** The night-light stands beside a face, and low: it lights from there. */
const BESIDE: Light = { ...EVENING, direction: [-0.86, 0.1], rimAmount: 0.75 };
/** The upper edge of the gallery's wall, in mm. */
const RAIL = 177;

/** The gallery over the stairs: a name on the wall, and the child it belongs to, chin on both arms, still up. */
export const belongs: Painting = ({ hero, photo }) => {
  const worn = inPyjamas(hero);
  const head: Point = [photo ? 86 : 106, 143];
  const lampAt = photo ? 24 : 41;
  const kid = placeHero(
    worn,
    49,
    'head',
    head,
    {
      pose: 'sit',
      mood: 'happy',
      face: { mouth: SOFT_SMILE, brow: [-3, -7, 0] },
      yaw: -8,
      pitch: 4,
      tilt: -17,
      nod: 6,
      gaze: [-0.5, 0.3],
      armsByPage: true,
      body: { roll: 0, lean: 38, shrug: 8 },
    },
    BESIDE,
  );
  const u = kid.scale;
  const lies = (side: 1 | -1, elbow: Point, wrist: Point, flip: boolean) =>
    ownArm(worn, kid, side, { elbow, wrist, hand: flat, flip, size: 1.06 }, BESIDE).art;
  const art =
    wall(WALLS.evening) +
    paper() +
    pool(52, 158, 150, 96, LAMPLIGHT, 0.85) +
    clean(frame()) +
    photoFrame(photo, { box: PHOTO, color: '#d9a85a', tilt: -2 }, EVENING) +
    clip(`M0 100H${SHEET}V${RAIL}H0Z`, kid.onWall(9)) +
    chairBack(hero, head[0]) +
    upperArms(worn, head[0], u) +
    kid.art +
    gallery() +
    // On the rail, and nothing of them hangs before it.
    clip(
      `M0 0H${SHEET}V${RAIL + 5}H0Z`,
      lies(1, [head[0] + 84 * u, RAIL + 1], [head[0] - 4 * u, RAIL - 7], false) +
        lies(-1, [head[0] - 84 * u, RAIL + 2], [head[0] + 10 * u, RAIL - 3], true),
    ) +
    oval(lampAt, RAIL + 1, 15, 2.6, EVENING.shade, 'fill-opacity=".45"') +
    at(lampAt, RAIL + 1, 2, nightLight(true)) +
    catTail(
      [
        [222, 158],
        [206, 166],
        [194, 178],
        [190, 194],
        [181, 203],
        [172, 197],
      ],
      9,
      EVENING,
    );
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

/** From both shoulders, which a head laid down lets be seen, to the elbows on the rail. */
function upperArms({ colors }: Hero, x: number, u: number): string {
  const cloth = tone(BESIDE, colors.main);
  const arms = [-1, 1]
    .map(
      (side) =>
        `M${num(x + side * 34 * u)} ${num(RAIL - 26 * u)}L${num(x + side * 76 * u)} ${num(RAIL - 7 * u)}`,
    )
    .join('');
  return asHero(line(arms, cloth.deep, 31 * u) + line(arms, cloth.shade, 29 * u));
}

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
