import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval } from '#bookmaking/drawing/marks.ts';

/**
 * As much of a centipede as lies along `spine` (mm), from half width `tail` to `neck`; the rest of it
 * may be elsewhere. The face is drawn apart, at the end that has one.
 */
export function centipedeBody(
  light: Light,
  spine: readonly Point[],
  [tail, neck]: readonly [number, number],
): string {
  const a = tone(light, '#7fbf5a');
  const b = tone(light, '#a5d676');
  const leg = tone(light, '#4f8a4a');
  let legs = '';
  let soles = '';
  let body = '';
  for (const [i, [x, y]] of spine.entries()) {
    const r = tail + (neck - tail) * (i / (spine.length - 1));
    const [ax, ay] = spine[Math.max(0, i - 1)] as Point;
    const [bx, by] = spine[Math.min(spine.length - 1, i + 1)] as Point;
    const along = Math.hypot(bx - ax, by - ay) || 1;
    for (const side of [-1, 1]) {
      // Out to both sides of the way that it goes, and always a little down.
      const out = (side * (ay - by)) / along;
      const down = (side * (bx - ax)) / along + 0.5;
      const [kx, ky] = [x + out * r * 1.35, y + down * r * 0.95];
      legs += `M${num(x)} ${num(y)}L${num(kx)} ${num(ky)}l${num(out * r * 0.12)} ${num(r * 0.34)}`;
      soles += `M${num(kx + out * r * 0.12)} ${num(ky + r * 0.34)}l${num((out < 0 ? -1 : 1) * r * 0.24)} .1`;
    }
    const t = i % 2 ? a : b;
    body +=
      oval(x, y, r, r * 0.96, t.shade) +
      oval(x - r * 0.14, y - r * 0.14, r * 0.84, r * 0.8, t.base);
  }
  return line(legs, leg.base, neck * 0.17) + line(soles, leg.deep, neck * 0.22) + body;
}

/** The head, 80 wide around (0, 0), looking right. */
export function centipedeFace(light: Light): string {
  const t = tone(light, '#a5d676');
  return (
    line('M-14 -36C-20 -60 -30 -66 -38 -64M14 -36C20 -60 34 -66 42 -60', t.deep, 4) +
    oval(-40, -64, 6, 6, '#e9694f') +
    oval(44, -60, 6, 6, '#e9694f') +
    oval(0, 0, 44, 42, t.shade) +
    oval(-4, -4, 40, 37, t.base) +
    oval(-12, -6, 13, 14, '#fffdf6') +
    oval(18, -6, 13, 14, '#fffdf6') +
    oval(-8, -5, 6.4, 7.6, '#2e2a33') +
    oval(22, -5, 6.4, 7.6, '#2e2a33') +
    oval(-10, -8, 2.2, 2.4, '#ffffff') +
    oval(20, -8, 2.2, 2.4, '#ffffff') +
    oval(-24, 13, 7, 5, '#f2688a', 'fill-opacity=".5"') +
    oval(30, 13, 7, 5, '#f2688a', 'fill-opacity=".5"') +
    line('M-6 19Q4 28 14 19', '#2e2a33', 3.4)
  );
}
