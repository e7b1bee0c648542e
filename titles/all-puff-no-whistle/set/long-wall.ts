import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { TOWN } from './colors.ts';
import { house, tilesOn } from './houses.ts';

// The first house of the street, past the fold: a whole wall of whitewash in the morning sun, with room for whom all this is for.

/** Wall, eaves, tiles and door; the street goes by at its foot. */
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
    door(light)
  );
}

const NEXT_DOOR = {
  wall: TOWN.rose,
  height: 240,
  roof: 'flat',
  door: '#41619b',
  seed: 'next door',
} as const;

/** A blue door with a step, where somebody sits who has heard it. */
const door = (light: Light): string => {
  const blue = tone(light, '#41619b');
  return at(
    6,
    0,
    1,
    path('M-66 200V138C-66 116 -28 116 -28 138V200Z', tone(light, TOWN.stone).base) +
      path('M-62 200V139C-62 121 -32 121 -32 139V200Z', blue.base) +
      line('M-47 125V200', blue.deep, 1.4) +
      path('M-58 146h8v18h-8ZM-44 146h8v18h-8Z', blue.shade) +
      oval(-44, 172, 1.4, 1.4, '#f4efe2') +
      box(-70, 196, 46, 6, tone(light, TOWN.stone).lite, 1),
  );
};
