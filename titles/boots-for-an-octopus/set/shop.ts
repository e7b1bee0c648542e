import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BOXES, SHOPFRONT } from './colors.ts';

/** Papered wall above, tiled floor below, meeting at `floor` mm; `to` is how wide it is painted. */
export function room(floor: number, to: number = SHEET): string {
  let stripes = '';
  for (let x = 4; x < to; x += 18) stripes += `M${x} 0h7V${floor}h-7Z`;
  return (
    box(
      0,
      0,
      to,
      floor,
      linear([
        [0, '#fff6ec'],
        [1, SHOPFRONT.paperLow],
      ]),
    ) +
    path(
      stripes,
      linear([
        [0, SHOPFRONT.stripe, 0],
        [0.35, SHOPFRONT.stripe, 0.2],
        [1, '#f6cbb8', 0.8],
      ]),
    ) +
    tiles(floor, to) +
    box(0, floor - 7, to, 7, SHOPFRONT.wood) +
    box(0, floor - 7, to, 1.4, SHOPFRONT.woodLite) +
    box(0, floor - 0.6, to, 1.6, SHOPFRONT.woodDark)
  );
}

/** Two colors of tile, in perspective toward a point above the middle. */
function tiles(floor: number, to: number): string {
  const depth = SHEET - floor;
  const rows = 4;
  const y = (row: number): number => floor + depth * (row / rows) ** 1.5;
  const x = (column: number, at: number): number => {
    const spread = 0.62 + 0.75 * ((at - floor) / depth);
    return SHEET / 2 + column * 32 * spread;
  };
  let dark = '';
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [y(row), y(row + 1)];
    for (let column = -6; column < (to > SHEET ? 18 : 6); column++) {
      if ((row + column) % 2) continue;
      dark += polygon([
        [x(column, top), top],
        [x(column + 1, top), top],
        [x(column + 1, bottom), bottom],
        [x(column, bottom), bottom],
      ]);
    }
  }
  return (
    box(
      0,
      floor,
      to,
      depth,
      linear([
        [0, '#f3c3a8'],
        [0.4, SHOPFRONT.floor],
        [1, SHOPFRONT.floorLite],
      ]),
    ) + path(dark, SHOPFRONT.floorDark, 'fill-opacity=".62"')
  );
}

/**
 * Shelves of shoe boxes. `full` 1 is every place taken, 0 is bare: they empty as the book goes on.
 * The same place always holds the same box, so nothing moves but what has gone.
 */
export function shelves(
  x: number,
  y: number,
  width: number,
  height: number,
  rows: number,
  full: number,
  seed = 'shelves',
): string {
  const chance = chanceFrom(seed);
  const pitch = height / rows;
  const byColor = BOXES.map(() => '');
  let lids = '';
  let ends = '';
  let planks = '';
  for (let row = 0; row < rows; row++) {
    const base = y + pitch * (row + 1) - 2.6;
    planks += roundedBox(x, base, width, 2.6, 0.6);
    for (let left = x + 2.5; left < x + width - 9; ) {
      const wide = 13 + chance() * 9;
      const high = pitch * (0.44 + chance() * 0.34);
      const color = Math.floor(chance() * BOXES.length);
      const kept = chance() < full;
      const w = Math.min(wide, x + width - 2 - left);
      if (kept && w > 7) {
        byColor[color] += roundedBox(left, base - high, w - 0.8, high, 0.7);
        lids += roundedBox(left - 0.4, base - high - 0.4, w, 3, 0.6);
        ends += roundedBox(left + w * 0.3, base - high * 0.48, w * 0.36, high * 0.22, 0.6);
      }
      left += wide;
    }
  }
  return (
    box(x - 2.4, y - 3, width + 4.8, height + 3, SHOPFRONT.wood, 1.6) +
    box(
      x,
      y,
      width,
      height,
      linear(
        [
          [0, SHOPFRONT.shelfBack],
          [1, '#38918a'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    byColor.map((d, i) => path(d, BOXES[i] as string)).join('') +
    path(lids, '#ffffff', 'fill-opacity=".35"') +
    path(ends, '#fffaf0', 'fill-opacity=".85"') +
    path(planks, SHOPFRONT.woodLite) +
    box(x - 2.4, y - 4.6, width + 4.8, 3.4, SHOPFRONT.woodLite, 1)
  );
}

/** A sliding ladder, seen from in front: leaning in its rail, rungs 11 mm apart. */
export function ladder(x: number, top: number, bottom: number, width = 22): string {
  const rail = (dx: number): string => `M${x + dx} ${top}L${num(x + dx * 1.16)} ${bottom}`;
  let rungs = '';
  for (let y = top + 8; y < bottom - 4; y += 11) {
    const k = 1 + 0.16 * ((y - top) / (bottom - top));
    rungs += `M${num(x - (width / 2) * k)} ${y}H${num(x + (width / 2) * k)}`;
  }
  const rails = rail(-width / 2) + rail(width / 2);
  return (
    line(rungs, SHOPFRONT.cherryDark, 3) +
    line(rungs, SHOPFRONT.cherry, 1.8) +
    line(rails, SHOPFRONT.cherryDark, 4.4) +
    line(rails, SHOPFRONT.cherry, 3)
  );
}

/** The lamp over the shop: a coral shade and a pool of light. `x`, `y` is the bulb. */
export const lamp = (x: number, y: number, light = 1): string =>
  oval(
    x,
    y + 4,
    62,
    44,
    radial([
      [0, '#fff3c9', 0.75 * light],
      [1, '#fff3c9', 0],
    ]),
  ) +
  line(`M${x} 0V${y - 12}`, '#7a5a58', 1) +
  oval(x, y - 1, 5, 4.6, '#fff8dc') +
  path(
    `M${x - 17} ${y}C${x - 16} ${y - 11} ${x - 8} ${y - 14} ${x} ${y - 14}C${x + 8} ${y - 14} ${x + 16} ${y - 11} ${x + 17} ${y}Z`,
    '#e9694f',
  ) +
  path(
    `M${x - 14} ${y - 2}C${x - 13} ${y - 9} ${x - 8} ${y - 11.6} ${x - 4} ${y - 12}Q${x - 9} ${y - 8} ${x - 9} ${y - 2}Z`,
    '#ffb79c',
    'fill-opacity=".8"',
  ) +
  box(x - 2.4, y - 17, 4.8, 4, '#7a5a58', 1);

/** The clock is a boot; its hands are laces. */
export const bootClock = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size / 60,
    path(
      'M-24 -38H20C20 -20 22 -8 26 0C34 8 52 8 56 22C58 30 56 34 50 34H-20C-26 34 -28 30 -27 24C-24 4 -23 -18 -24 -38Z',
      '#7d4a6b',
    ) +
      path('M-29 26H57C58 34 55 38 49 38H-21C-28 38 -30 34 -29 26Z', '#4f2c49') +
      path(roundedBox(-28, -44, 52, 9, 4), '#a8688f') +
      oval(-1, -8, 20, 20, '#fff8ea') +
      line('M-1 -8V-22M-1 -8L9 -2', '#3d2a3c', 3) +
      line('M-1 -26v3M-1 10v-3M-19 -8h3M17 -8h-3', '#b09aa6', 2.2),
  );

/** The low mirror for looking at feet, tilted on its stand; `inner` is what it shows, and `glare` lies over it. */
export function mirror(
  x: number,
  y: number,
  width: number,
  height: number,
  inner: string,
  glare = true,
): string {
  const glass = roundedBox(x, y, width, height, 5);
  return (
    path(roundedBox(x - 5, y - 5, width + 10, height + 10, 8), SHOPFRONT.cherryDark) +
    path(roundedBox(x - 4.4, y - 5, width + 8.4, height + 9, 8), SHOPFRONT.cherry) +
    path(
      glass,
      linear(
        [
          [0, '#d6edf0'],
          [1, '#f3e9e4'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    clip(
      glass,
      inner +
        (glare
          ? path(
              `M${num(x + width * 0.1)} ${num(y + height)}L${num(x + width * 0.36)} ${y}H${num(x + width * 0.5)}L${num(x + width * 0.24)} ${num(y + height)}ZM${num(x + width * 0.3)} ${num(y + height)}L${num(x + width * 0.56)} ${y}H${num(x + width * 0.6)}L${num(x + width * 0.34)} ${num(y + height)}Z`,
              '#ffffff',
              'fill-opacity=".14"',
            )
          : ''),
    ) +
    line(`M${x - 2} ${y + height + 2}V${y - 2}H${x + width}`, '#e3a07c', 1, 'stroke-opacity=".8"')
  );
}

/** A padded bench for trying on, in coral velvet; its top is at `y`. */
export const bench = (x: number, y: number, width: number, floor: number): string =>
  oval(x + width / 2 + 3, floor, width * 0.53, 3.4, '#8a4a58', 'fill-opacity=".26"') +
  path(
    `${roundedBox(x + 5, y + 8, 6, floor - y - 8, 2)}${roundedBox(x + width - 11, y + 8, 6, floor - y - 8, 2)}`,
    SHOPFRONT.cherryDark,
  ) +
  box(x, y, width, 13, '#c9504a', 6) +
  box(x, y, width, 8, '#ea7463', 5) +
  line(`M${x + 6} ${y + 2}H${x + width - 8}`, '#ffb3a0', 1.4, 'stroke-opacity=".8"') +
  path([0.2, 0.4, 0.6, 0.8].map((k) => disc(x + width * k, y + 9, 1)).join(''), '#8e2f36');

/** The mat by the door, wet or not. */
export const mat = (x: number, y: number, width: number, depth: number): string =>
  path(
    polygon([
      [x + depth * 0.5, y],
      [x + width - depth * 0.5, y],
      [x + width, y + depth],
      [x, y + depth],
    ]),
    SHOPFRONT.mat,
  ) +
  line(
    polygon([
      [x + depth * 0.5 + 3, y + 2],
      [x + width - depth * 0.5 - 3, y + 2],
      [x + width - 5, y + depth - 2],
      [x + 5, y + depth - 2],
    ]),
    '#e5b29c',
    0.9,
    'stroke-dasharray="3 2"',
  );

/** A shoe box lying open; the lid is off and paper comes out. */
export function openBox(
  light: Light,
  x: number,
  y: number,
  width: number,
  color: string,
  degrees = 0,
): string {
  const t = tone(light, color);
  const w = width;
  return at(
    x,
    y,
    1,
    path(
      polygon([
        [-w / 2, -w * 0.4],
        [w / 2, -w * 0.4],
        [w * 0.46, 0],
        [-w * 0.46, 0],
      ]),
      t.base,
    ) +
      path(
        polygon([
          [w * 0.1, -w * 0.4],
          [w / 2, -w * 0.4],
          [w * 0.46, 0],
          [w * 0.12, 0],
        ]),
        t.shade,
        'fill-opacity=".5"',
      ) +
      tissue(-w * 0.02, -w * 0.42, w * 0.42) +
      path(roundedBox(-w * 0.3, -w * 0.25, w * 0.26, w * 0.12, 1), '#fffaf0', 'fill-opacity=".9"'),
    degrees,
  );
}

/** A puff of tissue paper. */
export const tissue = (x: number, y: number, r: number): string =>
  path(
    `M${num(x - r)} ${num(y + r * 0.2)}L${num(x - r * 0.8)} ${num(y - r * 0.5)}L${num(x - r * 0.45)} ${num(y - r * 0.25)}L${num(x - r * 0.2)} ${num(y - r * 0.8)}L${num(x + r * 0.15)} ${num(y - r * 0.35)}L${num(x + r * 0.5)} ${num(y - r * 0.7)}L${num(x + r * 0.7)} ${num(y - r * 0.15)}L${num(x + r)} ${num(y + r * 0.2)}Z`,
    '#fffdf8',
  ) +
  path(
    `M${num(x - r * 0.2)} ${num(y - r * 0.8)}L${num(x + r * 0.15)} ${num(y - r * 0.35)}L${num(x - r * 0.1)} ${num(y + r * 0.2)}L${num(x - r * 0.45)} ${num(y - r * 0.25)}ZM${num(x + r * 0.5)} ${num(y - r * 0.7)}L${num(x + r * 0.7)} ${num(y - r * 0.15)}L${num(x + r * 0.4)} ${num(y + r * 0.2)}Z`,
    '#e6dfe9',
    'fill-opacity=".8"',
  );

/** A soft vignette that brings the middle forward. */
export const hush = (to: number = SHEET): string =>
  box(
    0,
    0,
    to,
    SHEET,
    radial(
      [
        [0.7, '#8a4a58', 0],
        [1, '#8a4a58', 0.16],
      ],
      0.5,
      0.45,
      0.75,
    ),
  );

/** The scalloped pelmet that the ladder's rail hangs from; what is on the ladder goes up behind it. */
export function valance(y: number): string {
  let coral = '';
  let cream = '';
  for (let i = 0; i < 19; i++) {
    const x = -6 + i * 12;
    const scallop = `M${x} ${y}h12v5a6 6 0 0 1 -12 0Z`;
    if (i % 2) coral += scallop;
    else cream += scallop;
  }
  return (
    box(
      0,
      y + 3,
      SHEET,
      12,
      linear([
        [0, '#8a4a58', 0.28],
        [1, '#8a4a58', 0],
      ]),
    ) +
    path(cream, '#fff9ee') +
    path(coral, '#ee8670') +
    box(0, y - 3.4, SHEET, 4.4, SHOPFRONT.wood) +
    box(0, y - 3.4, SHEET, 1.2, SHOPFRONT.woodLite)
  );
}

/** The wall above the pelmet, calm enough for words: the paper's own stripes, and the light of the door. */
export function plainWall(height: number, to: number = SHEET): string {
  let stripes = '';
  for (let x = 4; x < to; x += 18) stripes += `M${x} 0h7V${height}h-7Z`;
  return (
    box(
      0,
      0,
      to,
      height,
      linear([
        [0, '#fff6ec'],
        [1, SHOPFRONT.paperLow],
      ]),
    ) +
    path(stripes, '#f9d3c2', 'fill-opacity=".5"') +
    oval(
      20,
      height,
      120,
      height * 0.9,
      radial([
        [0, '#fffdf2', 0.8],
        [1, '#fffdf2', 0],
      ]),
    )
  );
}
