import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, PAGE, widthOf } from '#bookmaking/frame.ts';
import { CHERRY, TOWN, WATER } from './colors.ts';

/** Open water from its far edge at `top` down to the foot of the sheet; far is sky, near is deep. */
export const water = (
  top: number,
  stops: readonly [far: Hex, middle: Hex, near: Hex] = [WATER.far, WATER.middle, WATER.deep],
  frame: Frame = PAGE,
): string =>
  box(
    frame.left,
    top,
    widthOf(frame),
    216 - top,
    linear([
      [0, stops[0]],
      [0.42, stops[1]],
      [1, stops[2]],
    ]),
  );

/** Short level strokes of light; they lengthen toward us. `amount` 1 is a good deal. */
export function glitter(seed: string, area: Box, amount: number, color: Hex = WATER.glint): string {
  const chance = chanceFrom(seed);
  let thin = '';
  let thick = '';
  const count = Math.round(70 * amount);
  for (let i = 0; i < count; i++) {
    const t = chance();
    const y = area.y + area.height * t * t;
    const long = 2 + t * t * 16;
    const stroke = `M${num(area.x + chance() * area.width - long / 2)} ${num(y)}h${num(long)}`;
    if (t > 0.6) thick += stroke;
    else thin += stroke;
  }
  return (
    line(thin, color, 0.5, 'stroke-opacity=".7"') + line(thick, color, 0.9, 'stroke-opacity=".6"')
  );
}

/** Rings that a short puff leaves, the outer ones fading. */
export const rings = (x: number, y: number, r: number, flat: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const k = (i + 1) / count;
    return oval(
      x,
      y,
      r * k,
      r * k * flat,
      'none',
      `stroke="${WATER.glint}" stroke-width="${num(1.4 - k)}" stroke-opacity="${num(0.95 - k * 0.7)}"`,
    );
  }).join('');

/**
 * The basin's stone rim, seen from across the water: its top is a band that curves away at both
 * ends, its inner side is tiled. `y` is the top of the stone in the middle, `thick` its height; mm.
 */
export function rim(
  light: Light,
  y: number,
  thick: number,
  bow: number,
  tileSize = 9,
  frame: Frame = PAGE,
): string {
  const stone = tone(light, TOWN.stone);
  const glaze = tone(light, '#f2f5f6');
  const blue = tone(light, TOWN.tile);
  const [start, end] = [frame.left - 6, frame.right + 6];
  const middle = (start + end) / 2;
  const arc = (dy: number): string =>
    `M${start} ${num(y + dy + bow)}Q${middle} ${num(y + dy - bow)} ${end} ${num(y + dy + bow)}`;
  const band = (from: number, to: number): string =>
    `${arc(from)}L${end} ${num(y + to + bow)}Q${middle} ${num(y + to - bow)} ${start} ${num(y + to + bow)}Z`;
  const top = thick * 0.36;
  let tiles = '';
  let joints = '';
  for (let x = start + 2; x < end; x += tileSize) {
    const t = (x + tileSize / 2 - start) / (end - start);
    const lift = bow * (1 - 4 * t * (1 - t));
    const cy = y + lift + top + (thick - top) * 0.5;
    const r = tileSize * 0.32;
    tiles += `M${num(x + tileSize / 2)} ${num(cy - r)}l${num(r * 0.6)} ${num(r)}l${num(-r * 0.6)} ${num(r)}l${num(-r * 0.6)} ${num(-r)}Z`;
    joints += `M${num(x)} ${num(cy - (thick - top) * 0.5)}v${num(thick - top)}`;
  }
  return (
    path(band(0, thick), glaze.base) +
    line(joints, blue.lite, 0.4, 'stroke-opacity=".5"') +
    path(tiles, blue.base, 'fill-opacity=".85"') +
    path(band(thick * 0.86, thick), WATER.night, 'fill-opacity=".28"') +
    path(band(0, top), stone.base) +
    line(arc(top * 0.1), stone.lite, 0.9) +
    path(band(top * 0.86, top * 1.06), stone.deep, 'fill-opacity=".55"')
  );
}

/**
 * The round basin seen from somewhat above: stone rim, tiled inside, and water to its edge. What
 * floats is drawn by `inside` and cut off at the rim. All in mm.
 */
export function basin(
  light: Light,
  { x, y, rx, ry, rim }: { x: number; y: number; rx: number; ry: number; rim: number },
  stops: readonly [far: Hex, middle: Hex, near: Hex],
  inside: string,
): string {
  const stone = tone(light, TOWN.stone);
  const glaze = tone(light, '#f2f5f6');
  const blue = tone(light, TOWN.tile);
  const flat = ry / rx;
  const deep = rim * 0.9;
  const edge = disc(x, y, rx, ry);
  let tiles = '';
  for (let degrees = 190; degrees < 350; degrees += 3.4) {
    const a = (degrees * Math.PI) / 180;
    const [tx, ty] = [x + Math.cos(a) * rx, y + Math.sin(a) * ry + deep * 0.5];
    const w = Math.abs(Math.sin(a)) * 1.5 + 0.5;
    tiles += `M${num(tx)} ${num(ty - deep * 0.32)}l${num(w)} ${num(deep * 0.32)}l${num(-w)} ${num(deep * 0.32)}l${num(-w)} ${num(-deep * 0.32)}Z`;
  }
  return (
    oval(
      x,
      y + rim * 0.9,
      rx + rim * 1.1,
      ry + rim * 1.1 * flat + rim * 0.3,
      stone.deep,
      'fill-opacity=".5"',
    ) +
    oval(x, y + rim * 0.5, rx + rim, ry + rim * flat + rim * 0.2, stone.shade) +
    oval(x, y, rx + rim, ry + rim * Math.max(flat, 0.6), stone.base) +
    oval(x, y, rx + rim * 0.16, ry + rim * 0.1, stone.shade) +
    clip(
      edge,
      path(edge, glaze.base) +
        path(tiles, blue.base, 'fill-opacity=".85"') +
        oval(
          x,
          y + deep,
          rx,
          ry,
          linear([
            [0, stops[0]],
            [0.4, stops[1]],
            [1, stops[2]],
          ]),
        ) +
        inside,
    )
  );
}

/** The stone fish in the middle on its pillar, mouth up and open; the water line at (0, 0), about 130 high. */
export function stoneFish(light: Light, wet = false): string {
  const stone = tone(light, wet ? '#cdbfb4' : '#dacdbf');
  const [lx, ly] = light.direction;
  const fish =
    'M-16 -52C-40 -62 -40 -96 -16 -112C-10 -118 -8 -124 -12 -132C-2 -126 6 -126 16 -134C14 -124 16 -118 22 -112C42 -94 40 -62 18 -52C30 -44 38 -34 40 -24C24 -30 10 -30 0 -36C-10 -30 -26 -30 -40 -22C-38 -36 -28 -46 -16 -52Z';
  const scales =
    'M-22 -92q6 6 12 0q6 6 12 0q6 6 12 0q5 5 10 0M-26 -80q6 6 13 0q6 6 13 0q6 6 13 0q6 6 13 0M-24 -68q6 6 12 0q6 6 12 0q6 6 12 0q5 5 10 0';
  return (
    path('M-22 0L-16 -26H16L22 0Z', stone.shade) +
    path('M-22 0L-16 -26H-2L-4 0Z', stone.base) +
    box(-28, -32, 56, 8, stone.base, 3) +
    clip(
      fish,
      path(fish, stone.shade) +
        shifted(lx * 9, ly * 6, path(fish, stone.base)) +
        line(scales, stone.deep, 2, 'stroke-opacity=".5"'),
    ) +
    // Lips, as thick as a fish has them, round an O.
    path(
      'M-19 -124C-26 -132 -20 -143 -9 -141C-3 -147 9 -147 14 -141C24 -143 30 -132 23 -124C18 -115 -13 -115 -19 -124Z',
      stone.base,
    ) +
    path(
      'M-19 -124C-13 -115 18 -115 23 -124C20 -121 12 -120 2 -120C-8 -120 -16 -121 -19 -124Z',
      stone.deep,
      'fill-opacity=".6"',
    ) +
    line('M-15 -131C-12 -137 -6 -139 2 -139.500C10 -139 16 -137 19 -131', stone.lite, 3) +
    oval(2, -131, 11, 5.2, '#4d4552') +
    path('M-30 -84L-52 -98L-48 -76ZM31 -84L54 -98L50 -76Z', stone.shade) +
    oval(-15, -108, 5.4, 5.6, stone.lite) +
    oval(-15, -107.4, 2.6, 2.8, '#4d4552') +
    oval(19, -108, 5.4, 5.6, stone.lite) +
    oval(19, -107.4, 2.6, 2.8, '#4d4552')
  );
}

/** What a hull throws on the water before it: brown, broken by ripples. `x`, `y` is its water line. */
export function hullReflection(x: number, y: number, width: number): string {
  const w = width / 2;
  let ripples = '';
  for (let i = 1; i < 4; i++) {
    const k = 1 - i * 0.2;
    ripples += `M${num(x - w * k)} ${num(y + i * width * 0.09)}h${num(w * k * 1.6)}`;
  }
  return (
    path(
      `M${num(x - w)} ${num(y)}C${num(x - w * 0.9)} ${num(y + w * 0.5)} ${num(x - w * 0.4)} ${num(y + w * 0.8)} ${num(x)} ${num(y + w * 0.8)}C${num(x + w * 0.4)} ${num(y + w * 0.8)} ${num(x + w * 0.9)} ${num(y + w * 0.5)} ${num(x + w)} ${num(y)}Z`,
      linear([
        [0, '#7d5233', 0.55],
        [1, '#7d5233', 0],
      ]),
    ) + line(ripples, WATER.glint, Math.max(0.5, width * 0.014), 'stroke-opacity=".6"')
  );
}

/** The cherry with its stalk, about 24 wide, middle at (0, 0). */
export function cherry(light: Light): string {
  const t = tone(light, CHERRY);
  const d = disc(0, 0, 11, 10.4);
  return (
    line('M1 -8C3 -18 8 -24 15 -27', tone(light, '#7a8a4e').base, 2) +
    clip(
      d,
      path(d, t.shade) + shifted(light.direction[0] * 3.4, light.direction[1] * 3, path(d, t.base)),
    ) +
    oval(light.direction[0] * 8, -4.6, 2.8, 2, '#ffffff', 'fill-opacity=".75"')
  );
}

/** Where the cherry has been: a dotted way, in mm. */
export const cherryWay = (d: string): string =>
  line(d, CHERRY, 0.7, 'stroke-dasharray="0.1 2.6" stroke-opacity=".8"');

/** A cherry on its way through a picture, at (x, y) mm. */
export const cherryAt = (light: Light, x: number, y: number, size: number): string =>
  oval(x + 0.4, y + size * 0.48, size * 0.5, size * 0.12, '#2f3a5a', 'fill-opacity=".25"') +
  at(x, y, size / 23, cherry(light), 24);
