import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { polygon } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, widthOf } from '#bookmaking/frame.ts';
import { TOWN } from './colors.ts';

// A street along which one looks: its sunny side comes toward us at the right, out of one point far away at the left.

export interface Street {
  /** Where it comes from, in mm. */
  readonly from: Point;
  /** How fast its sunny side rises over that point and its foot falls under it, in mm a mm. */
  readonly eaves: number;
  readonly foot: number;
}

/** A point of the sunny side: `z` houses away (1 is at the edge of the sheet), `up` of its height over the ground. */
export const onHouses =
  ({ from: [vx, vy], eaves, foot }: Street) =>
  (z: number, up: number): Point => {
    const along = (250 - vx) / z;
    return [vx + along, vy + along * lerp(foot, -eaves, up)];
  };

/** How deep a house is, on the scale of `onHouses`. */
const DEEP = 0.46;
const WALLS: readonly Hex[] = ['#f3c9a6', '#f6e3cf', '#e9a98c', '#f5d7a8', '#cfdccb', '#f0bfae'];
const SHUTTERS: readonly Hex[] = ['#4f86a8', '#6f9a84', '#b5523f', '#4f86a8'];

/** Air over all of it, ground under all of it, and the two rows of houses. */
export function street(light: Light, frame: Frame, view: Street): string {
  const { left } = frame;
  const [vx, vy] = view.from;
  return (
    box(
      left,
      0,
      widthOf(frame),
      vy + 4,
      linear([
        [0, '#a9dcf6'],
        [0.6, '#d9eef2'],
        [1, '#fff0d8'],
      ]),
    ) +
    box(
      left,
      vy,
      widthOf(frame),
      222 - vy,
      linear([
        [0, '#fbe6c4'],
        [0.4, '#f3d3a6'],
        [1, '#d9aa80'],
      ]),
    ) +
    cobbles(frame, view) +
    // Where it ends, and the side that has no sun yet.
    path(
      polygon([
        [vx - 9, vy + 1],
        [vx - 9, vy - 12],
        [vx - 3, vy - 20],
        [vx + 3, vy - 12],
        [vx + 9, vy - 12],
        [vx + 9, vy + 1],
      ]),
      mix(tone(light, TOWN.clay).base, light.haze, 0.5),
    ) +
    shady(light, frame, view) +
    Array.from({ length: 14 }, (_, i) => sunny(light, view, 13 - i)).join('')
  );
}

/** One house of the sunny side, the `n`th from us. */
function sunny(light: Light, view: Street, n: number): string {
  const chance = chanceFrom(`house ${n}`);
  const on = onHouses(view);
  const z = (u: number): number => 1 + (n + 1 - u) * DEEP;
  const [far, high] = [Math.min(0.62, n * 0.055), 0.86 + chance() * 0.13];
  const hazy = (color: Hex): Hex => mix(color, light.haze, far);
  const wall = tone(light, WALLS[n % WALLS.length] as Hex);
  const clay = tone(light, n % 2 ? TOWN.clay : TOWN.clayDark);
  const shutter = tone(light, SHUTTERS[n % SHUTTERS.length] as Hex);
  const patch = (a: number, b: number, low: number, top: number): string =>
    polygon([on(z(a), low), on(z(a), top), on(z(b), top), on(z(b), low)]);
  let [panes, blinds, sills] = ['', '', ''];
  for (const low of [0.34, 0.62])
    for (const a of [0.16, 0.62]) {
      if (low + 0.18 > high - 0.03) continue;
      panes += patch(a, a + 0.17, low, low + 0.17);
      blinds += patch(a - 0.08, a - 0.01, low - 0.005, low + 0.175);
      blinds += patch(a + 0.18, a + 0.25, low - 0.005, low + 0.175);
      sills += patch(a - 0.02, a + 0.19, low - 0.025, low - 0.003);
    }
  return (
    path(patch(0, 1, 0, high), hazy(wall.base)) +
    path(patch(0, 0.05, 0, high), hazy(wall.shade), 'fill-opacity=".6"') +
    path(patch(0, 1, 0, 0.13), hazy(tone(light, '#eff3f6').base)) +
    path(patch(0, 1, 0.125, 0.145), hazy(tone(light, TOWN.tile).base)) +
    path(patch(0.54, 0.8, 0, 0.26), hazy(tone(light, TOWN.stone).base)) +
    path(patch(0.58, 0.76, 0, 0.24), hazy(tone(light, n % 2 ? TOWN.tile : '#a2533f').base)) +
    path(patch(0.14, 0.36, 0.16, 0.26), hazy('#7fa6c0')) +
    path(panes, hazy('#7fa6c0')) +
    path(blinds, hazy(shutter.base)) +
    path(sills, hazy(wall.lite)) +
    path(patch(-0.02, 1.02, high, high + 0.035), hazy(clay.base)) +
    path(patch(-0.02, 1.02, high - 0.02, high), hazy(wall.deep), 'fill-opacity=".4"')
  );
}

/** Across from it the houses are dark, and so is the ground before them. */
function shady(light: Light, { left }: Frame, { from: [vx, vy] }: Street): string {
  const out = vx - left;
  if (out <= 0) return '';
  const at = (k: number, up: number): Point => [vx - out * k, vy - out * k * up];
  const dark = tone(light, '#a98aa6');
  let panes = '';
  for (const k of [0.3, 0.52, 0.8])
    panes += polygon([at(k, 0.2), at(k, 0.42), at(k * 1.12, 0.42), at(k * 1.12, 0.2)]);
  return (
    path(polygon([[vx, vy], at(1, 0.74), at(1, -0.3)]), mix(dark.base, light.haze, 0.28)) +
    path(panes, mix(dark.deep, light.haze, 0.2)) +
    path(
      polygon([[vx, vy], at(1, 0.74), at(1, 0.66)]),
      mix(tone(light, TOWN.clayDark).base, light.haze, 0.3),
    )
  );
}

/** Rows of stones that run to where the street comes from, and rows across it. */
function cobbles({ left, right }: Frame, { from: [vx, vy] }: Street): string {
  let joints = '';
  for (let x = left - 500; x < right + 400; x += 34) joints += `M${vx} ${vy}L${x} 222`;
  for (let y = vy + 3, step = 3; y < 220; y += step, step *= 1.34)
    joints += `M${left} ${y}H${right}`;
  return line(joints, '#a8714f', 0.6, 'stroke-opacity=".3"');
}
