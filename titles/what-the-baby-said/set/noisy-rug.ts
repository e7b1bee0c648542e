import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { radians } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, brush, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';

/** Where the noise comes from, in mm. */
const [X, Y] = [154, 132] as const;

/** The rug from high up, nothing but rug: the noise runs over it in rings; in mm. */
export const noisyRug = (): string => plain() + ripples() + wool() + waves();

/** The same rug beyond the fold: its blue lies under words, and as much of the noise as lets them be read. */
export const noisyRugPast = ([x, y, size]: readonly [number, number, number]): string =>
  asGround(at(x, y, size, plain() + ripples()));

const plain = (): string =>
  clean(
    box(-320, -60, 600, 340, '#24408c') +
      oval(
        X,
        Y,
        200,
        200,
        radial([
          [0, '#2d4fa4'],
          [0.36, '#294a9a'],
          [1, '#24408c', 0],
        ]),
      ),
  );

/** Noise runs on through the wool to the far corner of the room. */
const ripples = (): string =>
  [92, 124, 160, 200, 244, 292]
    .map((r, i) =>
      oval(
        X,
        Y,
        r,
        r,
        'none',
        `stroke="#3a62c0" stroke-width="${num(13 - i)}" stroke-opacity="${num(0.5 - i * 0.04)}"`,
      ),
    )
    .join('');

const wool = (): string =>
  brush(
    chanceFrom('rug above'),
    { x: 0, y: 0, width: 216, height: 216 },
    60,
    6,
    0,
    '#1d3474',
    0.6,
    0.6,
  );

/** What one sees of it. */
function waves(): string {
  let d = '';
  for (let i = 0; i < 12; i++) {
    const [a, b] = [radians(i * 30 + 2), radians(i * 30 + 14)];
    const edge = (r: number, by: number): string =>
      `${num(X + r * Math.cos(by))} ${num(Y + r * Math.sin(by))}`;
    d += `M${edge(40, (a + b) / 2)}L${edge(170, a)}L${edge(170, b)}Z`;
  }
  return path(
    d,
    radial([
      [0, '#6f98ff', 0.24],
      [0.3, '#6f98ff', 0.13],
      [0.47, '#6f98ff', 0],
    ]),
  );
}
