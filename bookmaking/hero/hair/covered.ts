import { num, smooth } from '../../drawing/curves.ts';
import { lerp, type Point, radians } from '../../drawing/geometry.ts';
import { tone } from '../../drawing/light.ts';
import { line, oval, path, shifted } from '../../drawing/marks.ts';
import { clip } from '../../drawing/sheet.ts';
import { cap, wrapped } from '../skull.ts';
import type { Worn } from './hair.ts';
import { NATURAL, through } from './hairlines.ts';
import { rimArc, type Strands, scalp } from './strands.ts';

/** A scarf round the head and over the shoulders; the face shows in an opening. */
export function hijab(strands: Strands): Worn {
  const { head, light, accent } = strands;
  const t = tone(light, accent);
  const scarf = { ...strands, tone: t };
  const folded = (d: string, offset: number): string =>
    clip(
      d,
      path(d, t.shade) +
        shifted(light.direction[0] * offset, light.direction[1] * offset * 0.4, path(d, t.base)),
    );
  const side = head.side;
  const wrapFold = line(
    smooth(head.rim(-168, -40, 0.98, 8), false),
    t.shade,
    2,
    'stroke-opacity=".5"',
  );
  if (head.front < -0.2) {
    // From behind, wrap and drape are filled as one shape; apart, a seam showed between them.
    const drape = 'M45 4C56 44 58 78 44 100C20 116 -20 116 -44 100C-58 78 -56 44 -45 4Z';
    const folds = 'M-26 30Q-34 74 -26 104M0 40Q4 78 -2 110M28 30Q36 74 26 104';
    return {
      over:
        folded(head.outline(1.09) + drape, 12) +
        line(folds, t.shade, 2.4, 'stroke-opacity=".8"') +
        line('M-42 6Q0 34 42 6', t.shade, 2.2, 'stroke-opacity=".6"') +
        rimArc(scarf, 1.09, 4),
    };
  }
  const drape = smooth([
    [-40, 14],
    [-47 - side * 4, 46],
    [-38, 68],
    [-12 + side * 12, 84],
    [16 + side * 14, 80],
    [40, 66],
    [47 - side * 4, 44],
    [40, 14],
  ]);
  const folds = `M-38 46Q${num(side * 14)} 78 38 50M-36 58Q${num(-4 + side * 14)} 84 30 66`;
  const opening = smooth(faceOpening(strands));
  return {
    over: line(opening, t.shade, 2.6, 'stroke-opacity=".8"'),
    under:
      folded(drape, 12) +
      line(folds, t.shade, 2.4, 'stroke-opacity=".8"') +
      folded(head.outline(1.09), 9) +
      wrapFold +
      rimArc(scarf, 1.09, 4),
    window: opening,
  };
}

/** An oval on the skull; where it turns away, it ends at the silhouette. */
function faceOpening({ head }: Strands): Point[] {
  const points: Point[] = [];
  for (let angle = 0; angle < 360; angle += 12) {
    const x = Math.cos(radians(angle));
    const y = Math.sin(radians(angle));
    const p = head.at(54 * x, y < 0 ? 40 * y : 66 * y, 1);
    if (p[2] > 0) {
      points.push([p[0], p[1]]);
      continue;
    }
    const r = head.radius(Math.atan2(p[1], p[0]));
    const length = Math.hypot(p[0], p[1]) || 1;
    points.push([(p[0] / length) * r, (p[1] / length) * r]);
  }
  return points;
}

const PATKA_EDGE = through([
  [0, -30],
  [50, -24],
  [80, -6],
  [110, 10],
  [180, 30],
]);

/** A Sikh child's head covering: cloth over the hair, tied over the knot on the crown. */
export function patka(strands: Strands): Worn {
  const { head, light, accent } = strands;
  const t = tone(light, accent);
  const knot = head.at(0, -76, 1.14);
  let folds = '';
  for (const height of [0.3, 0.62]) {
    const fold: Point[] = [];
    for (let angle = -80; angle <= 80; angle += 16) {
      const longitude = wrapped(angle - head.yaw);
      const latitude =
        lerp(PATKA_EDGE(longitude), -78, height) + 4 * Math.cos(radians(longitude * 2));
      const p = head.at(longitude, latitude, 1.05);
      fold.push([p[0], p[1]]);
    }
    folds += smooth(fold, false);
  }
  const tied = `M${num(knot[0] - 13)} ${num(knot[1] + 5)}q13 8 26 0M${num(knot[0] - 6)} ${num(knot[1] - 7)}q5 5 2 13M${num(knot[0] + 6)} ${num(knot[1] - 7)}q-5 5 -2 13`;
  return {
    over:
      scalp(strands, NATURAL, 1.02, { marks: 0, shine: false }) +
      path(cap(head, PATKA_EDGE, 1.075, 1.04), t.base) +
      line(folds, t.shade, 2, 'stroke-opacity=".7"') +
      oval(knot[0], knot[1], 14, 10.5, t.shade) +
      oval(knot[0], knot[1] - 1.4, 13, 9.4, t.base) +
      line(tied, t.shade, 2, 'stroke-opacity=".8"') +
      rimArc({ ...strands, tone: t }, 1.075),
  };
}
