import type { Hex } from '#bookmaking/drawing/color.ts';
import { edge, num, ribbon } from '#bookmaking/drawing/curves.ts';
import { between, flat, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Body } from './body.ts';
import { tube } from './limbs.ts';
import type { Limb } from './skeleton.ts';

export type ShoeKind = 'sneaker' | 'wellie' | 'slipper';

/** A shoe around heel and toe; a wellie goes up the shin as well. */
export function shoe(limb: Limb, body: Body, light: Light, kind: ShoeKind, color: Hex): string {
  const t = tone(light, color);
  const heel = flat(limb.heel);
  const toe = flat(limb.toe);
  const ankle = flat(limb.end);
  const middle = between(heel, toe, 0.5);
  const r = body.sole;
  const spine: Point[] = [heel, [middle[0], middle[1] - 0.6], toe];
  const halfWidths = [r * 0.94, r * 1.02, r * 1.12];
  const white = tone(light, '#fff6e6').base;
  const moved = (dx: number, dy: number): Point[] => spine.map(([x, y]): Point => [x + dx, y + dy]);
  const sole = path(
    ribbon(
      moved(0, 2.6),
      halfWidths.map((w) => w * 1.02),
    ),
    kind === 'sneaker' ? white : t.deep,
  );
  const upper =
    path(ribbon(spine, halfWidths), t.base) +
    path(
      ribbon(
        moved(-light.direction[0] * 3, -light.direction[1] * 2.4),
        halfWidths.map((w) => w * 0.62),
      ),
      t.shade,
      'fill-opacity=".45"',
    );
  if (kind === 'wellie') return bootLeg(limb, body, light, color) + sole + upper;
  if (kind === 'slipper') return sole + upper + oval(toe[0], toe[1] - r * 0.7, 4.6, 4, white);
  const lace = between(heel, toe, 0.42);
  const laces = `M${num(lace[0] - 4)} ${num(lace[1] - 7)}l6 -1.6M${num(lace[0] - 2)} ${num(lace[1] - 3)}l7 -1.6`;
  return (
    sole +
    upper +
    line(laces, white, 2.2) +
    oval(ankle[0], ankle[1] + 1, body.legWidths[2] * 0.98, 4.6, t.deep)
  );
}

function bootLeg(limb: Limb, body: Body, light: Light, color: Hex): string {
  const ankle = flat(limb.end);
  const top = between(flat(limb.bend), ankle, 0.42);
  const shaft: Point[] = [top, between(top, ankle, 0.5), ankle, flat(limb.heel)];
  const halfWidths = [
    body.legWidths[2] * 1.42,
    body.legWidths[2] * 1.28,
    body.sole * 1.06,
    body.sole,
  ];
  const [a] = edge(shaft, halfWidths, 1) as [Point];
  const [b] = edge(shaft, halfWidths, -1) as [Point];
  const cuff = `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  const t = tone(light, color);
  return tube(light, shaft, halfWidths, t, false) + line(cuff, t.lite, 5);
}
