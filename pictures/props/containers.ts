import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, brush, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';

/** What stands behind and before the things inside something. */
export interface Holder {
  /** What it throws on the ground, for where it stands on one. */
  readonly shadow: string;
  readonly back: string;
  readonly front: string;
}

/** A woven basket, 200 wide, 110 high, standing on y 0; its rim at y -110, its handle up to -192. */
export function basket(light: Light, cane: Hex, hasHandle: boolean): Holder {
  const t = tone(light, cane);
  const d = 'M-100 -108C-96 -60 -88 -20 -76 0H76C88 -20 96 -60 100 -108Z';
  let weave = '';
  for (let row = 0; row < 5; row++) {
    const y = -96 + row * 21;
    for (let x = -96 + (row % 2) * 16; x < 100; x += 32) weave += `M${x} ${y}q8 8 16 0`;
  }
  return {
    shadow: oval(0, 2, 92, 11, light.shade, 'fill-opacity=".35"'),
    back:
      oval(0, -108, 100, 20, t.deep) +
      (hasHandle ? line('M-92 -112C-60 -220 60 -220 92 -112', t.shade, 11) : ''),
    front:
      clip(
        d,
        path(d, t.shade) +
          shifted(light.direction[0] * 26, -6, path(d, t.base)) +
          line(weave, t.deep, 5, 'stroke-opacity=".6"') +
          line(weave.replaceAll('q8 8', 'q8 5'), t.lite, 2, 'stroke-opacity=".7"'),
      ) + line('M-100 -108C-60 -88 60 -88 100 -108', t.lite, 9),
  };
}

/** A shut cardboard box with a slot for mail in its front, 300 wide, 250 high, on y 0. */
export function mailbox(light: Light): string {
  const t = tone(light, '#c99b62');
  return (
    oval(0, 3, 160, 13, light.shade, 'fill-opacity=".35"') +
    path('M-150 -250L-112 -294H112L150 -250Z', t.lite) +
    path('M-14 -250L-10 -294H10L14 -250Z', t.base) +
    box(
      -150,
      -250,
      300,
      250,
      linear([
        [0, t.lite],
        [0.3, t.base],
        [1, t.shade],
      ]),
    ) +
    line('M-150 -250H150', t.rim, 4, 'stroke-opacity=".7"') +
    box(-96, -222, 150, 22, '#5d4030', 8) +
    box(-60, -150, 120, 80, '#fdf1d6', 4) +
    line('M-60 -150L0 -104L60 -150', t.deep, 5)
  );
}

/** An open cardboard box seen from the front, `width` by `height` on y 0, its flaps out. */
export function carton(light: Light, width: number, height: number): Holder {
  const t = tone(light, '#c99b62');
  const w = width / 2;
  const deep = Math.min(44, height * 0.3);
  const chance = chanceFrom(`carton ${width}`);
  return {
    shadow: oval(0, 3, w * 1.06, 13, light.shade, 'fill-opacity=".35"'),
    back:
      path(
        `M${-w} ${-height}L${-w + deep * 0.8} ${-height - deep}H${w - deep * 0.8}L${w} ${-height}Z`,
        t.deep,
      ) +
      path(
        `M${-w + deep * 0.8} ${-height - deep}l-16 -46h${num(width - deep * 1.6 + 32)}l-16 46Z`,
        t.shade,
      ),
    front:
      path(`M${-w} ${-height}l-58 34l22 20l36 -24Z`, t.lite) +
      path(`M${w} ${-height}l58 34l-22 20l-36 -24Z`, t.shade) +
      box(
        -w,
        -height,
        width,
        height,
        linear([
          [0, t.lite],
          [0.3, t.base],
          [1, t.shade],
        ]),
      ) +
      brush(
        chance,
        { x: -w + 8, y: -height + 8, width: width - 50, height: height - 16 },
        40,
        30,
        0,
        t.shade,
        2,
        0.4,
      ) +
      box(-11, -height, 22, height * 0.4, t.lite, 0, 'fill-opacity=".6"') +
      line(`M${-w} ${-height}H${w}`, t.rim, 4, 'stroke-opacity=".7"'),
  };
}

/** A washing-up bowl, 320 wide, its rim at y -86, standing on y 0; `water` fills it. */
export function basin(light: Light, color: Hex, water: boolean): Holder {
  const t = tone(light, color);
  const wall =
    'M-166 -86A166 38 0 0 0 166 -86C152 -30 132 -6 116 0H-116C-132 -6 -152 -30 -166 -86Z';
  return {
    shadow: oval(0, 3, 138, 14, light.shade, 'fill-opacity=".35"'),
    back:
      oval(0, -86, 166, 38, t.lite) +
      oval(0, -84, 150, 30, t.deep) +
      (water
        ? oval(
            0,
            -80,
            148,
            28,
            linear([
              [0, tone(light, '#a9dbe8').base],
              [1, tone(light, '#5fb1cc').base],
            ]),
          ) + line('M-96 -84h54M-20 -70h60M52 -92h44', '#ffffff', 4, 'stroke-opacity=".7"')
        : ''),
    front:
      clip(wall, path(wall, t.shade) + shifted(light.direction[0] * 40, -6, path(wall, t.base))) +
      line('M-166 -86A166 38 0 0 0 166 -86', t.lite, 9),
  };
}

/** A mug, 60 wide and 64 high on y 0. */
export function mug(light: Light, color: Hex): string {
  const t = tone(light, color);
  const d = 'M-30 -64H30L26 0H-26Z';
  return (
    line('M30 -50C56 -50 54 -16 28 -18', t.shade, 10) +
    clip(d, path(d, t.shade) + shifted(light.direction[0] * 12, 0, path(d, t.base))) +
    oval(0, -64, 30, 8, t.deep) +
    line('M-30 -64A30 8 0 0 0 30 -64', t.lite, 4)
  );
}

/** Lids of jars, big ones: discs seen aslant, at places around (0, 0). */
export function jarLids(
  light: Light,
  places: readonly (readonly [x: number, y: number, color: Hex])[],
): string {
  return places
    .map(([x, y, color]) => {
      const t = tone(light, color);
      return (
        path(disc(x, y + 8, 42, 19), t.deep) +
        path(disc(x, y, 42, 19), t.base) +
        oval(x, y, 31, 13, 'none', `stroke="${t.lite}" stroke-width="3.4"`)
      );
    })
    .join('');
}
