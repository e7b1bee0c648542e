// A pass for the bus, as large as two can pull at it: whose it is stands on it, and beside that a picture.

import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Wide enough for any name, and for a picture beside it. */
export const PASS = {
  card: { x: 38, y: 5, width: 160, height: 76 },
  /** Of whoever it belongs to, or of what is dear to them. */
  picture: { x: 160, y: 11.5, width: 30, height: 30 },
  written: { x: 46, y: 12.5, width: 111, height: 29 },
  /** For what is said the loudest. */
  called: { x: 46, y: 42, width: 144, height: 20 },
} as const satisfies Record<string, Box>;

/** Card with a band of the bus's own color, and waves under the words. */
export function drawnPass(photo: string | null, dear: DrawnThing): string {
  const { card, picture } = PASS;
  const { x, y, width, height } = card;
  const edge = pulled(card);
  return (
    shifted(1.6, 2.6, path(edge, '#5a2f28', 'fill-opacity=".4"')) +
    clip(
      edge,
      box(
        x,
        y,
        width,
        height,
        linear([
          [0, '#fffaf0'],
          [1, '#fbeccb'],
        ]),
      ) +
        line(waves(card), '#d8c79a', 0.5, 'stroke-opacity=".5"') +
        line(sagging(card, 5), BUS.seat, 7) +
        line(sagging(card, 9.2), BUS.pole, 1.4),
    ) +
    line(edge, '#3a2440', 1) +
    nine(x + width / 2, y + height - 10, 3) +
    (photo
      ? photoFrame(photo, { box: picture, color: BUS.seat, moulding: 2.4, tilt: 2 }, LAMPS)
      : pictureOf(dear, picture))
  );
}

/** Its lower edge gives a little toward whoever stands under it. */
const pulled = ({ x, y, width, height }: Box): string =>
  `M${x + 6} ${y}H${x + width - 6}q6 0 6 6V${y + height}q-${width / 2} -14 -${width} 0V${y + 6}q0 -6 6 -6Z`;

/** A line along that lower edge, so far above it. */
const sagging = ({ x, y, width, height }: Box, above: number): string =>
  `M${x} ${y + height - above}q${width / 2} -14 ${width} 0`;

/** Who has no photo has a picture of what they brought along. */
const pictureOf = (dear: DrawnThing, { x, y, width, height }: Box): string =>
  at(
    x + width / 2,
    y + height / 2,
    width / 34,
    path(roundedBox(-18.6, -18.6, 37.2, 37.2, 3), BUS.seat) +
      path(roundedBox(-16.6, -16.6, 33.2, 33.2, 2), '#f8e6bd') +
      at(0, 0, 0.26, edged(dear)),
    2,
  );

/** On a pale ground what is pale has an edge. */
const edged = (dear: DrawnThing): string => {
  const art = thing(dear, LAMPS);
  return inked(art) + art;
};

/** The ink that stands out round a thing. */
const inked = (art: string): string =>
  `<g stroke="#3a2440" stroke-width="7" stroke-linejoin="round">${art}</g>`;

/** What makes it hard to forge. */
function waves({ x: left, y: top, width, height }: Box): string {
  let d = '';
  for (let y = top + 6; y < top + height - 10; y += 5) {
    d += `M${left} ${y}`;
    for (let x = left; x < left + width; x += 18) d += 'q4.5 -3.4 9 0t9 0';
  }
  return d;
}
