// The window from outside, at night: whatever is in it is the only warm thing. In mm of the page; the fold is at 3.
import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, box, calm, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { CAT, ROOM } from './colors.ts';
import { HUSHED } from './hours.ts';

const { light } = HUSHED;
const NIGHT = '#20265a';
const FRAME = '#9aa6dc';
/** The pane from its lintel to its sill. */
export const [LINTEL, SILL] = [38, 176];
const RIGHT = 192;
/** Whose middle post is at the fold; of the other half, a page alone shows little. */
const POST = 3;
const leftOf = (wide: boolean): number => (wide ? -184 : -24);

/** A lit wall behind glass, and whatever is before it: nothing of it outside the frame. */
export function lamplitWindow(wide: boolean, inside: string): string {
  const left = leftOf(wide);
  const width = RIGHT - left;
  const pane = `M${left} ${LINTEL}H${RIGHT}V${SILL}H${left}Z`;
  return (
    outsideWall(wide) +
    clip(
      pane,
      clean(
        asGround(
          box(
            left,
            LINTEL,
            width,
            SILL - LINTEL,
            radial(
              [
                [0, '#ffe2a0'],
                [0.5, '#f7bd6c'],
                [1, '#c9794f'],
              ],
              wide ? 0.62 : 0.5,
              0.6,
              0.7,
            ),
          ),
        ),
      ) + inside,
    ) +
    frame(left, width, wide)
  );
}

/** Boards, every one of them level. */
function outsideWall(wide: boolean): string {
  const from = wide ? -216 : -6;
  let seams = '';
  for (let y = 9; y < SHEET; y += 12) seams += `M${from} ${y}H${SHEET + 6}`;
  return asGround(
    clean(
      box(
        from,
        -6,
        SHEET + 12 - from,
        SHEET + 12,
        linear([
          [0, mix(NIGHT, '#3a4690', 0.5)],
          [1, NIGHT],
        ]),
      ) + line(seams, '#171b48', 1),
    ),
  );
}

function frame(left: number, width: number, wide: boolean): string {
  const dark = mix(FRAME, NIGHT, 0.55);
  const cloth = tone(light, ROOM.curtain);
  const curtain = (x: number, way: 1 | -1): string => {
    const on = (by: number): string => num(x + by * way);
    return (
      path(
        `M${x} ${LINTEL}H${on(30)}C${on(28)} 70 ${on(16)} 96 ${on(9)} 112C${on(12)} 136 ${on(14)} 156 ${on(14)} ${SILL}H${x}Z`,
        cloth.base,
      ) +
      line(
        `M${on(20)} ${LINTEL}C${on(18)} 66 ${on(10)} 92 ${on(6)} 110M${on(10)} ${LINTEL}C${on(10)} 60 ${on(6)} 90 ${on(3)} 108M${on(6)} 116C${on(8)} 136 ${on(8)} 156 ${on(8)} ${SILL}`,
        cloth.shade,
        1.6,
      ) +
      line(`M${x} 113L${on(10)} 111`, tone(light, ROOM.brass).base, 3.4)
    );
  };
  return (
    curtain(left, 1) +
    curtain(RIGHT, -1) +
    // What the glass has of the moon.
    path(
      `M${RIGHT - 52} ${LINTEL}h16L${RIGHT - 68} ${LINTEL + 60}h-8Z`,
      '#ffffff',
      'fill-opacity=".1"',
    ) +
    line(roundedBox(left - 4, LINTEL - 4, width + 8, SILL - LINTEL + 8, 2), FRAME, 8) +
    line(`M${left} ${SILL}V${LINTEL}H${RIGHT}V${SILL}`, dark, 1.2) +
    (wide ? line(`M${POST} ${LINTEL}V${SILL}`, FRAME, 9) : '') +
    box(left - 9, SILL, width + 18, 9, mix(FRAME, '#ffffff', 0.25), 1.4) +
    box(left - 9, SILL + 6.4, width + 18, 3.4, dark, 1) +
    box(left - 8, SILL, width + 16, 2, '#ffd48a', 0, 'fill-opacity=".75"')
  );
}

/** Somebody who had left by a window, and sits outside it, large and dark: its tail hangs from the sill. */
export function catOutside(x: number, y: number): string {
  const fur = mix(CAT.fur, '#191b48', 0.8);
  const rim = mix(CAT.fur, '#ffc27a', 0.6);
  return at(
    x,
    y,
    1,
    calm(
      line('M26 -6C46 -8 53 4 48 15C44 22 36 19 39 13', fur, 10) +
        path('M-17 -84C-40 -66 -50 -26 -44 -4C-30 4 30 4 44 -4C52 -28 42 -66 17 -84Z', fur) +
        path(
          'M-27 -86C-31 -98 -30 -116 -27 -128C-20 -124 -14 -118 -10 -112C-3 -114 5 -114 12 -112C17 -118 23 -124 30 -127C32 -114 32 -98 27 -86C22 -72 12 -68 1 -68C-12 -68 -23 -74 -27 -86Z',
          fur,
        ) +
        line('M44 -6C51 -28 42 -62 22 -78M28 -90C32 -102 32 -114 30 -125', rim, 1.6) +
        line('M28 -88l16 -4M28 -84l16 1', rim, 0.9),
    ),
  );
}
