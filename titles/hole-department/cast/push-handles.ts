import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** Of a chair, what is seen from below behind whoever sits in it: its back, and a grip at each shoulder. */
export function pushHandles(
  { origin, scale, figure }: PlacedHero,
  color: Hex,
  light: Light,
  down: number,
): string {
  const { armL, armR } = figure.skeleton;
  const t = tone(light, color);
  const k = scale / 0.43;
  const shoulder = ({ root: [x, y] }: typeof armL): Point => [
    origin[0] + x * scale,
    origin[1] + y * scale,
  ];
  const [left, right] = [shoulder(armR), shoulder(armL)];
  const [l, r] = [left[0] - 12 * k, right[0] + 15 * k];
  const [y1, y2] = [left[1] + 10 * k, right[1] + 8 * k];
  return (
    path(`M${l} ${y1}L${r} ${y2}V${down}H${l}Z`, t.base) +
    line(`M${l + 1} ${y1}V${down}M${r - 1} ${y2}V${down}`, t.shade, 3.4 * k) +
    line(
      `M${l + 1} ${y1 + 1}l${-4 * k} ${-8 * k}M${r - 1} ${y2 + 1}l${4 * k} ${-8 * k}`,
      tone(light, '#3a3b49').base,
      5 * k,
    )
  );
}
