import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BEDDING } from '#titles/very-slow-parade/set/bedroom.ts';

/** A quilt rolled up to be carried to bed on a back, from its end: 76 across around (0, 0). As a shell is rolled, since somebody has looked at one all evening. */
export function bedroll(light: Light): string {
  const cloth = tone(light, BEDDING.quilt);
  const patches = tone(light, BEDDING.patch);
  const coil: Point[] = [];
  const half: number[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    const angle = 1.3 - t * Math.PI * 2 * 2.25;
    const r = lerp(32.4, 3, t);
    coil.push([Math.cos(angle) * r, Math.sin(angle) * r]);
    half.push(lerp(6.6, 3.2, t));
  }
  const seam = coil.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');
  return (
    oval(0, 0, 38, 38, cloth.deep) +
    path(ribbon(coil, half), cloth.base) +
    line(seam, patches.base, 4, 'stroke-dasharray="5 5" stroke-opacity=".8"') +
    path(ribbon(coil, half, 0.7, 1, false), cloth.lite, 'fill-opacity=".9"')
  );
}
