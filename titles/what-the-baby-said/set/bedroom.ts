import { mix } from '#bookmaking/drawing/color.ts';
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { glow } from './room.ts';

/** Through the open door: a night-light, a quilt with one corner folded back, and two slippers that point at it. */
export function bedroom(light: Light): string {
  const [left, right, top, foot] = [288, 372, 30, 158];
  const wood = tone(light, '#f2dcc4');
  const quilt = tone(light, '#5a4a96');
  const opening = `M${left} ${top}H${right}V${foot}H${left}Z`;
  return (
    clip(
      opening,
      box(
        left,
        top,
        right - left,
        foot - top,
        linear([
          [0, '#3b3572'],
          [0.7, '#6a4f86'],
          [1, '#8a5f7c'],
        ]),
      ) +
        box(left, 146, right - left, 20, '#7a4a5e') +
        glow(304, 96, 40, 44, '#ffd98a', 0.95) +
        path('M296 110h16l-3 -13h-10Z', '#fff0c0') +
        box(295, 110, 18, 38, '#8f5a4c') +
        path('M318 70H384V150H318Z', '#7d4a44') +
        path(roundedBox(320, 108, 70, 34, 5), '#f6e6dc') +
        path('M324 108C322 98 330 95 340 97C350 94 356 99 354 108Z', '#fff6ea') +
        path('M338 108H392V144H330Z', quilt.base) +
        path('M338 108L330 144H352L362 122Z', '#efd9e6') +
        line('M362 122L352 144M376 108V144', quilt.lite, 1) +
        box(320, 142, 70, 5, '#5f3836') +
        at(326, 152, 0.5, path('M-9 0C-9 -7 -2 -8 8 -7C14 -6 15 0 12 1H-7Z', '#e58fa6')) +
        at(337, 153, 0.5, path('M-9 0C-9 -7 -2 -8 8 -7C14 -6 15 0 12 1H-7Z', '#e58fa6')),
    ) +
    line(`M${left} ${foot}V${top}H${right}V${foot}`, wood.base, 6) +
    line(`M${left - 2.6} ${foot}V${top - 2.6}H${right + 2}`, wood.lite, 1) +
    path(
      `M${left + 3} ${foot}H${right - 3}L${right - 46} ${SHEET}H${left - 66}Z`,
      linear([
        [0, '#ffe09a', 0.5],
        [1, '#ffe09a', 0],
      ]),
    ) +
    // Ten past eight; nobody looks at it.
    oval(271, 48, 9.4, 9.4, mix('#b0713f', light.shade, 0.1)) +
    oval(270.6, 47.6, 7.6, 7.6, '#fff6e4') +
    line('M270.6 47.6L267 50.4M270.6 47.6L274.4 43', '#4a2b3a', 1.4)
  );
}
