import { polygon, smooth } from '#bookmaking/drawing/curves.ts';
import { flat, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';

/** On the ground with crossed legs, an open book before the chest. No title has a child who reads, so no cover pays for one. */
export const READ: Pose = {
  lean: 2,
  nod: 11,
  tilt: 3,
  seat: true,
  armL: { upper: [26, 26], lower: [86, -26], hand: 'hold' },
  armR: { upper: [26, 26], lower: [86, -26], hand: 'hold' },
  legL: { upper: [84, 44], lower: [86, -58], foot: -30 },
  legR: { upper: [86, 46], lower: [84, -56], foot: -30 },
};

/** An open book between the hands of a child who has been placed. */
export function openBook({ origin, scale, figure }: PlacedHero, light: Light): string {
  const s = figure.skeleton;
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
  const held = at(
    (left[0] + right[0]) / 2,
    (left[1] + right[1]) / 2 - 4,
    1,
    art,
    0,
    Math.max(0.35, Math.abs(s.facing)),
  );
  return at(origin[0], origin[1], scale, held);
}
