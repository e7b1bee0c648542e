// The ramp at Seven in the evening: it is dark there but for what somebody holds, and that lights a wall as a moon does, in
// rings of paper, the paler the nearer.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { MITTEN_SHAPE } from '#titles/box-of-snow/cast/mitten.ts';
import { overBothPages } from './both-pages.ts';
import { lettering } from './lettering.ts';

/** How far each ring of light reaches, in mm, and what it makes of the wall. */
const RINGS: readonly (readonly [reach: number, wall: Hex])[] = [
  [236, '#702c69'],
  [172, '#893872'],
  [122, '#ab4d83'],
  [82, '#d06f9b'],
  [50, '#f0a5bb'],
];
const DARK: Hex = '#5a235c';
const SHADOW: Hex = '#431a50';
/** Where the wall meets the ramp, in mm. */
const FOOT = 190;
const FOOT_LINE = `M-246 ${FOOT}H226`;
const WALL = `${FOOT_LINE}V-10H-246Z`;

/** Wall and floor of both pages, as the light at `from` has them; `far` is how far it reaches, 1 over both. */
export const litRamp = (from: Point, far = 1): string =>
  clean(
    overBothPages('#4b1d52') +
      path(WALL, DARK) +
      clip(
        WALL,
        RINGS.map(([reach, wall]) =>
          path(disc(...from, reach * far, reach * far * 0.96), wall),
        ).join(''),
      ) +
      clip(
        `${FOOT_LINE}V230H-246Z`,
        RINGS.map(([reach], i) =>
          oval(
            from[0],
            FOOT + 12,
            reach * far * 0.84,
            reach * far * 0.2,
            (RINGS[i - 1]?.[1] ?? DARK) as Hex,
          ),
        ).join(''),
      ) +
      line(FOOT_LINE, SHADOW, 1.1, 'stroke-opacity=".6"'),
  );

/** The near door on the page of words, as large as that: the light comes to its right side. Words are on it. */
export const nearDoor = (): string =>
  clean(
    box(-206, 10, 194, FOOT - 9, '#3a1546', 2) +
      box(-14, 10, 2, FOOT - 10, '#d06f9b', 1) +
      box(-198, 18, 178, FOOT - 17, '#58235c', 1) +
      box(-22.4, 18, 1.6, FOOT - 18, '#b9598d'),
  );

/** Nobody is looking. */
export const spyhole = (): string =>
  at(
    -108,
    38,
    1,
    oval(0, 0, 13.4, 13.4, '#3a1546') +
      oval(0, 0, 11.6, 11.6, '#d99a4e') +
      oval(0, 0, 9, 9, '#ffdf9a') +
      clip(
        disc(0, 0, 9, 9),
        path('M-12 3Q0 -11 12 2Q1 10 -12 3Z', '#fff6e4') +
          oval(3.4, 0.6, 4.6, 4.9, '#6a3f2a') +
          oval(3.8, 0.8, 2.5, 2.7, '#2a1622') +
          oval(5, -1, 1, 1, '#ffffff') +
          path('M-13 3Q0 -12 13 2V-14H-13Z', '#a9744b') +
          path('M-13 2.600Q1 11 13 1.600V14H-13Z', '#b9805a') +
          line('M-9 1Q0 -8 9 .6', '#5a3226', 1.4),
      ),
  ) +
  oval(-30, 118, 3.6, 3.6, '#e7a95a') +
  oval(-29, 117, 1.3, 1.3, '#ffe3b0');

export const seven = (x: number, y: number): string => lettering('7', x, y, 15, '#f9d3d6', 0.22);

/** How much larger than whoever throws it a shadow is, and how far beside. In mm. */
export interface Thrown {
  readonly grows: number;
  readonly beside: number;
}

/** What a child who holds a light throws on the wall behind: the same child in one color, and as large as a giant. */
export function giant({ art, origin }: PlacedHero, { grows, beside }: Thrown): string {
  const [x, y] = origin;
  const dark = art
    .replaceAll(/ data-\w+=""/g, '')
    .replaceAll(/(?<!clip-path)="(?:#[0-9a-f]{6}|url\(#[^)]*\))"/gi, `="${SHADOW}"`);
  return clean(
    clip(WALL, `<g opacity=".86">${at(x + beside, FOOT + 8, grows, shifted(-x, -y, dark))}</g>`) +
      // From the wall's foot to whoever throws it.
      path(
        `M${num(x + beside - 16)} ${FOOT}H${num(x + beside + 20)}L${num(x + 10)} ${num(y + 1)}H${num(x - 12)}Z`,
        SHADOW,
        'fill-opacity=".5"',
      ),
  );
}

/** On the same wall: what comes down over the head of that shadow, `size` mm long. */
export const mittenOnWall = ([x, y]: Point, size: number): string =>
  line(`M${x + 3} -6Q${x - 1} ${y * 0.5} ${x} ${y}`, SHADOW, 1.4, 'stroke-opacity=".82"') +
  at(x, y, size / 58, path(MITTEN_SHAPE, SHADOW, 'fill-opacity=".82"'), 6);
