// The lit bus once more, upside down in the pond and pulled apart by the ding. Words stand on it: nothing of it is lighter than
// what they can be read on.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Pressing } from '#titles/goose-on-bus-nine/cast/pressing.ts';

export interface Shore {
  readonly width: number;
  /** The window's lower edge, and the water's upper one. */
  readonly sill: number;
  readonly water: number;
  /** Nobody reads as far as this from the left: there it is clear. */
  readonly unread: number;
}

export const DEEP = '#16495a';
/** As light as anything may be that words stand on. */
const ON_WATER = {
  shore: '#7a482a',
  window: '#703c3c',
  far: '#4a3656',
  band: '#7c5028',
  bell: '#8e1f2a',
} as const;
/** Seen so flat, a reflection is half as high as what stands over it. */
const FLAT = 0.42;
const STEP = 4;

/** Window, button, who presses it and, of the goose, `shape`: whole at the shore, and farther down more water than light. */
export function onWater(
  { width, sill, water, unread }: Shore,
  hero: Hero,
  child: Pressing,
  shape: string,
): string {
  const chance = chanceFrom('on water');
  const upside = clip(
    `M-12 ${num(water)}H${width + 12}V230H-12Z`,
    at(
      0,
      water + sill * FLAT + 3,
      -FLAT,
      box(
        -12,
        -16,
        width + 24,
        sill + 16,
        linear([
          [0, ON_WATER.far, 0],
          [0.3, ON_WATER.far],
          [0.7, ON_WATER.window],
          [1, ON_WATER.shore],
        ]),
      ) +
        box(-12, sill - 4, width + 24, 11, ON_WATER.band) +
        oval(child.button[0] - 6, child.button[1], 17, 24, ON_WATER.bell) +
        shape +
        (unread ? strokesOf(hero, child) : shapeOf(hero, child)),
      0,
      1,
    ),
  );
  // What the ding has pushed between: a little at the shore, and at our feet nearly all.
  let ripples = '';
  for (let y = water + 6, i = 0; y < 222; y += STEP, i++) {
    let d = '';
    const near = Math.min(1, i / 13);
    for (let x = -12 - chance() * 30; x < width; ) {
      const long = 18 + chance() * 50 * (0.4 + near);
      d += `M${num(x)} ${num(y)}q${num(long / 2)} ${num((chance() - 0.5) * 2)} ${num(long)} 0`;
      x += long + 6 + chance() * 46 * (1 - near * 0.7);
    }
    ripples += line(d, DEEP, 0.8 + 1.1 * near, `stroke-opacity="${unread ? 0.5 : 0.9}"`);
  }
  let bright = '';
  for (let i = 0; i < width / 9; i++) {
    const x = chance() * width;
    bright += `M${num(x)} ${num(water + 4.4 + chance() * 4)}h${num(5 + chance() * 14)}`;
  }
  return clean(
    upside +
      // What is read lies on still water.
      box(
        -12,
        water,
        width + 24,
        100,
        unread
          ? linear(
              [
                [0.36, DEEP, 0],
                [0.56, DEEP, 0.7],
              ],
              0,
              0,
              1,
              0,
            )
          : linear([
              [0.04, DEEP, 0],
              [0.14, DEEP, 0.56],
              [1, DEEP, 0.76],
            ]),
      ) +
      ripples +
      line(bright, '#f2b65a', 1.2, 'stroke-opacity=".7"'),
  );
}

/** A color as the water gives it back: the lighter it is, the more of it stays there. */
const wet = (color: Hex): Hex => mix(color, '#1c3f4e', 0.6 + 0.26 * luma(color));

/** Of a child its masses: hair, face, what it wears, two arms in one line. */
function shapeOf(
  hero: Hero,
  { button, open, shoulders, hips, foot, head, size }: Pressing,
): string {
  const [[lx, ly], [rx, ry]] = shoulders;
  return (
    oval(head[0] + size * 0.06, head[1] - size * 0.06, size * 0.56, size * 0.6, wet(onHead(hero))) +
    path(
      `M${num(lx)} ${num(ly)}L${num(rx)} ${num(ry)}L${num(hips[0] + size * 0.3)} ${num(hips[1])}L${num(hips[0] - size * 0.3)} ${num(hips[1])}Z`,
      wet(hero.colors.main),
      `stroke="${wet(hero.colors.main)}" stroke-width="${num(size * 0.2)}" stroke-linejoin="round"`,
    ) +
    line(
      `M${num(hips[0])} ${num(hips[1])}L${num(foot[0])} ${num(foot[1])}`,
      wet(hero.colors.second),
      size * 0.3,
    ) +
    line(
      `M${num(button[0])} ${num(button[1])}L${num(lx)} ${num(ly)}M${num(rx)} ${num(ry)}L${num(open[0])} ${num(open[1])}`,
      wet(hero.skin),
      size * 0.17,
    ) +
    oval(head[0] - size * 0.06, head[1], size * 0.4, size * 0.43, wet(hero.skin))
  );
}

const onHead = ({ hair, colors, hairColor }: Hero): Hex =>
  hair === 'hijab' || hair === 'patka' ? (colors.headwear ?? colors.accent) : hairColor;

/**
 * Where nobody reads, a few strokes in the colors of who stands above: coat, face, hair, and the red of the bell. A whole child upside
 * down, with a face, was taken for a misprint.
 */
function strokesOf(hero: Hero, { button, hips, head, size }: Pressing): string {
  const rows = [
    [hips[0], hips[1] + 8, 0.62, hero.colors.main],
    [hips[0] + size * 0.1, (hips[1] + head[1]) / 2, 0.44, hero.colors.main],
    [head[0], head[1] + size * 0.16, 0.36, hero.skin],
    [head[0] - size * 0.1, head[1] - size * 0.22, 0.3, onHead(hero)],
    [button[0] - 6, button[1] + 9, 0.16, '#c8142a'],
    [button[0] - 3, button[1] - 9, 0.1, '#c8142a'],
  ] as const;
  return rows
    .map(([x, y, half, color]) =>
      line(
        `M${num(x - size * half)} ${num(y)}h${num(size * half * 0.9)}m${num(size * 0.06)} 1.6h${num(size * half)}`,
        mix(color, '#5c3346', 0.36),
        size * 0.1,
      ),
    )
    .join('');
}
