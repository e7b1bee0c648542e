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
    path(CLAWS.map(([x, y, k]) => claw(x, y, k)).join(''), WATER.foam)
  );
}

/** Along the lip: where, and how large. */
const CLAWS = [
  [144, 86, 1.3],
  [141, 74, 1.5],
  [143, 62, 1.4],
  [147, 52, 1.5],
  [155, 42, 1.4],
  [164, 33, 1.3],
  [177, 24, 1.2],
  [192, 17, 1],
] as const;

/** Foam that reaches down for somebody. */
const claw = (x: number, y: number, k: number): string =>
  `M${num(x + 3 * k)} ${num(y - 5 * k)}C${num(x - 5 * k)} ${num(y - 5 * k)} ${num(x - 9 * k)} ${num(y)} ${num(x - 8 * k)} ${num(y + 7 * k)}C${num(x - 6 * k)} ${num(y + 3 * k)} ${num(x - 2 * k)} ${num(y + 2 * k)} ${num(x + 1.5 * k)} ${num(y + 4 * k)}Z`;

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
    path(BROW, WATER.foam) +
    path(UNDER_BROW, WATER.lit, 'fill-opacity=".75"')
  );
}

/** One edge of foam, scalloped where it runs out, and its own shade within. */
const BROW =
  'M172 110C164 104 152 105 147 109C140 108 134 114 134 121C127 122 124 131 128 137C122 141 122 150 127 153C126 158 130 162 136 162H180C184 158 182 153 176 153C174 148 166 147 163 150C160 144 163 138 160 133C166 130 165 122 160 120C166 118 171 115 172 110Z';
const UNDER_BROW =
  'M152 120C146 124 147 132 151 136C143 139 141 147 146 152C142 154 142 158 146 160H176C176 157 173 155 169 156C166 152 159 152 156 155C152 148 156 142 154 138C158 134 158 128 154 126C154 124 154 122 152 120Z';

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
