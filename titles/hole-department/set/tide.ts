import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

const WATER = { deep: '#2f7f8f', mid: '#4fa3ad', lit: '#9fd6cf', foam: '#fffdf4' } as const;

/** One finger of a wave, from the knuckle to its foam. */
function finger(points: readonly Point[], thick: number): string {
  const widths = points.map((_, i) => thick * (1 - 0.38 * (i / (points.length - 1))));
  const [x, y] = points.at(-1) as Point;
  const r = thick * 0.62;
  return (
    path(
      ribbon(points, widths),
      linear(
        [
          [0, WATER.lit],
          [1, WATER.mid],
        ],
        0,
        0,
        1,
        0.4,
      ),
      `stroke="${WATER.deep}" stroke-width="1" stroke-opacity=".55"`,
    ) +
    path(ribbon(points, widths, 0.3, 0.96, false), WATER.deep, 'fill-opacity=".35"') +
    line(
      smooth(
        points.map(([px, py], i): Point => [px, py - (widths[i] ?? 0) * 0.5]),
        false,
      ),
      WATER.foam,
      thick * 0.2,
      'stroke-opacity=".75"',
    ) +
    path(
      disc(x, y, r * 1.2) +
        disc(x - r * 0.9, y + r * 0.7, r * 0.8) +
        disc(x + r * 0.8, y + r * 0.9, r * 0.75) +
        disc(x + r * 0.2, y + r * 1.3, r * 0.7),
      WATER.foam,
    )
  );
}

/** The palm and arm of the wave, and the fingers behind and before what it takes: as tall as the page, and from the right. */
export function waveHand(): { behind: string; before: string } {
  // It comes up out of the sea beyond the fold, and down again like somebody at a cake.
  const arm: Point[] = [
    [432, 214],
    [424, 128],
    [384, 74],
    [318, 52],
    [254, 56],
    [208, 84],
    [192, 104],
  ];
  const widths = [78, 70, 60, 50, 42, 26, 10];
  return {
    behind:
      finger(
        [
          [214, 52],
          [190, 28],
          [164, 28],
          [148, 46],
          [144, 70],
        ],
        19,
      ) +
      finger(
        [
          [206, 74],
          [178, 54],
          [152, 62],
          [138, 84],
          [137, 104],
        ],
        18,
      ) +
      finger(
        [
          [216, 92],
          [192, 80],
          [172, 88],
          [162, 104],
        ],
        17,
      ),
    before:
      path(
        ribbon(arm, widths),
        linear([
          [0, WATER.mid],
          [1, WATER.deep],
        ]),
      ) +
      path(ribbon(arm, widths, 0.5, 0.98, false), WATER.lit, 'fill-opacity=".7"') +
      line(
        [0.1, 0.3, -0.2]
          .map((down) =>
            smooth(
              arm.map(([x, y], i): Point => [x, y + (widths[i] ?? 0) * down]),
              false,
            ),
          )
          .join(''),
        WATER.lit,
        1.4,
        'stroke-opacity=".7"',
      ) +
      finger(
        [
          [214, 110],
          [192, 106],
          [172, 118],
          [163, 138],
        ],
        15,
      ) +
      finger(
        [
          [226, 134],
          [208, 148],
          [192, 152],
          [178, 145],
        ],
        14,
      ),
  };
}

/** The edge of the tide on the sand, from x to the right end of the page or of the opening: water, wet sand, foam. */
export function tongue(
  seed: string,
  x: number,
  top: number,
  bottom: number,
  width = SHEET,
): string {
  const chance = chanceFrom(seed);
  const edge: Point[] = [[width + 6, top]];
  if (width > SHEET) edge.push([222, top]);
  for (let i = 1; i <= 7; i++) {
    const t = i / 7;
    edge.push([
      222 - (222 - x) * Math.sin((t * Math.PI) / 2) + (chance() - 0.5) * 6,
      top + (bottom - top) * t ** 1.3,
    ]);
  }
  edge.push([222, bottom + 1]);
  if (width > SHEET) edge.push([width + 6, bottom + 1]);
  const d = `${smooth(edge, false)}Z`;
  let foam = '';
  for (const [px, py] of edge.slice(1, -1))
    foam += disc(px + 1, py, 1.6 + chance() * 1.8, 1 + chance());
  return (
    path(d, '#c39a66', 'fill-opacity=".5" transform="translate(-4 1.4)"') +
    path(
      d,
      linear([
        [0, WATER.lit],
        [1, WATER.mid],
      ]),
    ) +
    line(smooth(edge.slice(0, -1), false), WATER.foam, 2) +
    path(foam, WATER.foam)
  );
}

/** Drops that were thrown over an area. */
export function spray(
  seed: string,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string {
  const chance = chanceFrom(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const r = 0.5 + chance() * 1.3;
    d += disc(Number(num(x + chance() * width)), y + chance() * height, r, r * 1.2);
  }
  return path(d, WATER.foam, 'fill-opacity=".9"');
}
