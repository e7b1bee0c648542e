import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { disc, num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, PAGE, widthOf } from '#bookmaking/frame.ts';
import { TOWN } from './colors.ts';

export interface HouseWish {
  readonly wall: Hex;
  /** Height of the wall in units; every house is 100 wide. */
  readonly height: number;
  /** Tiled to above the door, as in towns that are hot in summer. */
  readonly tiles?: boolean;
  readonly roof: 'gable' | 'flat' | 'tiles';
  readonly door: Hex;
  readonly number?: string;
  readonly seed: string;
}

/** A narrow house from in front, 100 wide, its doorstep at (50, 0). */
export function house(light: Light, wish: HouseWish): string {
  const chance = chanceFrom(wish.seed);
  const wall = tone(light, wish.wall);
  const trim = tone(light, TOWN.chalk);
  const h = wish.height;
  const shadeSide = light.direction[0] < 0 ? 84 : 0;
  let windows = '';
  for (let y = -h + 24; y < -104; y += 62) {
    for (const x of [16, 60]) windows += windowAt(light, chance, x, y);
  }
  return (
    roofOf(light, wish.roof, h) +
    box(0, -h, 100, h, wall.base) +
    box(shadeSide, -h, 16, h, wall.shade, 0, 'fill-opacity=".45"') +
    (wish.tiles ? tilesOn(light, 0, -92, 100, 92) : box(0, -10, 100, 10, wall.shade)) +
    box(0, -h, 100, 5, trim.base) +
    box(0, -h + 5, 100, 3, wall.shade, 0, 'fill-opacity=".7"') +
    windows +
    doorAt(light, wish.door)
  );
}

function roofOf(light: Light, kind: HouseWish['roof'], h: number): string {
  const clay = tone(light, TOWN.clay);
  if (kind === 'flat') return box(-3, -h - 6, 106, 7, tone(light, TOWN.chalk).shade, 1);
  const d =
    kind === 'gable'
      ? polygon([
          [-6, -h],
          [50, -h - 46],
          [106, -h],
        ])
      : polygon([
          [-6, -h],
          [8, -h - 26],
          [92, -h - 26],
          [106, -h],
        ]);
  const rows =
    kind === 'gable' ? `M12 ${-h - 12}h76M30 ${-h - 26}h40` : `M2 ${-h - 9}h96M6 ${-h - 17}h88`;
  return (
    box(70, -h - (kind === 'gable' ? 44 : 44), 12, 34, tone(light, TOWN.blush).shade) +
    box(67, -h - 47, 18, 5, clay.base) +
    path(d, clay.base) +
    line(rows, clay.deep, 2, 'stroke-opacity=".5" stroke-dasharray="6 4"')
  );
}

function windowAt(light: Light, chance: Chance, x: number, y: number): string {
  const frame = tone(light, TOWN.chalk);
  const shutter = tone(light, chance() > 0.5 ? '#5f8fae' : '#6f9a84');
  const pot = chance() > 0.45;
  return (
    box(x - 2, y - 2, 28, 42, frame.base, 1) +
    box(x, y, 24, 38, mix(tone(light, '#8fb4cc').base, '#ffffff', chance() * 0.25)) +
    line(`M${x + 12} ${y}v38M${x} ${y + 16}h24`, frame.base, 2) +
    path(`M${x} ${y + 30}L${x + 16} ${y}h6L${x} ${y + 38}Z`, '#ffffff', 'fill-opacity=".35"') +
    box(x - 11, y - 1, 9, 40, shutter.base, 1) +
    box(x + 26, y - 1, 9, 40, shutter.shade, 1) +
    (pot
      ? path(`M${x} ${y + 34}h24l-3 8h-18Z`, tone(light, TOWN.clay).base) +
        path(
          `${disc(x + 5, y + 31, 6)}${disc(x + 13, y + 29, 7)}${disc(x + 20, y + 32, 5)}`,
          tone(light, TOWN.leaf).base,
        ) +
        path(
          `${disc(x + 6, y + 29, 2)}${disc(x + 15, y + 26, 2)}${disc(x + 19, y + 31, 1.6)}`,
          tone(light, '#d8687c').base,
        )
      : box(x - 3, y + 38, 30, 3, frame.shade, 1))
  );
}

function doorAt(light: Light, color: Hex): string {
  const t = tone(light, color);
  const stone = tone(light, TOWN.stone);
  return (
    path('M31 0V-62C31 -82 69 -82 69 -62V0Z', stone.base) +
    path('M35 0V-62C35 -77 65 -77 65 -62V0Z', t.base) +
    path('M50 0V-73C60 -73 65 -69 65 -62V0Z', t.shade, 'fill-opacity=".6"') +
    path(
      roundedBox(39, -56, 9, 22, 2) +
        roundedBox(52, -56, 9, 22, 2) +
        roundedBox(39, -28, 9, 20, 2) +
        roundedBox(52, -28, 9, 20, 2),
      t.deep,
      'fill-opacity=".4"',
    ) +
    oval(60, -31, 2, 2, '#f4efe2') +
    box(27, -3, 46, 5, stone.shade, 1)
  );
}

/** Blue on white, in a pattern that is simple enough to stay behind. 12 units a tile. */
export function tilesOn(light: Light, x: number, y: number, width: number, height: number): string {
  const glaze = tone(light, '#eff3f6');
  const blue = tone(light, TOWN.tile);
  const pitch = 12;
  let grid = '';
  let dots = '';
  for (let ty = y; ty < y + height - 1; ty += pitch) {
    grid += `M${num(x)} ${num(ty)}h${num(width)}`;
    for (let tx = x; tx < x + width - 1; tx += pitch) {
      const [cx, cy] = [tx + pitch / 2, ty + pitch / 2];
      if (cx > x + width || cy > y + height) continue;
      dots += `M${num(cx)} ${num(cy - 4)}l2 4l-2 4l-2 -4ZM${num(cx - 4)} ${num(cy)}l4 -2l4 2l-4 2Z`;
    }
  }
  for (let tx = x; tx <= x + width; tx += pitch) grid += `M${num(tx)} ${num(y)}v${num(height)}`;
  return (
    box(x, y, width, height, glaze.base) +
    line(grid, blue.lite, 0.5, 'stroke-opacity=".5"') +
    path(dots, blue.base, 'fill-opacity=".6"') +
    box(x, y - 3, width, 4, blue.base)
  );
}

/** One house of a street: where its left foot is (mm), its scale, and what it is like. */
export type Plot = readonly [
  x: number,
  y: number,
  scale: number,
  wish: HouseWish,
  squeeze?: number,
];

/** Houses in the order of a street: the far ones first. */
export const houses = (light: Light, plots: readonly Plot[]): string =>
  plots
    .map(([x, y, scale, wish, squeeze = 1]) =>
      at(x, y, scale, house(light, wish), 0, scale * squeeze),
    )
    .join('');

/** The town's roofs far away, in haze, standing on `ground`; nothing to look at, only depth. */
export function farRoofs(
  light: Light,
  seed: string,
  ground: number,
  height: number,
  pale: number,
): string {
  const chance = chanceFrom(seed);
  const walls = [TOWN.rose, TOWN.chalk, TOWN.powder, TOWN.blush, TOWN.sage];
  let art = '';
  let panes = '';
  for (let x = -8, i = 0; x < 224; i++) {
    const w = 14 + chance() * 13;
    const h = height * (0.55 + chance() * 0.45);
    const wall = mix(tone(light, walls[i % walls.length] as Hex).base, light.haze, pale);
    const clay = mix(tone(light, TOWN.clay).base, light.haze, pale);
    art +=
      path(`M${num(x)} ${num(ground)}v${num(-h)}h${num(w)}v${num(h)}Z`, wall) +
      path(
        i % 3
          ? `M${num(x - 1)} ${num(ground - h)}l3 -5h${num(w - 4)}l3 5Z`
          : `M${num(x - 1)} ${num(ground - h)}l${num(w / 2 + 1)} -8l${num(w / 2 + 1)} 8Z`,
        clay,
      );
    for (let y = ground - h + 5; y < ground - 6; y += 9) {
      for (let px = x + 3; px < x + w - 4; px += 7) panes += `M${num(px)} ${num(y)}h2.8v4.6h-2.8Z`;
    }
    x += w;
  }
  return art + path(panes, mix(TOWN.tile, light.haze, 0.4 + pale * 0.5), 'fill-opacity=".6"');
}

/** Small clouds with flat feet. */
export const clouds = (list: readonly (readonly [x: number, y: number, size: number])[]): string =>
  path(
    list
      .map(
        ([x, y, s]) =>
          `M${num(x - 12 * s)} ${num(y)}c${num(-5 * s)} 0 ${num(-5 * s)} ${num(-6 * s)} ${num(1 * s)} ${num(-6.4 * s)}c${num(0.6 * s)} ${num(-6 * s)} ${num(9 * s)} ${num(-8 * s)} ${num(12 * s)} ${num(-3 * s)}c${num(5 * s)} ${num(-3.4 * s)} ${num(10.6 * s)} 0 ${num(9.6 * s)} ${num(4.4 * s)}c${num(5 * s)} 0 ${num(5 * s)} ${num(5 * s)} ${num(1 * s)} ${num(5 * s)}Z`,
      )
      .join(''),
    '#ffffff',
    'fill-opacity=".85"',
  );

/** A quaver or two: what other people's whistles look like. Stem's foot at (x, y), in mm. */
export function note(x: number, y: number, size: number, color: Hex, pair = false): string {
  const s = size;
  const head = (dx: number): string => disc(x + dx * s, y, 2.3 * s, 1.7 * s);
  return pair
    ? path(head(0) + head(8), color) +
        line(
          `M${num(x + 2 * s)} ${num(y)}v${num(-9 * s)}l${num(8 * s)} ${num(-1.6 * s)}v${num(10 * s)}`,
          color,
          0.9 * s,
        ) +
        line(`M${num(x + 2 * s)} ${num(y - 8 * s)}l${num(8 * s)} ${num(-1.6 * s)}`, color, 2 * s)
    : path(head(0), color) +
        line(
          `M${num(x + 2 * s)} ${num(y)}v${num(-9 * s)}q${num(1 * s)} ${num(3 * s)} ${num(4 * s)} ${num(4.4 * s)}`,
          color,
          0.9 * s,
        );
}

/** Air down to `foot` mm. */
export const sky = (
  foot: number,
  high: Hex = TOWN.skyHigh,
  low: Hex = TOWN.skyLow,
  frame: Frame = PAGE,
): string =>
  box(
    frame.left,
    0,
    widthOf(frame),
    foot,
    linear([
      [0, high],
      [1, low],
    ]),
  );
