// What whoever sits on page 6 has behind them: the length of a window, and a town in it.
import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { drops, rain } from '#titles/goose-on-bus-nine/set/rain.ts';

/** One long window with the evening in it; the words stand in its dark. */
export function nightInWindow(width: number): string {
  const chance = chanceFrom('page 6');
  return (
    box(
      -4,
      -4,
      width + 8,
      164,
      linear([
        [0, '#16203f'],
        [0.42, '#2e4570'],
        [0.7, '#5f7896'],
        [1, '#6d7f98'],
      ]),
    ) +
    // The last light, in a ground of its own: in the sky's it was dragged up to the ceiling.
    box(
      -4,
      84,
      width + 8,
      66,
      linear([
        [0, '#d3ad7c', 0],
        [1, '#d3ad7c', 0.85],
      ]),
    ) +
    town(chance, width) +
    rain(chance, { x: 0, y: 4, width, height: 78 }, 0.5, 0.25) +
    rain(chance, { x: 0, y: 84, width, height: 66 }, 0.6, 0.9) +
    drops(chance, { x: 0, y: 84, width, height: 56 }, 36) +
    // The lamps of the bus, seen in its own glass.
    [12, 112, 212, 312, 412]
      .filter((x) => x < width)
      .map((x) =>
        oval(
          x,
          5,
          40,
          6,
          radial([
            [0, '#ffe9b0', 0.7],
            [1, '#ffe9b0', 0],
          ]),
        ),
      )
      .join('') +
    box(-4, -4, width + 8, 8, BUS.frame) +
    box(
      -4,
      148,
      width + 8,
      112,
      linear([
        [0, '#d29a55'],
        [0.3, BUS.panel],
        [1, '#7a4a3a'],
      ]),
    ) +
    box(-4, 145, width + 8, 5, BUS.frame) +
    line(`M-4 151.4H${width + 4}`, '#fff0c8', 1, 'stroke-opacity=".6"')
  );
}

/** Roofs against the last light: the nearer the darker, and windows like drops of amber. */
function town(chance: Chance, width: number): string {
  let far = '';
  let middle = '';
  let near = '';
  let lit = '';
  for (let x = -20; x < width; ) {
    const w = 22 + chance() * 20;
    const top = 62 + chance() * 20;
    far += `M${num(x)} 150V${num(top)}h${num(w * 0.3)}v-7h4v7h${num(w * 0.7 - 4)}V150Z`;
    x += w + 12 * chance();
  }
  for (let x = -14; x < width; ) {
    const w = 26 + chance() * 14;
    const top = 84 + chance() * 16;
    // A gable here, a flat roof there: nothing but gables was a saw.
    middle +=
      chance() > 0.5
        ? `M${num(x)} 150V${num(top)}l${num(w / 2)} -9l${num(w / 2)} 9V150Z`
        : `M${num(x)} 150V${num(top)}h${num(w * 0.7)}v-6h3v6h${num(w * 0.3 - 3)}V150Z`;
    x += w + 4 + 8 * chance();
  }
  for (let x = -10; x < width; ) {
    const w = 22 + chance() * 16;
    const top = 108 + chance() * 14;
    near += `M${num(x)} 150V${num(top)}h${num(w * 0.6)}v-6h3v6h${num(w * 0.4 - 3)}V150Z`;
    let windows = '';
    for (let i = 0; i < 4; i++)
      windows += `M${num(x + 4 + i * 6)} ${num(top + 6 + Math.floor(chance() * 3) * 8)}h3v4.6h-3Z`;
    // None beside a cheek.
    if (x > 62) lit += windows;
    x += w + 2;
  }
  return (
    path(far, '#536c98', 'fill-opacity=".8"') +
    path(middle, '#304678') +
    path(near, '#1d2850') +
    path(lit, '#ffd88a', 'fill-opacity=".9"')
  );
}
