// A pass for the bus, as large as two hands can hold it: whose it is stands on it, and beside that a picture.

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

/** Where it is held up. */
export const PASS: Box = { x: 29, y: 111, width: 158, height: 79 };
/** Of whoever it belongs to, or of what is dear to them. */
export const PICTURE: Box = { x: 142.5, y: 135, width: 34, height: 34 };
/** What is written on it. */
export const WRITTEN: Box = { x: 43, y: 127, width: 95, height: 53 };

const CARD = roundedBox(PASS.x, PASS.y, PASS.width, PASS.height, 6);

/** Card with a band of the bus's own color, and waves under the words. */
export const busPass = (photo: string | null, dear: DrawnThing): string =>
  shifted(1.6, 2.6, path(CARD, '#5a2f28', 'fill-opacity=".4"')) +
  clip(
    CARD,
    box(
      PASS.x,
      PASS.y,
      PASS.width,
      PASS.height,
      linear([
        [0, '#fffaf0'],
        [1, '#fbeccb'],
      ]),
    ) +
      line(waves(), '#d8c79a', 0.5, 'stroke-opacity=".5"') +
      box(PASS.x, PASS.y + PASS.height - 7, PASS.width, 7, BUS.seat) +
      line(`M${PASS.x} ${PASS.y + PASS.height - 8.4}h${PASS.width}`, BUS.pole, 1.4),
  ) +
  line(CARD, '#3a2440', 1) +
  nine(159.5, 186.4, 3) +
  (photo
    ? photoFrame(photo, { box: PICTURE, color: BUS.seat, moulding: 2.4, tilt: 2 }, LAMPS)
    : pictureOf(dear));

/** Who has no photo has a picture of what they brought along. */
const pictureOf = (dear: DrawnThing): string =>
  at(
    PICTURE.x + PICTURE.width / 2,
    PICTURE.y + PICTURE.height / 2,
    1,
    path(roundedBox(-18.6, -18.6, 37.2, 37.2, 3), BUS.seat) +
      path(roundedBox(-16.6, -16.6, 33.2, 33.2, 2), '#cfe0d8') +
      at(0, 0, 0.31, thing(dear, LAMPS)),
    2,
  );

/** What makes it hard to forge. */
function waves(): string {
  let d = '';
  for (let y = PASS.y + 6; y < PASS.y + PASS.height - 10; y += 5) {
    d += `M${PASS.x} ${y}`;
    for (let x = PASS.x; x < PASS.x + PASS.width; x += 18) d += 'q4.5 -3.4 9 0t9 0';
  }
  return d;
}
