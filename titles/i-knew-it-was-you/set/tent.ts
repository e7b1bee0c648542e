// From within: one quilt, held up by two fists, is a tent over all that there is.
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { UNDER } from './lights.ts';
import { pool, wiped } from './print.ts';
import { type Lie, quilt } from './quilt.ts';

const END = SHEET + 6;
/** Where the bed begins. */
const BED = 178;

/** The edge of the cloth that is nearer to us, from the left down to the right, through two fists; and how wide its patches are turned out. */
export interface Edge {
  readonly inner: readonly Point[];
  readonly wide: number;
}

/** Away from what is under it. */
function outerOf({ inner, wide }: Edge): Point[] {
  return inner.map(([x, y], i) => {
    const a = inner[Math.max(0, i - 1)] as Point;
    const b = inner[Math.min(inner.length - 1, i + 1)] as Point;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [x + (wide * (b[1] - a[1])) / long, y - (wide * (b[0] - a[0])) / long];
  });
}

/** Beyond it a room at night; in it, lit by a lamp on the bed, the other side of its patches, and the sheet. */
export function lining(
  left: number,
  edge: Edge,
  torch: Point,
  { beyond, behind }: { readonly beyond: string; readonly behind: string },
): string {
  const inside = `${smooth(edge.inner, false)}L${END} 230H${left}Z`;
  return asGround(
    clean(
      wiped(
        { x: left, y: -6, width: END - left, height: SHEET + 12 },
        [
          [0, '#231239'],
          [1, '#43204c'],
        ],
        INK.blush,
        'page 9 wall',
      ) +
        beyond +
        clip(
          inside,
          box(left, -6, END - left, SHEET + 12, '#fdebc8') +
            pool(torch[0], torch[1] - 30, 250, 190, '#fff2cc', 1) +
            through(torch) +
            behind +
            sheet(left, torch),
        ),
    ),
  );
}

/** Patches as light comes through them: pale, and larger the farther they are. */
function through([x, y]: Point): string {
  const inks = ['#f2ae4c', '#fff8e0', '#f4a27a', '#fff8e0', '#f4bc60', '#f4b48c'] as const;
  const by = new Map<string, string>();
  let seams = '';
  for (let ring = 0; ring < 7; ring++) {
    const [from, to] = [58 * 1.3 ** ring, 58 * 1.3 ** (ring + 1)];
    for (let step = 0; step < 17; step++) {
      const ink = inks[(step * 5 + ring * 7 + (step % 3)) % inks.length] as string;
      const on = (degrees: number, r: number): string => {
        const a = (degrees * Math.PI) / 180;
        return `${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r * 0.86)}`;
      };
      const [a, b] = [174 + step * 11.4, 185.4 + step * 11.4];
      by.set(ink, `${by.get(ink) ?? ''}M${on(a, from)}L${on(b, from)}L${on(b, to)}L${on(a, to)}Z`);
      seams += `M${on(a, to)}L${on(a, from)}L${on(b, from)}`;
    }
  }
  return (
    [...by].map(([ink, d]) => path(d, ink as `#${string}`, 'fill-opacity=".14"')).join('') +
    line(seams, '#d99a5f', 0.7, 'stroke-opacity=".34" stroke-dasharray="2.4 2"')
  );
}

/** Linen, and how it is pulled. */
function sheet(left: number, [x]: Point): string {
  const d = `M${left} ${BED + 4}Q${x} ${BED - 5} ${END} ${BED + 3}V230H${left}Z`;
  return (
    path(
      d,
      radial([
        [0, '#fff3d6'],
        [0.6, '#f3d3a8'],
        [1, '#d9a488'],
      ]),
      `stroke="${INK.wood}" stroke-width=".8"`,
    ) +
    line(
      `M${x - 150} 194q24 -6 44 -2M${x - 60} 210q30 -8 60 -3M${x + 60} 192q26 -5 50 0M${x + 96} 212q18 -6 40 -4M${x - 190} 211q20 -5 36 -3`,
      '#c48f7c',
      1,
      'stroke-opacity=".7"',
    )
  );
}

/** Its patches, turned out along that edge, and the band that is sewn along it. */
export function turnedOut(edge: Edge): string {
  const outer = outerOf(edge);
  const { inner } = edge;
  const on = (points: readonly Point[], t: number): Point => {
    const step = Math.max(0, Math.min(0.9999, t)) * (points.length - 1);
    const i = Math.floor(step);
    return between(points[i] as Point, points[i + 1] as Point, step - i);
  };
  const lie: Lie = (across, down) =>
    between(on(outer, across), on(inner, across), down * 1.5 - 0.25);
  const back = smooth([...outer].reverse(), false).replace('M', 'L');
  const band = `${smooth(inner, false)}${back}Z`;
  const linen = tone(UNDER, INK.paper);
  const hem = smooth(inner, false);
  return (
    clip(band, quilt(UNDER, lie, 44, 3) + path(band, '#2c1440', 'fill-opacity=".22"')) +
    line(smooth(outer, false), INK.key, 1.1) +
    line(hem, INK.key, 7.2) +
    line(hem, linen.base, 5.8) +
    line(hem, linen.shade, 0.7, 'stroke-dasharray="2.4 2"')
  );
}
