import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/** From the top of the sheet to `horizon`. */
export const sky = (width: number, horizon: number, top: Hex, low: Hex): string =>
  box(
    -4,
    -4,
    width + 8,
    horizon + 8,
    linear([
      [0, top],
      [1, low],
    ]),
  );

/** Water, with lines as a knife cuts them: short and near one another far off, long and far apart near us. `foam` is how pale they are. */
export function sea(
  seed: string,
  width: number,
  top: number,
  bottom: number,
  far: Hex,
  near: Hex,
  foam = 0.5,
): string {
  const chance = chanceFrom(`sea ${seed}`);
  let lines = '';
  for (let y = top + 3; y < bottom; y += 2.2 + (y - top) * 0.09) {
    const long = 5 + (y - top) * 0.34;
    for (let x = -8 + chance() * 20; x < width + 8; x += long * (1.8 + chance() * 2.4)) {
      lines += `M${num(x)} ${num(y)}q${num(long * 0.25)} -1.4 ${num(long * 0.5)} 0t${num(long * 0.5)} 0`;
    }
  }
  return (
    box(
      -4,
      top,
      width + 8,
      bottom - top + 4,
      linear([
        [0, far],
        [1, near],
      ]),
    ) + line(lines, mix(near, '#fff3dc', foam), 0.8, 'stroke-opacity=".8"')
  );
}

const WALLS: readonly Hex[] = ['#f4b6a2', '#fff3dc', '#f5c453', '#c9e4e6', '#e98a6a', '#8fcbbd'];

/** One house, foot in the middle of (0, 0), 30 wide and `height` high. */
function house(light: Light, color: Hex, height: number, lit: boolean): string {
  const wall = tone(light, color);
  const roof = tone(light, '#c9503a');
  const pane = lit ? '#ffe08a' : '#2c5f7a';
  return (
    box(-14, -height, 28, height, wall.base) +
    path(`M-17 ${-height}L0 ${-height - 15}L17 ${-height}Z`, roof.base) +
    [-7, 7]
      .map(
        (x) =>
          box(x - 3, -height + 6, 6, 8, pane, 0.6) +
          (height > 34 ? box(x - 3, -height + 20, 6, 8, pane, 0.6) : ''),
      )
      .join('') +
    box(-3, -9, 6, 9, wall.deep, 0.6)
  );
}

/** A hill with a town on it, from `left` to `right`, on `foot`. */
export function town(
  seed: string,
  light: Light,
  left: number,
  right: number,
  foot: number,
  high: number,
  lit = false,
): string {
  const chance = chanceFrom(`town ${seed}`);
  const hill = tone(light, '#8fb87a');
  const top = (x: number): number => {
    const t = (x - left) / (right - left);
    return foot - high * Math.sin(Math.min(1, Math.max(0, t)) * Math.PI) ** 0.7;
  };
  let d = `M${num(left)} ${num(foot)}`;
  for (let i = 0; i <= 16; i++) {
    const x = left + ((right - left) * i) / 16;
    d += `L${num(x)} ${num(top(x))}`;
  }
  let art = path(`${d}L${num(right)} ${num(foot)}Z`, mix(hill.base, light.haze, 0.35));
  for (let row = 0; row < 3; row++) {
    for (let x = left + 18 + row * 7; x < right - 14; x += 21 + chance() * 9) {
      const y = top(x) + (foot - top(x)) * (0.3 + row * 0.32);
      const size = 0.42 + row * 0.11;
      const color = WALLS[Math.floor(chance() * WALLS.length)] as Hex;
      art += at(
        x,
        y,
        size,
        house(
          light,
          mix(color, light.haze, 0.25),
          26 + Math.floor(chance() * 3) * 8,
          lit && chance() > 0.4,
        ),
      );
    }
  }
  return art;
}

/** Land far off behind the water, long and low: from `right` down to the left, over all of the page beside. */
export const headland = (
  right: number,
  foot: number,
  high: number,
  [land, lit]: readonly [Hex, Hex],
): string => {
  const up = (share: number): string => num(foot - high * share);
  const ridge = `M-206 ${num(foot)}C-190 ${up(0.3)} -168 ${up(0.34)} -146 ${up(0.36)}C-118 ${up(0.42)} -104 ${up(0.72)} -74 ${up(0.74)}C-46 ${up(0.76)} -34 ${up(1)} -6 ${up(1)}`;
  return clean(
    path(
      `${ridge}C${right * 0.5} ${up(1)} ${right * 0.8} ${up(0.5)} ${right} ${num(foot)}Z`,
      land,
    ) +
      path(
        `${ridge}C-40 ${up(0.9)} -50 ${up(0.6)} -78 ${up(0.58)}C-104 ${up(0.56)} -120 ${up(0.3)} -146 ${up(0.24)}C-168 ${up(0.2)} -186 ${up(0.14)} -206 ${num(foot)}Z`,
        lit,
      ),
  );
};

/** Washing between two poles, in the wind. */
export function washing(
  light: Light,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): string {
  const dip = 10;
  const point = (t: number): [number, number] => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + dip * 4 * t * (1 - t),
  ];
  const pieces: readonly (readonly [t: number, color: Hex, kind: 'shirt' | 'sheet' | 'socks'])[] = [
    [0.1, '#fff3dc', 'sheet'],
    [0.32, '#e2492f', 'shirt'],
    [0.5, '#f5c453', 'socks'],
    [0.66, '#c9e4e6', 'sheet'],
    [0.88, '#2f7f86', 'shirt'],
  ];
  return (
    line(
      `M${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 + dip * 2)} ${num(x2)} ${num(y2)}`,
      '#2c4458',
      0.7,
    ) +
    pieces
      .map(([t, color, kind]) => {
        const [x, y] = point(t);
        const c = tone(light, color);
        const d = {
          sheet: 'M-9 0H9C7 8 12 14 9 22C2 20 -4 24 -11 21C-8 14 -12 8 -9 0Z',
          shirt: 'M-8 0H8L15 5L11 11L8 9L10 22H-8L-6 9L-10 11L-14 5Z',
          socks: 'M-7 0H-2L-1 11C4 12 4 16 -1 16H-7ZM3 0H8L10 11C15 12 15 16 10 16H4Z',
        }[kind];
        return at(x, y, 1, path(d, c.base) + line('M-6 0v-2M6 0v-2', '#2c4458', 1));
      })
      .join('')
  );
}

/** On its rocks, foot in the middle of (x, y). */
export function lighthouse(light: Light, x: number, y: number, size: number, lit: boolean): string {
  const white = tone(light, '#fff3dc');
  const red = tone(light, '#e2492f');
  const ink = tone(light, '#123a4c');
  return at(
    x,
    y,
    size,
    (lit
      ? [1, -1]
          .flatMap((way) =>
            [1, 0.62, 0.3].map((wide) =>
              path(
                `M0 ${-96 - 3 * wide}L${way * 250} ${-99 - 44 * wide}V${-99 + 44 * wide}L0 ${-96 + 3 * wide}Z`,
                linear(
                  [
                    [0, '#fff0b8', way > 0 ? 0.3 : 0],
                    [0.25, '#fff0b8', way > 0 ? 0.17 : 0],
                    [0.75, '#fff0b8', way > 0 ? 0 : 0.17],
                    [1, '#fff0b8', way > 0 ? 0 : 0.3],
                  ],
                  0,
                  0,
                  1,
                  0,
                ),
              ),
            ),
          )
          .join('')
      : '') +
      path('M-13 0L-9 -84H9L13 0Z', white.base) +
      path('M-12.2 -18L-11 -38H11L12.2 -18ZM-10.2 -56L-9.4 -74H9.4L10.2 -56Z', red.base) +
      path('M3 -84H9L13 0H5Z', white.deep, 'fill-opacity=".3"') +
      box(-11, -88, 22, 4, ink.base, 1) +
      box(-7, -103, 14, 15, lit ? '#fff0b8' : '#c9e4e6') +
      path('M-9 -103L0 -114L9 -103Z', red.base) +
      line('M-7 -103V-88M0 -103V-88M7 -103V-88', ink.base, 1),
  );
}

/** What a lighthouse stands on. */
export const islet = (x: number, y: number, color: Hex): string =>
  path(
    `M${x - 26} ${y}C${x - 20} ${y - 8} ${x - 8} ${y - 11} ${x} ${y - 10}C${x + 12} ${y - 10} ${x + 20} ${y - 4} ${x + 30} ${y}Z`,
    color,
  );
