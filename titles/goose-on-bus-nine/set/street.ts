import { type Chance, pick } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SLATE } from './colors.ts';

/** Which stop the bus is at: a landmark stands among the houses. */
export type Stop = 'street' | 'library' | 'market' | 'clock' | 'dusk';

/** A wet town, filling `area`; `ground` is the height of the pavement. */
export function street(chance: Chance, area: Box, ground: number, stop: Stop): string {
  const sky = box(
    area.x,
    area.y,
    area.width,
    area.height,
    linear([
      [0, SLATE.high],
      [0.75, SLATE.low],
      [1, SLATE.far],
    ]),
  );
  const right = area.x + area.width;
  let far = '';
  for (let x = area.x - 6; x < right; ) {
    const w = 12 + chance() * 12;
    far += house(chance, x, ground, w, 26 + chance() * 24, SLATE.far, 0.25);
    x += w;
  }
  let near = '';
  for (let x = area.x - 10; x < right; ) {
    const w = 20 + chance() * 16;
    const color = pick(chance, ['#50667c', '#5a6a7c', '#4a6273', '#5d6676']);
    near += house(chance, x, ground, w, 20 + chance() * 26, color, 1);
    x += w + (chance() > 0.7 ? 6 : 0);
  }
  const pavement = box(
    area.x,
    ground,
    area.width,
    Math.max(0, area.y + area.height - ground),
    linear([
      [0, '#566a7c'],
      [1, SLATE.road],
    ]),
  );
  return sky + far + near + pavement + landmark(stop, area.x + area.width * 0.2, ground);
}

function house(
  chance: Chance,
  x: number,
  ground: number,
  width: number,
  height: number,
  color: Hex,
  detail: number,
): string {
  const top = ground - height;
  const roof = chance() > 0.5;
  const shape = roof
    ? `M${num(x)} ${num(ground)}V${num(top)}L${num(x + width / 2)} ${num(top - width * 0.3)}L${num(x + width)} ${num(top)}V${num(ground)}Z`
    : `M${num(x)} ${num(ground)}V${num(top)}H${num(x + width)}V${num(ground)}Z`;
  let lit = '';
  let unlit = '';
  const columns = Math.max(2, Math.round(width / 7));
  for (let row = 0; row * 9 + 6 < height; row++) {
    for (let column = 0; column < columns; column++) {
      const wx = x + ((column + 0.5) * width) / columns - 1.6;
      const pane = roundedBox(wx, top + 4 + row * 9, 3.2, 4.6, 0.5);
      if (chance() > 0.58) lit += pane;
      else unlit += pane;
    }
  }
  const chimney =
    chance() > 0.6 ? box(x + width * 0.7, top - width * 0.28, 2.6, width * 0.28, color) : '';
  return (
    chimney +
    path(
      shape,
      linear([
        [0, color],
        [1, mix(color, SLATE.low, 0.35)],
      ]),
    ) +
    path(unlit, mix(color, '#2c3c50', 0.4), `fill-opacity="${detail * 0.8}"`) +
    path(lit, SLATE.lamp, `fill-opacity="${0.3 + detail * 0.5}"`)
  );
}

function landmark(stop: Stop, x: number, ground: number): string {
  switch (stop) {
    case 'library':
      return library(x, ground);
    case 'market':
      return market(x, ground);
    case 'clock':
      return clockTower(x, ground);
    default:
      return '';
  }
}

function library(x: number, ground: number): string {
  const stone = '#9aa6ae';
  let columns = '';
  for (let i = -2; i <= 2; i++) columns += roundedBox(x + i * 7 - 1.5, ground - 31, 3, 23, 0.8);
  const steps = [0, 1, 2, 3]
    .map((i) =>
      box(x - 21 - i * 2, ground - 8 + i * 2, 42 + i * 4, 2.1, mix(stone, '#5a6a7c', i * 0.12)),
    )
    .join('');
  return (
    box(x - 19, ground - 33, 38, 26, '#6f7d89') +
    path(columns, stone) +
    path(
      `M${num(x - 23)} ${num(ground - 33)}L${num(x)} ${num(ground - 45)}L${num(x + 23)} ${num(ground - 33)}Z`,
      stone,
    ) +
    box(x - 4, ground - 24, 8, 16, SLATE.lamp, 1, 'fill-opacity=".8"') +
    steps
  );
}

function market(x: number, ground: number): string {
  const stalls = [
    [-24, '#d98f3c', '#f6e3bd'],
    [4, '#3f8f8a', '#f2e6cf'],
    [32, '#b3567f', '#f6e3bd'],
  ] as const;
  return stalls
    .map(([dx, color, pale]) => {
      const left = x + dx - 13;
      let stripes = '';
      for (let i = 0; i < 3; i++)
        stripes += `M${num(left + 4.3 + i * 8.6)} ${num(ground - 24)}h4.3v8h-4.3Z`;
      const crates = ['#e9b04b', '#7fa65a', '#c77b9a']
        .map((fruit, i) => oval(left + 5 + i * 8, ground - 8, 3.4, 2.4, fruit))
        .join('');
      return (
        oval(x + dx, ground - 12, 16, 14, glow(0.5)) +
        box(left + 1, ground - 18, 1.2, 18, '#5b4a44') +
        box(left + 24, ground - 18, 1.2, 18, '#5b4a44') +
        crates +
        box(left, ground - 7, 26, 7, '#7d5a4b', 1) +
        path(`M${num(left)} ${num(ground - 24)}h26l2 8h-30Z`, pale) +
        path(stripes, color)
      );
    })
    .join('');
}

function clockTower(x: number, ground: number): string {
  return (
    box(x - 9, ground - 66, 18, 66, '#8a8894') +
    box(x - 11, ground - 68, 22, 5, '#a09ca6', 1) +
    path(
      `M${num(x - 9)} ${num(ground - 68)}L${num(x)} ${num(ground - 84)}L${num(x + 9)} ${num(ground - 68)}Z`,
      '#5f6a80',
    ) +
    oval(x, ground - 54, 14, 14, glow(0.8)) +
    oval(x, ground - 54, 6.6, 6.6, '#fff3cf') +
    line(
      `M${num(x)} ${num(ground - 54)}v-4.4M${num(x)} ${num(ground - 54)}l3 1.6`,
      '#4a3f4a',
      0.9,
    ) +
    box(x - 3.4, ground - 12, 6.8, 12, '#4f5a6e', 3)
  );
}

/** Lamp-light in wet air. */
export const glow = (strength: number): string =>
  radial([
    [0, SLATE.lamp, strength],
    [0.4, SLATE.lamp, Math.round(strength * 40) / 100],
    [1, SLATE.lamp, 0],
  ]);

/** A street lamp with its halo, `reach` mm wide to each side. */
export const streetLamp = (
  x: number,
  ground: number,
  height: number,
  reach = height * 0.5,
): string =>
  oval(x, ground - height, reach, reach, glow(0.75)) +
  line(`M${num(x)} ${num(ground)}V${num(ground - height + 2)}`, '#33445a', 0.9) +
  oval(x, ground - height, 1.9, 2.1, '#fff4d0');
