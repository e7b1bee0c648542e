import { polygon, smooth } from '#bookmaking/drawing/curves.ts';
import { flat, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Skeleton } from './skeleton.ts';

/** An open book between the hands. */
export function openBook(s: Skeleton, light: Light): string {
  const left = flat(s.armL.end);
  const right = flat(s.armR.end);
  const w = Math.max(26, Math.abs(left[0] - right[0]) * 0.7 + 12);
  const h = 26;
  const cover = tone(light, '#3f7a94');
  const paper = tone(light, '#fff5dd');
  const boards: Point[] = [
    [-w * 1.06, -h * 0.7],
    [0, -h * 0.5],
    [w * 1.06, -h * 0.7],
    [w * 1.06, h * 0.55],
    [0, h * 0.75],
    [-w * 1.06, h * 0.55],
  ];
  const pages = smooth(
    [
      [-w, -h * 0.72],
      [-w * 0.5, -h * 0.86],
      [0, -h * 0.5],
      [w * 0.5, -h * 0.86],
      [w, -h * 0.72],
    ],
    false,
  );
  const art =
    path(
      polygon(boards),
      cover.base,
      `stroke="${cover.base}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path(`${pages}L${w} ${-h * 0.5}L0 ${-h * 0.3}L${-w} ${-h * 0.5}Z`, paper.base) +
    line(`M0 ${-h * 0.5}V${h * 0.75}`, cover.shade, 3) +
    oval(w * 0.5, 0, 8, 8, tone(light, '#f3c75c').base);
  return at(
    (left[0] + right[0]) / 2,
    (left[1] + right[1]) / 2 - 4,
    1,
    art,
    0,
    Math.max(0.35, Math.abs(s.facing)),
  );
}
