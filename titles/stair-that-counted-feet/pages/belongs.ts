import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, brush, line, oval } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { nightLight } from '#bookmaking/house/lamps.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { slippers } from '#titles/stair-that-counted-feet/cast/feet.ts';
import { LAMPLIGHT, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { EVENING } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';

const PHOTO: Box = { x: 142, y: 106, width: 36, height: 36 };

/** The landing: a name on the wall, and the child it belongs to, still up. */
export const belongs: Painting = ({ hero, photo }) => {
  const kid = placeHero(
    inPyjamas(hero),
    headToStand(hero, 97, 35),
    'ground',
    [56, 203],
    {
      pose: 'stand',
      mood: 'happy',
      yaw: 22,
      gaze: [0.9, 0.2],
      pitch: 6,
      armL: { upper: [46, 30], lower: [92, 24], hand: 'hold' },
      armR: { upper: [-6, 20], lower: [18, 10] },
    },
    EVENING,
  );
  const [lx, ly] = kid.handL;
  const art =
    wall(WALLS.evening) +
    paper() +
    pool(lx, ly - 6, 130, 110, LAMPLIGHT, 0.75) +
    panelling() +
    at(100, 196, 0.5, slippers(EVENING, '#4a5f8f')) +
    at(124, 199, 0.42, slippers(EVENING, '#a04f6d')) +
    at(144, 197, 0.3, slippers(EVENING, '#5c8a5a')) +
    frame() +
    photoFrame(photo, { box: PHOTO, color: '#d9a85a', tilt: -2 }, EVENING) +
    kid.shadow +
    kid.art +
    at(lx + 2, ly - 1, 1.3, nightLight(true)) +
    kid.hand(1) +
    catTail(
      [
        [218, 196],
        [202, 198],
        [192, 190],
        [194, 176],
        [190, 168],
      ],
      8,
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

function panelling(): string {
  let dark = '';
  let lit = '';
  for (let x = 6; x < SHEET; x += 42) {
    dark += `M${x} 172V156H${num(x + 32)}`;
    lit += `M${num(x + 32)} 156V172H${x}`;
  }
  return (
    box(0, 148, SHEET, 34, '#7d5478') +
    line(dark, '#523558', 0.8) +
    line(lit, '#b08aa0', 0.6, 'stroke-opacity=".7"') +
    box(0, 145.4, SHEET, 3.4, '#9a6c86') +
    box(
      0,
      181,
      SHEET,
      35,
      linear([
        [0, '#8a5650'],
        [1, '#553048'],
      ]),
    ) +
    line('M0 188H216M0 197H216M0 208H216', '#452840', 0.5, 'stroke-opacity=".5"') +
    pool(92, 192, 70, 16, LAMPLIGHT, 0.5)
  );
}

/** A gilt frame on two cords, and cream paper in it. */
const frame = (): string =>
  line('M58 24L84 4M158 24L132 4', '#d8b878', 0.7) +
  box(27, 24, 162, 78, '#2f1c40', 2, 'fill-opacity=".35"') +
  box(26, 21, 164, 78, '#a9753a', 2) +
  box(28, 23, 160, 74, '#d9a85a', 1.5) +
  box(32, 27, 152, 66, '#8a5a30', 1) +
  box(33.2, 28.2, 149.6, 63.6, '#fff3dc', 0.6) +
  brush(
    chanceFrom('paper'),
    { x: 36, y: 30, width: 130, height: 60 },
    26,
    14,
    0,
    '#f2dfba',
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
