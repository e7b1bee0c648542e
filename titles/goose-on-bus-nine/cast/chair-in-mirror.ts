import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { calm, line, path } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** Its tubes and grips, in the bus's own light. */
const [EDGE, METAL, GRIP, GLINT] = ['#3a3550', '#c3c9d6', '#2a2438', '#7d7796'] as const;

/** A chair's back and both its grips stand out beyond the head of who has ducked in it, so that it is no seat of the bus; `k` is how large. */
export function chairInMirror({ head, scale }: PlacedHero, color: Hex, k: number): string {
  const left = head[0] - 66 * scale;
  const right = head[0] + 66 * scale;
  const y = head[1] + 34 * scale;
  const dark = mix(color, '#2a1030', 0.5);
  const back = (by: number): string =>
    roundedBox(left + by, y - 5 * k + by, right - left - 2 * by, 70, 9 * k);
  // The grips point away from us: of each, its end on top of a tube that is no longer than it has to be: long, they were ski poles.
  const tube = (at: number, way: 1 | -1): string =>
    line(`M${num(at)} ${num(y + 6 * k)}V${num(y - 10 * k)}`, EDGE, 6.4 * k) +
    line(`M${num(at)} ${num(y + 6 * k)}V${num(y - 10 * k)}`, METAL, 3.8 * k) +
    line(
      `M${num(at)} ${num(y - 10 * k)}q0 ${num(-6 * k)} ${num(way * 4 * k)} ${num(-8 * k)}`,
      GRIP,
      9 * k,
    ) +
    line(
      `M${num(at - 1.6 * k)} ${num(y - 11 * k)}q${num(way * 0.6)} ${num(-4 * k)} ${num(way * 3 * k)} ${num(-7 * k)}`,
      GLINT,
      1.6 * k,
    );
  return calm(
    path(back(0), dark) +
      path(back(2.6 * k), color) +
      line(back(0.6 * k), METAL, 1.6 * k) +
      line(
        `M${num(left + 7 * k)} ${num(y - 1 * k)}H${num(right - 7 * k)}`,
        dark,
        1.1,
        'stroke-dasharray="2.2 1.6"',
      ) +
      tube(left, -1) +
      tube(right, 1),
  );
}
