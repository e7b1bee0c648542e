import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { IRONER, iron, ironer, SHIRT } from '#titles/box-of-snow/cast/ironer.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { type GrownArm, grownArm } from '#titles/box-of-snow/cast/limb.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { STEAM } from '#titles/box-of-snow/set/lights.ts';
import { longBoard, steam, washingLine, wrap } from '#titles/box-of-snow/set/linen.ts';
import { acrossTheWell, farSide, overhead, rail, rampFloor } from '#titles/box-of-snow/set/ramp.ts';

/** Where all of them are under the words, and where there are none. In mm. */
interface Places {
  readonly head: number;
  readonly face: Point;
  readonly man: readonly [x: number, y: number, size: number];
  readonly bundle: readonly [x: number, y: number, size: number];
  /** How much nearer the well is. */
  readonly nearer: number;
}
const INSIDE: Places = {
  head: 54,
  face: [42, 128],
  man: [172, 221, 0.6],
  bundle: [116, 206, 0.68],
  nearer: 1,
};
const BESIDE: Places = {
  head: 62,
  face: [46, 114],
  man: [176, 226, 0.76],
  bundle: [132, 208, 0.8],
  nearer: 1.36,
};

/** Close: a kind man tucks it in, and two hands already have hold of a corner. Half a turn behind comes the laundry. */
export const page03: Painting = ({ hero, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const u = by.head / 100;
  const [hx, hy] = by.face;
  const [mx, my, large] = by.man;
  const [bx, foot, size] = by.bundle;
  const child = placeHero(
    hero,
    by.head,
    'head',
    by.face,
    {
      pose: 'stand',
      mood: 'worried',
      face: { mouth: PRESSED, askew: 4 },
      yaw: 36,
      pitch: 5,
      nod: 4,
      tilt: 8,
      gaze: [0.9, 0.4],
      armsByPage: true,
      body: { lean: hero.wheelchair ? 6 : -8, roll: -5 },
    },
    STEAM,
  );
  const upper: Point = [hx + 64 * u, hy + 80 * u];
  const lower: Point = [hx + 54 * u, hy + 108 * u];
  const far = ownArm(
    hero,
    child,
    1,
    { elbow: [hx + 52 * u, hy + 116 * u], wrist: upper, hand: grip, degrees: -14 },
    STEAM,
  );
  const near = ownArm(
    hero,
    child,
    -1,
    { elbow: [hx + 2 * u, hy + 134 * u], wrist: lower, hand: grip, degrees: -10 },
    STEAM,
  );
  const man = (x: number, y: number): Point => [mx + x * large, my + y * large];
  const his = (way: GrownArm['way'], hand: GrownArm['grip'], thumb: 1 | -1): string =>
    grownArm(STEAM, {
      way,
      width: 18 * large,
      sleeve: SHIRT,
      skin: IRONER,
      grip: hand,
      rolled: 0.42,
      thumb,
    });
  const art =
    at(104 * (1 - by.nearer), 190 * (1 - by.nearer), by.nearer, well()) +
    at(mx, my, large, ironer(STEAM)) +
    at(204, 196, 0.5, iron(STEAM)) +
    longBoard() +
    his([man(-72, -124), man(-70, -50), [bx + 3 * size, foot - 98 * size]], 'fist', 1) +
    at(bx, foot, size, carton(STEAM, 0.4, 0) + wrap(STEAM)) +
    far.art +
    child.art +
    near.art +
    corner(upper, lower, u, [bx - 50 * size, foot - 46 * size], size) +
    far.before +
    near.before +
    his([man(74, -122), man(62, -50), [bx + 66 * size, foot - 24 * size]], 'flat', -1) +
    steam([
      [bx - 20 * size, foot - 118 * size, 0.8],
      [206, 160, 0.6],
    ]);
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [
      child.face,
      { x: mx - 49 * large, y: my - 253 * large, width: 98 * large, height: 98 * large },
    ],
  };
};

/** Forty tablecloths on every rail, and half a turn below, somebody under the laundry. */
function well(): string {
  const view = { eye: 4.3, horizon: 128, storey: 40, from: 2, to: 5 };
  return (
    acrossTheWell(view) +
    at(104, farSide(view, 4, 104), 0.115, laundry(STEAM, 0.7)) +
    washingLine(70, 9, 0.62, 2) +
    washingLine(84, 15, 0.9, 0) +
    mittenOnWool(STEAM, [104, 60], [104, 94], 8.8) +
    rail(FLOORS[4], 180, 38) +
    rampFloor(FLOORS[4], 182) +
    overhead(FLOORS[4], 64)
  );
}

/** The end of the cloth that is not tucked in, because somebody has hold of it, from the side of the box to below the lower hand. */
function corner(upper: Point, lower: Point, u: number, [sx, sy]: Point, size: number): string {
  const t = tone(STEAM, '#c3e39a');
  const trim = tone(STEAM, '#b8487e');
  const [ax, ay] = [upper[0] + 14 * u, upper[1] - 14 * u];
  const [cx, cy] = [lower[0] + 12 * u, lower[1] + 10 * u];
  const d = `M${num(sx + 8)} ${num(sy - 24 * size)}C${num(sx - 4)} ${num(sy - 26 * size)} ${num(ax + 10)} ${num(ay - 6)} ${num(ax)} ${num(ay)}C${num(ax - 3)} ${num(ay + 8)} ${num(cx - 3)} ${num(cy - 10)} ${num(cx - 2)} ${num(cy)}L${num(cx - 8 * u)} ${num(cy + 34 * u)}L${num(cx + 22 * u)} ${num(cy + 22 * u)}C${num(cx + 34 * u)} ${num(cy + 10 * u)} ${num(sx - 2)} ${num(sy + 38 * size)} ${num(sx + 8)} ${num(sy + 34 * size)}Z`;
  return (
    path(d, t.lite) +
    line(
      `M${num(ax + 5)} ${num(ay + 8)}Q${num((ax + sx) / 2)} ${num(ay + 4)} ${num(sx + 4)} ${num(sy - 8 * size)}M${num(cx + 8)} ${num(cy - 6)}Q${num((cx + sx) / 2)} ${num(cy - 4)} ${num(sx + 4)} ${num(sy + 14 * size)}`,
      t.shade,
      2,
    ) +
    line(
      `M${num(cx - 8 * u + 2)} ${num(cy + 31 * u)}L${num(cx + 22 * u)} ${num(cy + 20 * u)}`,
      trim.base,
      3,
    )
  );
}
