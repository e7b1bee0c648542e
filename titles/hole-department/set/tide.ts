import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

const WATER = { deep: '#2f7f8f', mid: '#4fa3ad', lit: '#9fd6cf', foam: '#fffdf4' } as const;

/** A wave in one piece, as tall as the page and from the right, whose lip is about to come down. */
export function breaker(): string {
  const lip = 'M140 82C138 44 166 14 214 8C270 -2 330 -8 444 26';
  const inner = 'C166 58 186 78 190 108C192 128 188 146 176 160';
  const mass = `M444 164V26C330 -8 270 -2 214 8C166 14 138 44 140 82${inner}Z`;
  return (
    path(
      mass,
      linear([
        [0, WATER.lit],
        [0.22, WATER.mid],
        [1, WATER.deep],
      ]),
    ) +
    // The hollow of it is in its own shadow.
    path(
      'M140 82C146 60 166 48 186 58C214 74 224 120 214 160H140C132 140 132 116 144 110C150 102 146 92 140 82Z',
      WATER.deep,
      'fill-opacity=".75"',
    ) +
    line(
      'M152 62C162 36 190 26 226 24C300 14 360 20 444 46M166 56C182 44 210 42 240 42C310 34 370 42 444 68M196 62C230 58 270 58 300 56C350 56 400 66 444 90',
      WATER.lit,
      1.6,
      'stroke-opacity=".7"',
    ) +
    line(lip, WATER.foam, 5) +
    path(
      [
        [141, 82, 5.4],
        [148, 78, 4.6],
        [142, 72, 4.8],
        [143, 60, 4.4],
        [150, 46, 4.6],
        [162, 31, 4.4],
        [180, 19, 4.2],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r))
        .join(''),
      WATER.foam,
    )
  );
}

/** The foot of that wave, with a brow of foam that one may lean against. */
export function swell(): string {
  const top = 'M133 160C128 138 132 116 150 112C174 108 190 128 224 126C290 120 360 130 444 124';
  return (
    path(
      `${top}V164H133Z`,
      linear([
        [0, WATER.lit],
        [1, WATER.mid],
      ]),
    ) +
    line(top, WATER.foam, 2.4) +
    path(
      [
        [136, 152, 9],
        [134, 138, 8],
        [136, 125, 8],
        [144, 115, 7.4],
        [156, 112, 6],
        [148, 128, 9],
        [147, 145, 10],
        [160, 152, 8],
        [167, 114, 4.4],
        [174, 155, 5],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r))
        .join(''),
      WATER.foam,
    )
  );
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
