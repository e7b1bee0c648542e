import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { TOWN } from './colors.ts';
import { house, tilesOn } from './houses.ts';

// The first house of the street, past the fold: one window as large as a page, in which stands whom all this is for, and what whistles best.

/** Wall, eaves, tiles and an open window; the street goes by at its foot. */
export function longWall(light: Light): string {
  const clay = tone(light, TOWN.clay);
  let eaves = '';
  for (let x = -208; x < -16; x += 12) eaves += `M${x} 14a6 6 0 0 0 12 0Z`;
  return (
    at(-292, 206, 0.82, house(light, NEXT_DOOR)) +
    box(
      -206,
      10,
      186,
      190,
      linear(
        [
          [0, '#fff6e6'],
          [0.6, '#fdeedd'],
          [1, '#efdcd6'],
        ],
        0,
        0,
        1,
        0.3,
      ),
    ) +
    // The shadow of its own roof, as slanted as the morning is.
    path('M-206 14H-20V34L-206 22Z', '#b9a7b4', 'fill-opacity=".3"') +
    path(`M-212 -6H-14V14H-212Z${eaves}`, clay.base) +
    line('M-212 1H-14M-212 8H-14', clay.deep, 1.4, 'stroke-opacity=".4" stroke-dasharray="9 3"') +
    at(-206, 201, 1, tilesOn(light, 0, -38, 186, 38)) +
    box(-206, 160, 186, 4, tone(light, TOWN.tile).base) +
    openWindow(light)
  );
}

const NEXT_DOOR = {
  wall: TOWN.rose,
  height: 240,
  roof: 'flat',
  door: '#41619b',
  seed: 'next door',
} as const;

/** In mm: the opening of the window. */
const [LEFT, RIGHT, TOP, SILL] = [-178, -46, 36, 168] as const;

/** Both shutters folded back, a curtain as pale as paper, and a sill that a kettle can stand on. */
const openWindow = (light: Light): string => {
  const [stone, blue, cloth] = [
    tone(light, TOWN.stone),
    tone(light, '#6f9bb8'),
    tone(light, '#fff6e4'),
  ];
  let slats = '';
  for (let y = TOP + 8; y < SILL - 6; y += 6) slats += `M${LEFT - 24} ${y}h16M${RIGHT + 8} ${y}h16`;
  let lace = '';
  for (let x = LEFT; x < RIGHT; x += 11) lace += `M${x} ${TOP + 10}a5.5 6 0 0 0 11 0Z`;
  let folds = '';
  for (const x of [LEFT + 4, LEFT + 10, LEFT + 17, RIGHT - 4, RIGHT - 10, RIGHT - 17])
    folds += `M${x} ${TOP + 10}Q${x + 2} ${(TOP + SILL) / 2} ${x} ${SILL}`;
  return (
    box(LEFT - 6, TOP - 6, RIGHT - LEFT + 12, SILL - TOP + 8, stone.base, 2) +
    box(LEFT, TOP, RIGHT - LEFT, SILL - TOP, cloth.base) +
    line(folds, cloth.shade, 1.4, 'stroke-opacity=".5"') +
    path(`M${LEFT} ${TOP}H${RIGHT}V${TOP + 10}H${LEFT}Z${lace}`, blue.lite, 'fill-opacity=".8"') +
    box(LEFT - 27, TOP - 2, 22, SILL - TOP + 3, blue.base, 1) +
    box(RIGHT + 5, TOP - 2, 22, SILL - TOP + 3, blue.shade, 1) +
    line(slats, blue.deep, 1.6, 'stroke-opacity=".6"') +
    box(LEFT - 10, SILL, RIGHT - LEFT + 20, 6, stone.lite, 1) +
    box(LEFT - 10, SILL + 5, RIGHT - LEFT + 20, 2, stone.deep, 0, 'fill-opacity=".5"')
  );
};
