// What lies before whoever drives: a wet windscreen, a dashboard, and a wheel in two white gloves.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, calm, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { DRIVER } from '#titles/goose-on-bus-nine/cast/people.ts';
import { BUS } from './colors.ts';
import { feather } from './feather.ts';
import { streetAhead } from './street-ahead.ts';
import { PIVOT } from './wrong-stops.ts';

/** As the page of words beside it. */
const NIGHT = '#2d4772';

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

/** The street ahead at night, through drops; `beside` its words it is one glass with theirs, without a step at the fold. */
export function windscreen(beside: boolean): string {
  const chance = chanceFrom('page 7 windscreen');
  let falls = '';
  for (let i = 0; i < 60; i++)
    falls += `M${num(chance() * 220)} ${num(chance() * 190)}l-2.6 ${num(8 + chance() * 6)}`;
  const glass = beside
    ? NIGHT
    : linear([
        [0, '#22386a'],
        [1, NIGHT],
      ]);
  return (
    // What is over the fold has no brush in it, either.
    (beside ? clean : String)(box(-4, -4, SHEET + 8, SHEET + 8, glass)) +
    (beside ? streetAhead() + swept() : '') +
    line(falls, '#c9dcf0', 0.5, `stroke-opacity="${beside ? 0.16 : 0.3}"`)
  );
}

/** Where two wipers have been, on one glass from page to page: what they pushed aside, and the streaks of a blade that is worn. */
function swept(): string {
  const arcs = (reaches: readonly number[]): string =>
    reaches
      .map((r) => `M${PIVOT[0] - r} ${PIVOT[1]}A${r} ${r} 0 0 1 ${PIVOT[0] + r} ${PIVOT[1]}`)
      .join('');
  return clean(
    // Darker than the glass: words lie on it.
    line(arcs([188]), '#1c2f5c', 2.6, 'stroke-opacity=".6"') +
      line(arcs([181, 166, 151]), '#1c2f5c', 4, 'stroke-opacity=".16"') +
      line(arcs([172, 158, 146, 129]), '#1c2f5c', 0.9, 'stroke-opacity=".34"'),
  );
}

const ALONG = 'M-230 203C-160 198 -90 196 -30 195';
const COWL_OVER_FOLD = `${ALONG}C-12 194.4 -1.2 190.6 8 182.4`;
/** Where the dashboard rises to its dials. */
const COWL = `${ALONG}C0 194 10 184 26 160C36 147 48 143 64 142H152C168 143 180 147 190 160C200 174 208 184 224 188`;

export const cowl = (): string => edged(`${COWL}V226H-230Z`, COWL);

/** The same, as far as the fold: with the height of its dials, words would keep clear of them a page away. */
const cowlOverFold = (): string => edged(`${COWL_OVER_FOLD}V226H-230Z`, COWL_OVER_FOLD);

/** One dark from page to page: of what is shaded, no two halves are of a height. */
const edged = (form: string, edge: string): string =>
  clean(path(form, '#1f284e')) + line(edge, '#101530', 4.6) + line(edge, '#9a8cb4', 1);

/** A wheel and both hands of somebody whose patience is at an end: what they take it by, in degrees from its top. */
export const wheelWithHands = ({ x, y, r, dim = false }: Wheel, hands: readonly number[]): string =>
  hands.map((degrees) => onRim(x, y, r, degrees, thumb())).join('') +
  wheel(x, y, r, dim) +
  hands.map((degrees) => onRim(x, y, r, degrees, hand())).join('');

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
    line(rim, '#0c1024', 15) +
    line(rim, dim ? '#28305c' : '#3a4378', 11.6) +
    // Amber comes down on it out of the mirror.
    line(
      `M${num(x - r - 3.6)} ${y}A${num(r + 3.6)} ${num(r + 3.6)} 0 0 1 ${num(x + r + 3.6)} ${y}`,
      dim ? '#8a6a5c' : '#f0b468',
      1.8,
    )
  );
}

/** A left hand, or its mirror image: its back to us, four fingers over the rim and round it, the thumb inside and under it. */
function onRim(x: number, y: number, r: number, degrees: number, part: string): string {
  const turn = (degrees * Math.PI) / 180;
  const [hx, hy] = [x + Math.sin(turn) * r, y - Math.cos(turn) * r];
  const side = degrees < 0 ? 1 : -1;
  return at(hx, hy, SIZE, part, degrees * 0.9, side * SIZE);
}

/** Small enough that a wrist and a sleeve are seen that come up from below the page. */
const SIZE = 0.95;

const COTTON = '#f6ecd6';
const FOLD = '#d3c1b0';
const EDGE = '#7d6a78';

/** From the wrist up to where four fingers bend away over the rim. */
const FIST =
  'M-12.2 34.6C-12 31 -11 28 -10.4 24C-14.4 19 -17.4 14 -16.8 7C-17.8 1 -17.2 -5.4 -13.6 -7C-11 -7.8 -9.4 -6.8 -8.6 -5.4C-8 -9 -5.8 -10.2 -3.6 -9.8C-1.6 -9.6 -.6 -8.4 -.2 -6.8C.6 -9.8 2.8 -10.4 4.8 -9.8C6.8 -9.2 7.6 -7.8 7.8 -6C9 -8 11 -8 13 -6.6C16 -4.6 17 2 16.2 8C16.8 14 13.4 19 11.4 24C12 28 13 31 13.2 34.6C6 31.8 -6 31.8 -12.2 34.6Z';
/** Past the bend, in shadow, on their way to the far side. */
const ROUND =
  'M-17 -1.6C-16.4 -5 -15.4 -6.4 -13.6 -7C-11 -7.8 -9.4 -6.8 -8.6 -5.4C-8 -9 -5.8 -10.2 -3.6 -9.8C-1.6 -9.6 -.6 -8.4 -.2 -6.8C.6 -9.8 2.8 -10.4 4.8 -9.8C6.8 -9.2 7.6 -7.8 7.8 -6C9 -8 11 -8 13 -6.6C14.6 -5.4 15.6 -3.6 16 -1.4Q12 -6 8 -2.4Q4 -7.6 -.2 -3.4Q-4.4 -7.6 -8.4 -2.6Q-13 -6 -17 -1.6Z';

/** What a lit mirror lays on the upper side of a glove. */
const mirrorLight = (): string =>
  linear([
    [0, '#ffb45a', 0.75],
    [0.55, '#ffc47a', 0.2],
    [1, '#ffc47a', 0],
  ]);

/** A white glove, as a driver of long standing wears it, shut on what it has. */
const hand = (): string =>
  calm(
    // It lies on what it holds.
    line('M-23 3H31', '#070a1a', 9, 'stroke-opacity=".5"') +
      path('M-22 90C-21 60 -17 46 -12.6 34H13.6C18 46 22 60 25 90Z', DRIVER.coat) +
      path('M-22 90C-21 60 -17 46 -12.6 34H-5C-10 46 -12 60 -12 90Z', '#27406a') +
      path('M-13.6 33C-6 29.6 8 29.6 14.4 33L15 38.4C6 34.6 -6 34.6 -14.4 38.4Z', BUS.pole) +
      path(FIST, COTTON, `stroke="${EDGE}" stroke-width="1.5"`) +
      path(FIST, mirrorLight()) +
      path(ROUND, '#d9a878') +
      path(
        'M-16.4 7C-17 13 -13.4 19 -10.4 24C-11 28 -11.6 31 -11.8 33.8L-6.4 32.6C-6.4 28 -6 26 -5.4 23C-10 18 -12.8 12 -12 5Z',
        FOLD,
      ) +
      // Between fingers, over knuckles, and three seams behind them.
      line('M-8.6 -5.4Q-7.8 0 -8.2 5M-.2 -6.8V4M7.8 -6Q7.2 0 7.6 4.8', EDGE, 1.5) +
      line(
        'M-15.4 6.4q3.2 -3.6 6 -.6M-7 4.6q3 -3.4 5.8 -.2M.8 4.4q3 -3.2 5.8 .2M8.6 5.8q3.2 -3.2 6 .6',
        FOLD,
        1.5,
      ) +
      line('M-8 10L-6.6 17M-.2 9.4V17M7 10L5.8 17M-10 24.2C-4 22 6 22 11.2 24.2', '#a8929a', 1.1),
  );

/** Its tip is behind the rim: it meets the fingers there. */
const thumb = (): string =>
  calm(
    line('M6 22C14 21 20 16 21 4', EDGE, 11.4) +
      line('M6 22C14 21 20 16 21 4', COTTON, 9) +
      line('M8 25.4C16 24.4 22 19 24 9', FOLD, 2),
  );

/** Where a page of words lies beside it, it rains on: the other half of the glass, the stops that were `wrong`, and a wiper that has just gone over it. */
export function wiperOverFold(wrong: string): string {
  const chance = chanceFrom('page 7 street');
  // As high as the page, and so faint that words stand in it.
  let falls = 'M-226 -8l-4 16M-3 208l-4 17';
  for (let i = 0; i < 70; i++)
    falls += `M${num(-214 + chance() * 208)} ${num(chance() * 186)}l-2.6 ${num(8 + chance() * 6)}`;
  return (
    streetAhead() +
    wrong +
    swept() +
    line(falls, '#c9dcf0', 0.5, 'stroke-opacity=".16"') +
    wiper() +
    cowlOverFold()
  );
}

/** It has brought something back from the last stop: white, and nothing that falls from the sky. */
const wiper = (): string =>
  calm(
    at(-142, 198, 1.3, feather(0, 0), 74) +
      line('M-20 212L-66 197L-106 192', '#0e1330', 4.6) +
      line('M-20 210.4L-66 195.4L-100 191.4', '#7d88c0', 1) +
      line('M-188 201C-136 193.4 -84 189 -34 188', '#0e1330', 4) +
      line('M-188 199.6C-136 192 -84 187.6 -34 186.8', '#8f9ad0', 0.9),
  );
