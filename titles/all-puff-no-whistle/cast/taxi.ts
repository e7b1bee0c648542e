import { disc } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { YELLOW } from '#titles/all-puff-no-whistle/set/colors.ts';
import { driver } from './neighbors.ts';

interface TaxiWish {
  /** Who looks out of the back window, drawn around its middle, 60 wide. */
  readonly inside?: string;
  /** Its driver has turned round, to see who whistled. */
  readonly looksBack?: boolean;
}

/** A round old taxi from the side, nose to the left, about 340 long; tires on y 0. */
export function taxi(light: Light, { inside = '', looksBack = false }: TaxiWish = {}): string {
  const paint = tone(light, YELLOW);
  const dark = tone(light, '#3a3f55');
  const chrome = tone(light, '#e8edf2');
  const glass = tone(light, '#bcdcea');
  const [lx, ly] = light.direction;
  const body =
    'M-170 -34C-172 -62 -160 -76 -128 -80C-112 -82 -98 -84 -88 -88C-76 -122 -56 -146 -14 -148H54C96 -148 116 -126 126 -90C150 -86 168 -76 172 -50C174 -40 172 -30 168 -26H-166Z';
  const front = 'M-72 -90C-62 -116 -48 -134 -14 -136H8V-90Z';
  const back = 'M20 -136H52C84 -136 100 -120 108 -90H20Z';
  const squares = Array.from(
    { length: 16 },
    (_, i) => `M${-146 + i * 19} -66h9.5v6h-9.5ZM${-136.5 + i * 19} -60h9.5v6h-9.5Z`,
  ).join('');
  const wheel = (x: number): string =>
    oval(x, -24, 27, 27, dark.deep) +
    oval(x, -24, 25, 25, dark.base) +
    oval(x, -24, 15, 15, chrome.shade) +
    oval(x, -24, 13, 13, chrome.base) +
    oval(x - 3, -27, 5, 5, '#ffffff', 'fill-opacity=".8"');
  return (
    box(2, -164, 34, 17, tone(light, '#fffaf0').base, 4) +
    line('M9 -155.5h20', paint.deep, 3) +
    clip(
      body,
      path(body, paint.shade) +
        shifted(lx * 5, -10, path(body, paint.base)) +
        oval(-40 + lx * 20, -146 + ly * 4, 60, 9, paint.lite, 'fill-opacity=".9"') +
        box(-180, -68, 360, 15, '#fffdf4') +
        path(squares, dark.base) +
        box(-180, -36, 360, 14, paint.deep, 0, 'fill-opacity=".5"'),
    ) +
    clip(
      front,
      path(front, glass.base) +
        at(-28, -104, 0.5, driver(light, looksBack ? 1 : -1)) +
        path('M-60 -90L-30 -140H-12L-42 -90Z', '#ffffff', 'fill-opacity=".35"'),
    ) +
    clip(
      back,
      path(back, glass.shade) +
        at(60, -106, 1, inside) +
        (inside ? '' : path('M40 -90L66 -140H82L56 -90Z', '#ffffff', 'fill-opacity=".35"')),
    ) +
    line(front, chrome.shade, 3) +
    line(back, chrome.shade, 3) +
    path(`${disc(-108, -24, 33)}${disc(108, -24, 33)}`, dark.deep) +
    box(-186, -36, 26, 9, chrome.base, 4) +
    box(160, -36, 26, 9, chrome.base, 4) +
    oval(-164, -60, 10, 11, chrome.shade) +
    oval(-165, -61, 7.6, 8.6, '#fffbe6') +
    box(164, -66, 8, 14, '#d9604f', 3) +
    line('M14 -138V-34', paint.deep, 2.4) +
    box(28, -80, 16, 4.6, chrome.base, 2) +
    wheel(-108) +
    wheel(108)
  );
}
