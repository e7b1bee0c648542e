import { asGround, at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { MOLE, SAND } from './colors.ts';

const [BRASS, BRASS_DARK] = ['#b89b63', '#8d7a55'];

/** Off, and their arms folded: about 44 wide round (0, 0). */
export const foldedGlasses = (): string =>
  oval(-11, 0, 10, 10, MOLE.glass, `stroke="${BRASS}" stroke-width="2.4"`) +
  oval(12, 0, 10, 10, MOLE.glass, `stroke="${BRASS}" stroke-width="2.4"`) +
  line('M-15 -4q2 -3 4 -4M8 -4q2 -3 4 -4', '#cfeaff', 2) +
  line('M-20 6L16 10', '#2c2530', 2.2);

/** What somebody has worn for thirty years, on the sand before us, and one lens as large as a page: words lie in it. */
export const hugeGlasses = (): string =>
  // Without the screen's light grains, which are too light for words.
  asGround(
    calm(
      oval(-102, 206, 96, 12, '#5c4a78', 'fill-opacity=".3"') +
        glass(-114, 119, 104, 91) +
        path('M-30 40L-86 205H-120L-56 30Z', '#ffffff', 'fill-opacity=".05"'),
    ),
  ) +
  otherLens() +
  // As high as words come.
  line('M-128 37C-100 36 -78 36 -58 37.500', '#5a5062', 1.6) +
  // The light of the sky, for which they are.
  line('M-22 158C-23 172 -28 182 -36 188', '#fff3d8', 4.5, 'stroke-opacity=".85"') +
  line('M-44 191h-3', '#fff3d8', 4.5, 'stroke-opacity=".85"') +
  path('M-220 204C-180 192 -120 201 -80 205C-50 206 -30 200 -4 208V226H-220Z', SAND.base) +
  line('M-220 204C-180 192 -120 201 -80 205C-50 206 -30 200 -4 208', '#fbeecb', 1.4) +
  perched(-58, 31.5);

function glass(x: number, y: number, wide: number, high: number): string {
  const lens = (grow: number): string => {
    const [rx, ry] = [wide + grow, high + grow];
    const [cx, cy] = [rx * 0.87, ry * 0.87];
    return `M${x} ${y - ry}C${x + cx} ${y - ry} ${x + rx} ${y - cy} ${x + rx} ${y}C${x + rx} ${y + cy} ${x + cx} ${y + ry} ${x} ${y + ry}C${x - cx} ${y + ry} ${x - rx} ${y + cy} ${x - rx} ${y}C${x - rx} ${y - cy} ${x - cx} ${y - ry} ${x} ${y - ry}Z`;
  };
  const rim = Math.min(1, wide / 60);
  return (
    path(lens(0), BRASS) +
    path(lens(-1.6 * rim), BRASS_DARK) +
    path(
      lens(-5 * rim),
      linear([
        [0, '#2e2a40'],
        [0.6, MOLE.glass],
        [1, '#141019'],
      ]),
    )
  );
}

/** Farther back and turned away, over the fold with the bridge that goes to it: on both pages. */
export const otherLens = (): string =>
  oval(22, 175, 18, 3, '#5c4a78', 'fill-opacity=".3"') +
  line('M-14 92C-8 72 4 72 9 100', BRASS_DARK, 9) +
  line('M-14 90C-8 70 4 70 9 98', BRASS, 5.5) +
  glass(21, 131, 13.5, 45) +
  line('M13.5 108C14 102 16 98 18 96', '#cfeaff', 2.2, 'stroke-opacity=".8"');

/** A gull that has sat down on the frame, and looks where the mole looks. */
const perched = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    line('M-2 0v-5M2.500 0v-5', '#e5a93b', 1.2) +
      path(
        'M-15 -7C-8 -4 6 -3 9 -9C11 -14 10 -19 7 -20C3 -21 1 -17 0 -14C-4 -12 -10 -10 -15 -7Z',
        '#ffffff',
      ) +
      path('M-18 -6C-10 -11 -4 -13 2 -11C0 -6 -8 -4 -18 -6Z', '#b9c6cf') +
      path('M10 -19L15.500 -20.500L10.500 -16.500Z', '#e5a93b') +
      line('M7.500 -17.800h.1', '#2a1c26', 1.5),
  );
