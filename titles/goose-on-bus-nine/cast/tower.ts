// A man as one sees him from a child's knees: boots, and a long coat that narrows on its way up to a small face that hums.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { clothedLimb, grownHandAt } from './clothed-limb.ts';
import { passengerHead } from './passenger.ts';
import { LEEK_MAN } from './people.ts';

/** The middle of his coat, its shoulders and its hem. */
const [X, SHOULDERS, HEM] = [178, 58, 188];
/** Deeper than anything that grows before it. */
const OLIVE = '#626f3c';

const COAT = `M${X - 13} ${SHOULDERS - 5}C${X - 20} ${SHOULDERS - 2} ${X - 22} ${SHOULDERS + 6} ${X - 23} 80L${X - 46} ${HEM}Q${X} ${HEM - 9} ${X + 46} ${HEM}L${X + 23} 80C${X + 22} ${SHOULDERS + 6} ${X + 20} ${SHOULDERS - 2} ${X + 13} ${SHOULDERS - 5}Q${X} ${SHOULDERS + 2} ${X - 13} ${SHOULDERS - 5}Z`;
/** All that runs up it runs together. */
const FOLDS = [-34, -18, 18, 33]
  .map((x) => `M${num(X + x)} ${HEM - 5}Q${num(X + x * 0.8)} 120 ${num(X + x * 0.45)} 74`)
  .join('');

/** All of him but the arm that carries. */
export function tower(light: Light): string {
  const coat = tone(light, OLIVE);
  return (
    boots(light) +
    // Without a grain, which made wood of it.
    calm(path(COAT, coat.shade) + clip(COAT, shifted(9, -2, path(COAT, coat.base)))) +
    line(FOLDS, coat.deep, 1.1, 'stroke-opacity=".4"') +
    line(`M${X} ${SHOULDERS}V${HEM - 6}`, coat.deep, 1.3, 'stroke-opacity=".6"') +
    line(`M${X + 4} 84h.1M${X + 5} 108h.1M${X + 6} 136h.1M${X + 7} 168h.1`, '#d8b36a', 2.6) +
    path(
      `M${X - 11} ${SHOULDERS - 3}L${X - 4} 74L${X} 64L${X + 4} 74L${X + 11} ${SHOULDERS - 3}Q${X} ${SHOULDERS + 4} ${X - 11} ${SHOULDERS - 3}Z`,
      coat.deep,
    ) +
    at(X, 50, 0.46, passengerHead(light, LEEK_MAN, -0.45, -14)) +
    scarf(light) +
    hummed()
  );
}

/** Two notes, on their way to nobody. */
const hummed = (): string => at(158, 52, 1, note(), 8) + at(151, 45, 1, note(), -10);

const note = (): string =>
  oval(0, 0, 1.7, 1.3, NOTE) + line('M1.4 -.4V-6.4Q3.6 -5 3.6 -2.6', NOTE, 0.8);
const NOTE = '#ffe9b8';

/** Twice round, its end thrown over. */
const scarf = (light: Light): string => {
  const wool = tone(light, LEEK_MAN.scarf ?? OLIVE);
  return (
    path(`M${X + 4} 55L${X + 11} 54L${X + 12} 80Q${X + 8} 82 ${X + 4} 80Z`, wool.shade) +
    path(
      `M${X - 12} 49Q${X} 56 ${X + 12} 49Q${X + 15} 55 ${X + 11} 58Q${X} 63 ${X - 11} 58Q${X - 15} 55 ${X - 12} 49Z`,
      wool.base,
    ) +
    line(`M${X - 12} 53Q${X} 60 ${X + 12} 53`, wool.shade, 0.9)
  );
};

/** As large as whoever looks up from beside them. */
function boots(light: Light): string {
  const leather = tone(light, '#8a4f3a');
  const sole = tone(light, '#2c2030').base;
  return [-1, 1]
    .map((side) =>
      at(
        X + side * 21 - 2,
        211,
        1.2,
        path('M-10 -28H10L11 -14H-11Z', tone(light, '#3f4656').shade) +
          path('M-11 -20H11C11 -14 17 -11 17 -3H-15C-15 -10 -11 -13 -11 -20Z', leather.base) +
          path('M-11 -20H-3C-4 -12 -8 -9 -8 -3H-15C-15 -10 -11 -13 -11 -20Z', leather.shade) +
          line('M-9 -18Q0 -15 9 -18', leather.lite, 1.4) +
          line('M-5 -14.6Q0 -12.6 5.4 -14.6M-6 -11.4Q0 -9.4 7 -11.4', leather.lite, 1) +
          path('M-16 -4H18V0Q1 1.6 -16 0Z', sole),
        0,
        side * 1.2,
      ),
    )
    .join('');
}

/** Where no words may be. */
export const TOWERS_FACE: Box = { x: X - 16, y: 14, width: 32, height: 40 };

/** Where his fist is, which has the handles. */
export const FIST: Point = [160, 112];

/** What holds so many, from his shoulder. */
export const carrying = (light: Light): string =>
  clothedLimb(
    [
      [X - 17, SHOULDERS + 8],
      [154, 90],
      [FIST[0], FIST[1] - 4],
    ],
    8,
    tone(light, OLIVE),
    light,
  );

/** Drawn after what it holds. */
export const fist = (light: Light): string =>
  grownHandAt([FIST[0], FIST[1] - 4], 84, 'hold', tone(light, LEEK_MAN.skin), -1, 0.5);

/** What he throws on the floor. */
export const underBoots = (): string => oval(X - 4, 210.6, 50, 4, '#2a1824', 'fill-opacity=".5"');
