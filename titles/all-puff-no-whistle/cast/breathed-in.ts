import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { edge, ribbon } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { BREATH } from '#titles/all-puff-no-whistle/set/colors.ts';

interface CloudWish {
  /** Where the middle of the cloud was, where its way bends, and the mouth. */
  readonly along: readonly [Point, Point, Point];
  /** Half its height where it was, in mm. */
  readonly wide: number;
}

/** A puff the other way round: a cloud that is drawn out of the sky to a thread at somebody's lips. */
export function breathedIn({ along: [from, by, to], wide }: CloudWish): string {
  const [spine, half]: [Point[], number[]] = [[], []];
  for (let i = 0; i <= 16; i++) {
    const t = i / 16;
    const u = 1 - t;
    spine.push([
      u * u * from[0] + 2 * u * t * by[0] + t * t * to[0],
      u * u * from[1] + 2 * u * t * by[1] + t * t * to[1],
    ]);
    half.push(lerp(wide * 0.92, 0.5, t ** 0.62));
  }
  const strand = (across: number, start: number, end: number, width: number): string => {
    const cut = <T>(list: readonly T[]): T[] => list.slice(start, end);
    const thick = cut(half).map(
      (h, i, all) => h * width * (start ? Math.sin((Math.PI * (i + 0.3)) / (all.length - 0.4)) : 1),
    );
    const side = edge(
      cut(spine),
      cut(half).map((h) => h * Math.abs(across)),
      Math.sign(across),
    );
    return ribbon(side, thick);
  };
  return clean(
    path(strand(0.1, 0, 17, 1.04), SHADE, 'fill-opacity=".34"') +
      `<g opacity=".88">${heap(from, wide)}${path(strand(0, 0, 17, 0.94), BREATH)}</g>` +
      path(strand(-0.45, 5, 16, 0.07), SHADE, 'fill-opacity=".4"') +
      path(strand(0.36, 6, 17, 0.09), SHADE, 'fill-opacity=".4"') +
      path(strand(1.16, 4, 15, 0.05), BREATH, 'fill-opacity=".9"') +
      path(strand(-1.2, 7, 16, 0.05), BREATH, 'fill-opacity=".9"'),
  );
}

/** What is left of a cloud at its far end: one round after another, and no hole between them. */
function heap([x, y]: Point, r: number): string {
  const chance = chanceFrom(`cloud ${x}`);
  const rounds = Array.from({ length: 8 }, (_, i) => {
    const turn = ((i + chance() * 0.4) / 8) * 2 * Math.PI;
    const size = r * (0.4 + chance() * 0.14);
    return oval(x + Math.cos(turn) * r * 0.86, y + Math.sin(turn) * r * 0.62, size, size, BREATH);
  }).join('');
  return oval(x, y, r, r * 0.8, BREATH) + rounds;
}

const SHADE = '#8fc0e0';
