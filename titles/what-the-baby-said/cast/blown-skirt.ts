import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { clog } from './legs.ts';
import { CLOGS } from './tall-ones.ts';

const SKIRT =
  'M-26 -330H22C26 -240 56 -140 132 -112C124 -102 132 -92 124 -82C104 -88 92 -72 72 -76C50 -74 26 -52 -8 -56C-24 -120 -28 -230 -26 -330Z';

/** The yellow clogs in a gale from the left: all of the skirt flat on the wind, and one foot already off the ground, at (0, 0). */
export function blownSkirt(light: Light): string {
  const cloth = tone(light, CLOGS.cloth);
  const skin = tone(light, CLOGS.skin);
  let petals = '';
  let hearts = '';
  for (const [x, y] of [
    [-6, -84],
    [24, -92],
    [56, -94],
    [92, -100],
    [-10, -124],
    [24, -130],
    [-8, -166],
    [12, -170],
    [-12, -214],
    [6, -250],
  ] as const) {
    petals += `M${x - 4} ${y}h8M${x} ${y - 4}v8`;
    hearts += `M${x} ${y}h.1`;
  }
  return (
    oval(4, 0, 30, 4.6, light.shade, 'fill-opacity=".4"') +
    line('M20 -66L54 -40L70 -30', skin.shade, 13) +
    at(72, -16, 1, clog(light, CLOGS, 0), -34) +
    line('M0 -66L-2 -10', skin.base, 14) +
    clog(light, CLOGS, -4) +
    clip(
      SKIRT,
      path(SKIRT, cloth.base) +
        path(
          'M-8 -56C26 -52 50 -74 72 -76C92 -72 104 -88 124 -82L118 -96C90 -96 60 -88 -14 -76Z',
          cloth.shade,
          'fill-opacity=".7"',
        ) +
        line(
          'M2 -320C6 -220 46 -126 118 -102M-14 -320C-10 -200 14 -96 96 -90',
          cloth.deep,
          2.2,
          'stroke-opacity=".5"',
        ) +
        line(petals, tone(light, CLOGS.trim).base, 4.6) +
        line(hearts, cloth.deep, 3.2),
    )
  );
}
