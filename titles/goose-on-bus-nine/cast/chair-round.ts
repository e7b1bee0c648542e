import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** Who rolls has brought a seat: its back and two handles behind the shoulders, and the upper curve of both wheels. */
export function chairRound(child: PlacedHero, color: Hex): string {
  const { armL, armR } = child.figure.skeleton;
  const [left, right] = [armR, armL].map(({ root }) => child.origin[0] + root[0] * child.scale) as [
    number,
    number,
  ];
  const y = child.origin[1] + armL.root[1] * child.scale;
  const tube = (x: number, way: 1 | -1): string => {
    const d = `M${num(x)} 210V${num(y + 2)}q0 -6 ${way * 6} -7`;
    return (
      line(d, '#3a3550', 5) +
      line(d, '#b6bcc8', 3) +
      line(`M${num(x + way * 6)} ${num(y - 5)}l${way * 11} -1.4`, '#2a2438', 7) +
      line(`M${num(x + way * 7)} ${num(y - 6.6)}l${way * 8} -1`, '#6a6480', 1.2)
    );
  };
  return (
    tube(left - 6, -1) +
    tube(right + 6, 1) +
    path(roundedBox(left - 11, y + 2, right - left + 22, 60, 9), '#3a3550') +
    path(roundedBox(left - 9.4, y + 3.6, right - left + 18.8, 60, 8), color) +
    wheelFromBefore([27, 176], [22, 58], color) +
    wheelFromBefore([189, 176], [22, 58], color)
  );
}

/** Seen from before it: narrower than it is high. */
export function wheelFromBefore([x, y]: Point, [wide, high]: Point, color: Hex): string {
  let spokes = '';
  for (let i = 0; i < 16; i++) {
    const turn = (i / 16) * Math.PI * 2;
    spokes += `M${num(x)} ${num(y)}l${num(Math.cos(turn) * wide)} ${num(Math.sin(turn) * high)}`;
  }
  return (
    line(spokes, '#d5d8e0', 0.8) +
    line(disc(x, y, wide, high), '#2f2a3c', 5) +
    line(disc(x, y, wide - 3.4, high - 3.8), color, 2.6) +
    line(disc(x, y, wide - 6, high - 7.4), '#d5d8e0', 1.7)
  );
}
