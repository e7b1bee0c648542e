import { num } from '#bookmaking/drawing/curves.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { offForTheNight } from '#bookmaking/hero/off-for-the-night.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { sleeper } from '#bookmaking/hero/sleeper.ts';
import { bedstead, nightstand, quiltOver } from '#bookmaking/house/bed.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { potTurned } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { BEDDING } from '#titles/very-slow-parade/set/bedroom.ts';
import { shining, silverLine, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { DARK, RINGS } from '#titles/very-slow-parade/set/hours.ts';
import { kitchenWindow, lettuce, pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { NIGHT } from '#titles/very-slow-parade/set/lights.ts';
import { rings } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const LOW = cameraAt({ from: [0, 46, -220], to: [0, 46, 60], middle: [108, 148], focal: 250 });
const FLOOR = { left: -330, right: 330, near: -140, far: 50 };
/** Between the bedroom and the kitchen, in mm. */
const CEILING = 62;
const BED = { x: 66, scale: 0.54 } as const;

/** Wide: upstairs somebody sleeps; downstairs the parade is not over. */
export const page12: Painting = ({ hero, things }) => {
  const floor = CEILING - 6;
  const kid = sleeper(hero, 17, [91, floor - 27.4], NIGHT);
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const upstairs =
    box(
      0,
      0,
      SHEET,
      CEILING,
      linear([
        [0, '#13293f'],
        [1, '#1f4160'],
      ]),
    ) +
    nightWindow(
      { x: 150, y: 13, width: 24, height: 26 },
      { high: DARK.sky[0], low: DARK.sky[1] },
      '#5d7a8c',
    ) +
    path(`M150 13L174 13L92 ${floor}H44Z`, '#bfe0f5', 'fill-opacity=".1"') +
    at(BED.x, floor, BED.scale, bedstead(mirrored(NIGHT), BEDDING), 0, -BED.scale) +
    pillow(floor) +
    clip(`M74 0H140V${floor - 10}H74Z`, kid.art) +
    at(BED.x, floor, BED.scale, quiltOver(mirrored(NIGHT), BEDDING, 22), 0, -BED.scale) +
    at(120, floor, 0.46, nightstand(NIGHT, '#6f6a72')) +
    at(120, floor - 16, 0.38, offForTheNight(hero, NIGHT)) +
    parkedChair(hero, 14, [146, floor], -40, NIGHT);
  const art =
    wall(DARK, base) +
    clip(`M0 0H${SHEET}V${CEILING}H0Z`, upstairs) +
    slab() +
    pool(158, 140, 70, 60, '#6fa8d6', 0.3) +
    kitchenWindow(NIGHT, DARK, { x: 132, y: 115, width: 54, height: 45 }, { stars: 1.3 }) +
    at(164, 161, 0.6, lettuce(NIGHT, true)) +
    tiles(LOW, DARK, FLOOR) +
    skirting(LOW, DARK, FLOOR) +
    silverLine(
      LOW,
      [
        [-130, 0, 14],
        [-70, 0, 20],
        [-40, 0, 4],
        [-14, 0, -16],
      ],
      1,
    ) +
    patch(NIGHT, 122, 206, 50) +
    at(122, 207, 0.54, potTurned(NIGHT)) +
    rings([121, 188], [5.4], RINGS.last, 1.1, 1) +
    shining(
      [
        [93, 207],
        [99, 204],
        [101.6, 196],
        [102.6, 188],
        [104, 180],
        [107, 177.4],
      ],
      [1, 1, 0.9, 0.9, 0.9, 0.6],
      1,
    ) +
    at(123, 177, 0.34, snail(NIGHT, { pose: 'stretching', gaze: [0.2, -0.9], lids: 0.25 })) +
    patch(NIGHT, 52, 208, 60) +
    at(50, 208, 0.62, wagon(NIGHT, thing(things[0], NIGHT)));
  return {
    art,
    quiet: { box: { ...SAFE, y: 72, height: 37 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
  };
};

/** The ceiling of the one room, the floor of the other. */
function slab(): string {
  const t = tone(NIGHT, '#5a6b78');
  let joints = '';
  for (let x = 10; x < SHEET; x += 26) joints += `M${x} ${num(CEILING - 4)}v6`;
  return (
    box(0, CEILING - 6, SHEET, 10, t.shade) +
    box(0, CEILING - 6, SHEET, 2, t.base) +
    line(joints, t.deep, 0.5) +
    path(
      `M0 ${CEILING + 4}H${SHEET}V${CEILING + 14}H0Z`,
      linear([
        [0, '#081726', 0.5],
        [1, '#081726', 0],
      ]),
    )
  );
}

/** Pale behind every head, so that the darkest face is read at once. */
const pillow = (floor: number): string => {
  const t = tone(NIGHT, BEDDING.pillow);
  const y = floor - 22;
  const d = `M80 ${y}C77 ${y - 12} 82 ${y - 19} 91 ${y - 18}C101 ${y - 20} 105 ${y - 14} 103.4 ${y - 6}C105 ${y + 1} 101 ${y + 3} 92 ${y + 2}C85 ${y + 3} 80 ${y + 3} 80 ${y}Z`;
  return (
    path(d, t.base) +
    path(
      `M80 ${y}C88 ${y - 4} 98 ${y - 4} 103.4 ${y - 6}C105 ${y + 1} 101 ${y + 3} 92 ${y + 2}C85 ${y + 3} 80 ${y + 3} 80 ${y}Z`,
      t.shade,
      'fill-opacity=".6"',
    )
  );
};
