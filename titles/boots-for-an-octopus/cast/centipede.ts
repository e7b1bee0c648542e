import { edge, num, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/**
 * As much of a centipede as lies along `spine` (mm), from half width `tail` to `neck`; the rest of it
 * may be elsewhere. All one skin, with a fold at each point of the spine and a pair of feet under it. The face is drawn apart, at
 * the end that has one.
 */
export function centipedeBody(
  light: Light,
  spine: readonly Point[],
  [tail, neck]: readonly [number, number],
): string {
  const skin = tone(light, '#8fca68');
  const leg = tone(light, '#4f8a4a');
  const widths = spine.map((_, i) => tail + (neck - tail) * (i / (spine.length - 1)));
  let legs = '';
  let soles = '';
  let folds = '';
  for (const [i, [x, y]] of spine.entries()) {
    const r = widths[i] as number;
    const [ax, ay] = spine[Math.max(0, i - 1)] as Point;
    const [bx, by] = spine[Math.min(spine.length - 1, i + 1)] as Point;
    const along = Math.hypot(bx - ax, by - ay) || 1;
    const [ux, uy] = [(bx - ax) / along, (by - ay) / along];
    for (const side of [-1, 1]) {
      // Out to both sides of the way that it goes, and always a little down.
      const out = -side * uy;
      const down = side * ux + 0.5;
      const [kx, ky] = [x + out * r * 1.4, y + down * r * 1.02];
      legs += `M${num(x)} ${num(y)}L${num(kx)} ${num(ky)}l${num(out * r * 0.12)} ${num(r * 0.34)}`;
      soles += `M${num(kx + out * r * 0.12)} ${num(ky + r * 0.34)}l${num((out < 0 ? -1 : 1) * r * 0.3)} .1`;
    }
    if (i > 0 && i < spine.length - 1)
      folds += `M${num(x - uy * r * 0.94)} ${num(y + ux * r * 0.94)}Q${num(x - ux * r * 0.5)} ${num(y - uy * r * 0.5)} ${num(x + uy * r * 0.94)} ${num(y - ux * r * 0.94)}`;
  }
  const ridge = edge(spine, widths, 0.42);
  return (
    line(legs, leg.base, neck * 0.17) +
    line(soles, leg.deep, neck * 0.24) +
    path(ribbon(spine, widths), skin.base, `stroke="${skin.deep}" stroke-width=".6"`) +
    path(ribbon(spine, widths, -0.98, -0.4), skin.shade, 'fill-opacity=".8"') +
    line(smooth(ridge, false), skin.lite, neck * 0.2, 'stroke-opacity=".5"') +
    line(folds, skin.deep, neck * 0.1, 'stroke-opacity=".75"')
  );
}

/** The head, 80 wide around (0, 0), looking right: somebody with manners, and a bow tie. */
export function centipedeFace(light: Light): string {
  const t = tone(light, '#a5d676');
  const tie = tone(light, '#e9694f');
  const lid = (x: number): string =>
    path(`M${x - 12.5} -11A13 14 0 0 1 ${x + 12.5} -11Q${x} -19 ${x - 12.5} -11Z`, t.base) +
    line(`M${x - 12} -11Q${x} -19 ${x + 12} -11M${x - 9} -26Q${x} -31 ${x + 9} -27`, t.deep, 2.2);
  return (
    line('M-14 -36C-20 -60 -30 -66 -38 -64M14 -36C20 -60 34 -66 42 -60', t.deep, 4) +
    oval(-40, -64, 6, 6, '#e9694f') +
    oval(44, -60, 6, 6, '#e9694f') +
    path('M-2 46L-28 34V60ZM-2 46L24 34V60Z', tie.base) +
    path('M-2 46L-20 42V51ZM-2 46L16 42V51Z', tie.shade) +
    oval(0, 0, 44, 42, t.shade) +
    oval(-4, -4, 40, 37, t.base) +
    oval(-12, -6, 13, 14, '#fffdf6') +
    oval(18, -6, 13, 14, '#fffdf6') +
    oval(-7, -3, 6.4, 7.6, '#2e2a33') +
    oval(23, -3, 6.4, 7.6, '#2e2a33') +
    oval(-9, -6, 2.2, 2.4, '#ffffff') +
    oval(21, -6, 2.2, 2.4, '#ffffff') +
    lid(-12) +
    lid(18) +
    oval(-24, 13, 7, 5, '#f2688a', 'fill-opacity=".5"') +
    oval(30, 13, 7, 5, '#f2688a', 'fill-opacity=".5"') +
    line('M-2 20Q6 25 14 19', '#2e2a33', 3.4) +
    oval(-2, 45, 5, 5.4, tie.deep)
  );
}
