import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { MM_PER_PT, type TextBlock } from '#bookmaking/text/text-block.ts';
import { isolate } from '#bookmaking/words/isolate.ts';

/** Letters whose outlines we do not keep are painted on things of the harbor: 100 high, standing on (0, 0). */
interface Thing {
  readonly art: (light: Light, color: Hex) => string;
  /** The middle of its empty place, and how high a letter may be there. */
  readonly middle: Point;
  readonly room: number;
  /** Below that place, where something may go round it: how far up, and from where to where. */
  readonly waist: Waist;
}

/** In hundredths of a capital, from the middle of a foot. */
export interface Waist {
  readonly level: number;
  readonly left: number;
  readonly right: number;
}

/** Of painted words: no darker, since set words of a dark mixture show every shift of the press (132). */
export const INK = '#1b4a60';
const pale = '#fff3dc';

/** Blown full, from the mast to the corner that a rope holds. */
const SAIL =
  'M-35 -94C-16 -90 14 -94 34 -104C52 -84 58 -46 50 -22C20 -10 -12 -6 -35 -20C-30 -44 -30 -70 -35 -94Z';

const THINGS: readonly Thing[] = [
  {
    art: (light, color) =>
      line('M50 -22C46 -8 20 4 -34 -3', tone(light, '#d9b878').base, 1.8) +
      line('M-36 0V-106', tone(light, '#8a5a35').base, 5) +
      clean(path(SAIL, tone(light, pale).base)) +
      // Full of wind: dark where it curls over its own edges, and the foot has flown up.
      path(
        'M34 -104C52 -84 58 -46 50 -22C40 -28 30 -27 22 -24C40 -40 44 -76 34 -104Z',
        tone(light, pale).shade,
      ) +
      path(
        'M-35 -94C-16 -90 14 -94 34 -104C37 -98 39.500 -92 41 -86C20 -77 -12 -76 -35 -82Z',
        tone(light, color).base,
      ) +
      path(
        'M34 -104C37 -98 39.500 -92 41 -86C46 -88 48 -90 49 -82C46 -92 41 -98 34 -104Z',
        tone(light, color).deep,
      ) +
      path(
        'M-35 -20C-12 -6 20 -10 50 -22C51.500 -26 52.500 -30 53 -34C26 -20 -10 -18 -35 -30Z',
        tone(light, color).base,
      ) +
      line(
        'M-39 -92l7 2M-39 -74l7 1M-39 -56h7M-39 -38l7 -1M-39 -22l7 -2',
        tone(light, '#d9b878').base,
        2,
      ),
    middle: [3, -52],
    room: 48,
    waist: { level: 20, left: -38, right: 50 },
  },
  {
    art: (light, color) =>
      path('M-44 -22C-44 2 44 2 44 -22V-78H-44Z', tone(light, color).base) +
      line('M-44 -70L-26 -8L-8 -66L10 -6L26 -68L42 -14', tone(light, pale).base, 2.4) +
      oval(0, -58, 46, 42, tone(light, color).deep) +
      clean(oval(0, -59, 41, 37, tone(light, pale).base)),
    middle: [0, -59],
    room: 50,
    waist: { level: 16, left: -43, right: 43 },
  },
  {
    art: (light, color) =>
      line('M0 -6C14 2 -14 8 2 18C14 26 2 32 6 40', tone(light, color).deep, 2) +
      path('M0 -104L44 -56L0 -4L-44 -56Z', tone(light, color).base) +
      clean(path('M0 -94L35 -56L0 -14L-35 -56Z', tone(light, pale).base)) +
      path('M-8 14l10 4l-9 6ZM12 26l-12 2l8 8Z', tone(light, color).base),
    middle: [0, -55],
    room: 44,
    waist: { level: 22, left: -15, right: 15 },
  },
  {
    art: (light, color) =>
      box(-44, -92, 88, 92, tone(light, '#c98f52').base, 2) +
      clean(box(-37, -85, 74, 78, tone(light, pale).base, 1)) +
      line('M-44 -92H44V0H-44Z', tone(light, '#c98f52').deep, 5) +
      line(
        'M-38 -6L-32 -12M38 -6L32 -12M-38 -86L-32 -80M38 -86L32 -80',
        tone(light, color).deep,
        4,
      ),
    middle: [0, -46],
    room: 58,
    waist: { level: 9, left: -44, right: 44 },
  },
  {
    art: (light, color) =>
      line('M0 -104V-94', INK, 3) +
      clean(
        path('M-40 -48C-40 -84 40 -84 40 -48C40 -12 -40 -12 -40 -48Z', tone(light, '#ffe9b8').base),
      ) +
      line(
        'M-39 -54C-20 -48 20 -48 39 -54',
        tone(light, '#f5c453').base,
        1.4,
        'stroke-opacity=".5"',
      ) +
      path('M-18 -94H18L22 -74H-22ZM-20 -22H20L16 -4H-16Z', tone(light, color).base),
    middle: [0, -48],
    room: 42,
    waist: { level: 12, left: -19, right: 19 },
  },
  {
    art: (light, color) =>
      line('M-42 0V-104', tone(light, '#8a5a35').base, 5) +
      clean(
        path('M-40 -98C-18 -108 10 -88 48 -98V-34C14 -24 -12 -44 -40 -34Z', tone(light, pale).base),
      ) +
      path(
        'M-40 -98C-18 -108 10 -88 48 -98V-90C10 -80 -18 -100 -40 -90ZM-40 -42C-12 -52 14 -32 48 -42V-34C14 -24 -12 -44 -40 -34Z',
        tone(light, color).base,
      ),
    middle: [3, -67],
    room: 42,
    waist: { level: 22, left: -44, right: -40 },
  },
];

export interface Painted {
  readonly art: string;
  readonly sign: TextBlock;
}

export const waistOf = (place: number): Waist => (THINGS[place % THINGS.length] as Thing).waist;

/** A letter on a thing, standing on `at`, `height` mm high. */
export function painted(
  letter: string,
  place: number,
  [x, y]: Point,
  height: number,
  color: Hex,
  light: Light,
): Painted {
  const { art, middle, room } = THINGS[place % THINGS.length] as Thing;
  const k = height / 100;
  return {
    art: `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(4)})">${art(light, color)}</g>`,
    sign: sign(letter, [x + middle[0] * k, y + middle[1] * k], room * k, room * k * 1.5, INK),
  };
}

/** Text in a picture, its middle at a point, as high and as wide as there is room, in mm. */
export function sign(
  text: string,
  [x, y]: Point,
  height: number,
  width: number,
  ink: Hex,
  wide = 1,
): TextBlock {
  const em = Math.min(height * 0.86, width / Math.max(wide, 0.4));
  const printed = isolate(text);
  return {
    box: { x: x - width / 2, y: y - height / 2 - em * 0.2, width, height: height + em * 0.4 },
    style: 'cover',
    align: 'center',
    size: em / MM_PER_PT,
    color: ink,
    nameColor: ink,
    swell: em * 0.02,
    lines: [
      {
        runs: [{ text: printed, isName: true }],
        baseline: y + em * 0.32,
        width: Math.min(width, em * wide),
      },
    ],
  };
}
