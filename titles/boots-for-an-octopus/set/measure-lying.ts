import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHOPFRONT } from './colors.ts';

const metal = (steep: number): string =>
  linear(
    [
      [0, '#f6fafc'],
      [0.4, '#cbd6de'],
      [0.6, '#e9eff3'],
      [1, '#a9b7c4'],
    ],
    0,
    0,
    1,
    steep,
  );

/** Where the hollow of the slide is beside the knob that a fist closes round, in its units; the knob's stem stands upright. */
export const KNOB = { x: 27, y: -23 } as const;

/**
 * The measuring thing from the side, as it lies for whoever measures: 200 long, a cup for the heel at its left, and what
 * lies on it stands at y -6.
 */
export function lyingPlate(): string {
  let ticks = '';
  for (let x = -62; x <= 92; x += 7) {
    const long = (x + 62) % 35 === 0 ? 7 : 4;
    ticks += `M${x} 1v${-long}`;
  }
  return (
    oval(0, 8, 108, 6, '#33405a', 'fill-opacity=".28"') +
    path('M-90 -16H92C98 -16 104 0 104 2V8H-104V2C-104 0 -96 -16 -90 -16Z', SHOPFRONT.silverDark) +
    path('M-90 -18H92C98 -18 104 -2 104 1H-104C-104 -2 -96 -18 -90 -18Z', metal(0.3)) +
    box(-104, 0.6, 208, 6, '#b9c6d2', 2) +
    box(-104, 0.6, 208, 1.6, '#f6fafc', 0.8) +
    path('M-70 -7H97L102 1H-72Z', '#3f9a92') +
    line(ticks, '#fffdf4', 1.2) +
    path('M-98 0C-106 -20 -102 -38 -90 -40C-80 -40 -76 -26 -64 -17H-90Z', SHOPFRONT.silverDark)
  );
}

/** The near side of the cup, over the heel that is in it. */
export const lyingCup = (): string =>
  path('M-102 1C-110 -20 -106 -42 -94 -43C-92 -22 -84 -8 -62 -3L-60 1Z', metal(1)) +
  line('M-94 -43C-92 -22 -84 -8 -62 -3', '#ffffff', 1.6);

/** What slides and clicks: `x` is where its hollow is. A stem with a coral ball on it stands behind it, for a fist. */
export const lyingSlide = (x: number): string =>
  at(
    x,
    0,
    1,
    path('M2 -16H40L44 1H0Z', '#8795a4') +
      path('M2 -18H40L43 -2H0Z', metal(0.4)) +
      line(`M${KNOB.x} -8V-40`, '#6f7d8c', 7) +
      line(`M${KNOB.x - 0.6} -8V-40`, '#dbe3ea', 4.4) +
      path('M-3 -46C-3 -52 11 -52 12 -46V-2H-3C4 -12 6 -34 -3 -46Z', '#7f8c9d') +
      path('M-5 -47C-5 -53 9 -53 10 -47V-3H-5C2 -13 4 -35 -5 -47Z', metal(1)) +
      line('M-5 -3C2 -13 4 -35 -5 -47', '#7f8c9d', 1.4) +
      path(roundedBox(-2, -3.6, 46, 5, 2), '#9aa8b5') +
      oval(KNOB.x + 0.8, -42, 7.6, 7.6, '#a8402f') +
      oval(KNOB.x, -43, 7.2, 7.2, '#e9694f') +
      oval(KNOB.x - 2.4, -45.5, 2.4, 2, '#ffd2c0'),
  );
