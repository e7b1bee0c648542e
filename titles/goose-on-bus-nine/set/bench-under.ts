import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { calm, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { BUS } from './colors.ts';

/** As on all seats of the line: how far apart, and how far from one end. */
const DIAMONDS = 13;

/** A bench on its legs, seen from before, `from` and `to` its ends: the pad at `top`, its feet on the `floor`, its back `high` over the pad; all in mm. */
export function benchUnder(
  [from, to]: readonly [number, number],
  top: number,
  floor: number,
  high: number,
): string {
  const long = to - from;
  const back = roundedBox(from + 2, top - high, long - 4, high + 5, 7);
  let [legs, dots] = ['', ''];
  for (let x = to - 8; x > from; x -= 52) legs += `M${num(x)} ${num(top + 6)}V${num(floor - 1)}`;
  if (long < 100) legs += `M${num(from + 8)} ${num(top + 6)}V${num(floor - 1)}`;
  for (let x = to - DIAMONDS; x > from + 4; x -= DIAMONDS)
    dots += `M${num(x)} ${num(top - high * 0.56)}l1.3 2l-1.3 2l-1.3 -2Z`;
  return calm(
    oval((from + to) / 2, floor + 1, long / 2 + 4, 3, '#2a1824', 'fill-opacity=".45"') +
      line(legs, '#8a5a3c', 3.4) +
      path(back, BUS.seatDark) +
      clip(back, shifted(0, 3, path(back, BUS.seat))) +
      path(dots, BUS.seatDot, 'fill-opacity=".75"') +
      line(`M${num(from + 9)} ${num(top - high + 0.6)}H${num(to - 9)}`, PIPING, 1.4) +
      path(roundedBox(from, top, long, 10, 4), mix(BUS.seatDark, '#2a1a30', 0.3)) +
      path(roundedBox(from, top, long, 5.4, 2.7), mix(BUS.seat, '#ffe9b0', 0.22)),
  );
}

const PIPING = '#f6d68a';
