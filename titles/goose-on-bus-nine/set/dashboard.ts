// What lies before whoever drives: a wet windscreen, a dashboard, and a wheel in two white gloves.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, calm, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { DRIVER } from '#titles/goose-on-bus-nine/cast/people.ts';
import { BUS } from './colors.ts';
import { feather } from './feather.ts';

/** As the page of words beside it. */
const NIGHT = '#2f4a78';

/** From the edge of the dashboard down, dark enough that words stand on all of it: 4.5 to 1 for the name's ink. */
export const panel = (top: number): string =>
  box(
    0,
    top,
    SHEET,
    SHEET + 4 - top,
    linear([
      [0, '#2d3a5c'],
      [0.3, '#263256'],
      [1, '#1b2446'],
    ]),
  ) +
  // A rounded edge, on which the lamps of the bus lie.
  box(-4, top, SHEET + 8, 3.2, '#151a34') +
  line(`M-4 ${num(top)}H${SHEET + 4}`, '#8a7fa8', 0.8);

/** The street ahead at night, through drops. */
export function windscreen(): string {
  const chance = chanceFrom('page 7 windscreen');
  let falls = '';
  for (let i = 0; i < 60; i++)
    falls += `M${num(chance() * 220)} ${num(chance() * 190)}l-2.6 ${num(8 + chance() * 6)}`;
  return (
    box(
      -4,
      -4,
      SHEET + 8,
      SHEET + 8,
      linear([
        [0, '#22386a'],
        [1, NIGHT],
      ]),
    ) + line(falls, '#c9dcf0', 0.5, 'stroke-opacity=".3"')
  );
}

const ALONG = 'M-230 203C-160 198 -90 196 -30 195';
const COWL_OVER_FOLD = `${ALONG}C-12 194.4 -1.2 190.6 8 182.4`;
/** Where the dashboard rises to its dials. */
const COWL = `${ALONG}C0 194 10 184 26 160C36 147 48 143 64 142H152C168 143 180 147 190 160C200 174 208 184 224 188`;

export const cowl = (): string =>
  edged(
    `${COWL}V226H-230Z`,
    COWL,
    linear([
      [0, '#333f66'],
      [0.35, '#232c52'],
      [1, '#161c3a'],
    ]),
  );

/** The same, as far as the fold: with the height of its dials, words would keep clear of them a page away. */
const cowlOverFold = (): string =>
  edged(
    `${COWL_OVER_FOLD}V226H-230Z`,
    COWL_OVER_FOLD,
    linear([
      [0, '#20294d'],
      [1, '#161c3a'],
    ]),
  );

const edged = (form: string, edge: string, fill: string): string =>
  path(form, fill) + line(edge, '#101530', 4.6) + line(edge, '#9a8cb4', 1);

/** A wheel and both hands of somebody whose patience is at an end: what they take it by, in degrees from its top. */
export const wheelWithHands = ({ x, y, r, dim = false }: Wheel, hands: readonly number[]): string =>
  wheel(x, y, r, dim) + hands.map((degrees) => handOn(x, y, r, degrees)).join('');

/** The middle of its hub, and how large it is; `dim` where words stand on it. */
interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly dim?: boolean;
}

function wheel(x: number, y: number, r: number, dim: boolean): string {
  const rim = `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`;
  return (
    line(rim, '#0c1024', 12.4) +
    line(rim, dim ? '#28305c' : '#3a4378', 9.2) +
    line(
      `M${num(x - r - 2.6)} ${y}A${num(r + 2.6)} ${num(r + 2.6)} 0 0 1 ${num(x + r + 2.6)} ${y}`,
      dim ? '#46508a' : '#8f9ad0',
      1.4,
    )
  );
}

/** Its back to us: fingers over the far side of the rim, the thumb on ours, and one finger that taps. */
function handOn(x: number, y: number, r: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [hx, hy] = [x + Math.sin(turn) * r, y - Math.cos(turn) * r];
  const side = degrees < 0 ? 1 : -1;
  return at(hx, hy, SIZE, hand(), degrees * 0.75, side * SIZE);
}

/** Small enough that a wrist and a sleeve are seen that come up from below the page. */
const SIZE = 0.95;

const COTTON = '#f6ecd6';
const FOLD = '#d3c1b0';
const EDGE = '#7d6a78';

/** A white glove, as a driver of long standing wears it. */
const hand = (): string => {
  const fingers = ['M-9.6 3L-10.4 -5', 'M-3 0L-3.2 -8', 'M3.8 0L4.2 -7.6', 'M10 3L11.8 -5'];
  return calm(
    path('M-24 90C-22 56 -18 40 -13 27H14C19 40 23 56 26 90Z', DRIVER.coat) +
      path('M-24 90C-22 56 -18 40 -13 27H-5C-10 40 -13 56 -13 90Z', '#27406a') +
      path('M-14 27C-6 23.4 8 23.4 15 27L15.6 32C6 28.4 -6 28.4 -15 32Z', BUS.pole) +
      line('M10 16C15 12.6 19 11 23.4 10.8', EDGE, 9) +
      fingers.map((d) => line(d, EDGE, 8.4)).join('') +
      fingers.map((d) => line(d, COTTON, 6.8)).join('') +
      // The cuff stands out a little.
      path(
        'M-13.6 3C-9 -3 9 -4 14.2 3C15.4 11 12 15 10.4 19C11.6 22 12.4 25 12.6 27.6C6 25 -6 25 -11.6 27.6C-11.2 25 -10.2 22 -9 19C-11.4 16 -14.2 11 -13.6 3Z',
        COTTON,
        `stroke="${EDGE}" stroke-width="1"`,
      ) +
      path(
        'M-13 6C-13.6 12 -11 16 -9 19C-10.2 22 -11 25 -11.2 27L-6 26C-6 23 -5.2 20 -4.8 18C-8.4 14 -9.4 9 -8.8 2Z',
        FOLD,
      ) +
      fingers.map((d) => line(d, COTTON, 6.6)).join('') +
      path('M-11 4C-6 -1 8 -2 12 4C11 12 -7 12 -11 4Z', COTTON) +
      // Three seams on its back, and the fold at the wrist.
      line('M-6.4 5L-5 14M.4 4V14M7 5L5.4 14M-8.8 19.4C-3 17.6 5 17.6 10.2 19.4', '#a8929a', 1.1) +
      line('M8.6 18C14 13.4 19 11 23.4 10.8', COTTON, 7.2),
  );
};

/** Where a page of words lies beside it, it rains on: the other half of the glass, and a wiper that has just gone over it. */
export function wiperOverFold(): string {
  const chance = chanceFrom('page 7 street');
  // As high as the page, and so faint that words stand in it.
  let falls = 'M-226 -8l-4 16M-3 208l-4 17';
  for (let i = 0; i < 70; i++)
    falls += `M${num(-214 + chance() * 208)} ${num(chance() * 186)}l-2.6 ${num(8 + chance() * 6)}`;
  return line(falls, '#c9dcf0', 0.5, 'stroke-opacity=".16"') + wiper() + cowlOverFold();
}

/** It has brought something back from the last stop: white, and nothing that falls from the sky. */
const wiper = (): string =>
  calm(
    at(-126, 189, 1.5, feather(0, 0), 74) +
      line('M-20 206L-66 181L-106 173', '#0e1330', 4.6) +
      line('M-20 204.4L-66 179.4L-100 173', '#7d88c0', 1) +
      line('M-176 184C-132 174.4 -84 169.4 -34 168', '#0e1330', 5) +
      line('M-176 182.4C-132 172.8 -84 167.8 -34 166.4', '#8f9ad0', 1),
  );
