// The town round the bus of the cover: what lies behind its title, and what is seen through both of its sides.
import type { Chance } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { CAT, litWindow, PLANT, READING, WAVING } from '#titles/goose-on-bus-nine/set/townsfolk.ts';

/** Grounds go on over the fold: the case is wrapped in this picture. */
export const OVER_FOLD = 24;

/** The town beyond the far side of the bus, behind a rail with straps. */
export function farWindows(chance: Chance): string {
  let panes = '';
  let lights = '';
  let straps = '';
  for (let x = 14; x < 200; x += 48) {
    panes += `M${x} 90h42v46h-42Z`;
    straps += `M${x + 22} 80v9l-3.4 8h6.8l-3.4 -8`;
    for (let i = 0; i < 5; i++)
      lights += `M${num(x + 3 + chance() * 36)} ${num(104 + chance() * 28)}h.1`;
  }
  return (
    path(
      panes,
      linear([
        [0, '#31456f'],
        [1, '#7d8aa0'],
      ]),
    ) +
    line(lights, '#ffe0a0', 2.4, 'stroke-opacity=".75"') +
    line(panes, '#c98f4c', 1.8) +
    line(`M0 80H${SHEET}`, '#c98a3a', 1.8) +
    line(straps, '#a5652f', 1.3) +
    [38, 178]
      .map((x) =>
        oval(
          x,
          78,
          44,
          24,
          radial([
            [0, '#fffdf0', 1],
            [0.4, '#fff1bd', 0.5],
            [1, '#ffe39a', 0],
          ]),
        ),
      )
      .join('')
  );
}

/** Who lives along the line, and is home already: the far end of the town in the rain's blue, the near one dark enough for the title. */
export function roofs(chance: Chance): string {
  let far = '';
  let near = '';
  let lit = '';
  for (let x = -OVER_FOLD; x < SHEET + OVER_FOLD; ) {
    const w = 18 + chance() * 14;
    const top = 40 + Math.abs(x - 108) * -0.14 + chance() * 14;
    far += `M${num(x - 9)} 80V${num(top - 9)}h3v-5h3v5l${num(w / 3)} -7l${num(w / 3)} 7V80Z`;
    near += `M${num(x)} 80V${num(top)}l${num(w / 2)} -8l${num(w / 2)} 8V80Z`;
    if (x < 26 || x > 172)
      lit += `M${num(x + 4)} ${num(top + 6)}h3v4.4h-3ZM${num(x + w - 8)} ${num(top + 15)}h3v4.4h-3Z`;
    x += w;
  }
  return path(far, '#2f4478') + path(near, '#1b2449') + path(lit, '#ffd27e', 'fill-opacity=".85"');
}

/** Who has a window on the line, on both sides of the title. */
export const atHome = (): string =>
  path('M-1 80V34L10 24L21 34V80ZM193 80V30L205 19L217 30V80Z', '#222c56') +
  litWindow(10, 52, 8, WAVING) +
  litWindow(205, 48, 8, CAT) +
  litWindow(-15, 58, 7, PLANT) +
  litWindow(231, 58, 7, READING);
