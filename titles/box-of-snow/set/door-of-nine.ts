// The door of Nine, near, and as much of her as comes out of it: an eye, a nose, four fingers, a slipper.
import { mix } from '#bookmaking/drawing/color.ts';
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { mitten } from '#titles/box-of-snow/cast/mitten.ts';
import { neighborFace } from '#titles/box-of-snow/cast/neighbor-face.ts';
import { APRON, DRESS, NINE, SKIN } from '#titles/box-of-snow/cast/siblings.ts';
import { FLOORS } from './colors.ts';
import { lettering } from './lettering.ts';
import { LOW_SUN } from './lights.ts';
import { glow } from './ramp.ts';

const F = FLOORS[9];
/** The gap, and the door's edge. In mm. */
const GAP = { left: 132, right: 172, head: 34, foot: 204 } as const;
/** Her face, as much of it as words must not cover. */
export const HER_FACE = { x: 134, y: 66, width: 40, height: 68 } as const;

export function doorOfNine(): string {
  const { left, right, head, foot } = GAP;
  const gap = `M${left} ${foot}V${head}H${right}V${foot}Z`;
  const dress = tone(LOW_SUN, DRESS);
  return (
    clean(
      path(
        `M116 -110H226V236H116Z`,
        linear([
          [0, F.pale],
          [0.5, mix(F.pale, F.wall, 0.3)],
          [1, mix(F.pale, F.wall, 0.8)],
        ]),
      ) +
        path('M116 -110H121V236H116Z', '#ffe6b8') +
        path(`M116 ${foot}L226 ${foot - 2}V236H116Z`, mix(F.wall, F.pale, 0.2)) +
        box(left - 8, head - 9, 110, foot - head + 9, mix(F.wall, '#ffe2b0', 0.5), 2) +
        path(gap, '#1b2656'),
    ) +
    clip(
      gap,
      clean(glow(right, 70, 46, 90, '#ffcf80', 0.8)) +
        path('M146 214C138 190 146 150 152 132H190V214Z', dress.base) +
        path('M160 150H190V214H156C154 190 156 168 160 150Z', tone(LOW_SUN, APRON).base) +
        path('M146 214C138 190 146 150 152 132L156 132C150 160 146 190 152 214Z', dress.lite) +
        path(
          'M138 204C137 197 143 194 150 195C158 195 164 198 164 204Z',
          tone(LOW_SUN, '#3f9a92').base,
        ) +
        at(
          163,
          100,
          0.66,
          neighborFace(LOW_SUN, { ...NINE, eyes: 'wide', mouth: 'smile' }, [-1, 0.5], { yaw: -22 }),
        ),
    ) +
    clean(
      path(`M${right} ${head}H226V${foot}H${right}Z`, F.deep) +
        path(`M${right} ${head}H${right + 3.4}V${foot}H${right}Z`, mix(F.deep, '#ffe2b0', 0.6)) +
        line(
          `${roundedBox(182, 44, 50, 62, 2)}${roundedBox(182, 118, 50, 78, 2)}`,
          mix(F.deep, F.wall, 0.6),
          1.4,
        ) +
        oval(180, 112, 3, 3, '#f2c65a') +
        path(`M120 ${foot + 1}L224 ${foot - 1}L226 ${foot + 8}L112 ${foot + 9}Z`, '#8a5a9e') +
        line(`M124 ${foot + 5}L222 ${foot + 3.4}`, '#b98ac4', 1.2),
    ) +
    lettering('9', 202, 64, 17, F.pale, 0.22) +
    at(172, 160, 0.42, mitten(LOW_SUN), 8) +
    fingers()
  );
}

/** Four old ones round the door's edge; from the lowest hangs the mitten. */
function fingers(): string {
  const { base, shade, lite } = tone(LOW_SUN, SKIN);
  const each = [0, 1, 2, 3].map((i) => `M166.500 ${139 + i * 6.4}h${i % 3 ? 11 : 9}`).join('');
  const nails = [0, 1, 2, 3].map((i) => `M${i % 3 ? 177 : 175} ${139 + i * 6.4}h.1`).join('');
  return line(each, shade, 6.8) + line(each, base, 5.4) + line(nails, lite, 2.4);
}
