import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { HAUL } from '#bookmaking/hero/more-poses.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
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
  readonly ground: Point;
  /** How high who stands may be; who leans that far back is not. */
  readonly high: number;
  readonly man: readonly [x: number, y: number, size: number];
  readonly bundle: readonly [x: number, y: number, size: number];
  /** How much nearer the well is. */
  readonly nearer: number;
}
const INSIDE: Places = {
  ground: [56, 206],
  high: 114,
  man: [171, 223, 0.58],
  bundle: [142, 206, 0.62],
  nearer: 1,
};
const BESIDE: Places = {
  ground: [58, 207],
  high: 134,
  man: [172, 226, 0.76],
  bundle: [146, 208, 0.74],
  nearer: 1.36,
};

/** A kind man tucks it in, and somebody hangs from the other end of the cloth. Half a turn behind comes the laundry. */
export const page03: Painting = ({ hero, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const [mx, my, large] = by.man;
  const [bx, foot, size] = by.bundle;
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    headToStand(hero, by.high * (rolls ? 1.1 : 1), by.high * 0.32),
    'ground',
    by.ground,
    {
      pose: HAUL,
      mood: 'worried',
      face: { mouth: PRESSED, askew: 6 },
      yaw: 52,
      pitch: 4,
      turn: -14,
      nod: 2,
      tilt: 6,
      gaze: [0.9, 0.1],
    },
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
    shifted(24, 0, longBoard()) +
    his([man(-72, -124), man(-76, -50), [bx + 3 * size, foot - 98 * size]], 'fist', 1) +
    taut(child, [bx - 40 * size, foot - 50 * size], size) +
    at(bx, foot, size, carton(STEAM, 0.4, 0) + wrap(STEAM)) +
    child.shadow +
    child.art +
    hem(child) +
    child.hand(1) +
    child.hand(-1) +
    his([man(74, -122), man(62, -50), [bx + 66 * size, foot - 24 * size]], 'flat', -1) +
    steam([
      [bx - 20 * size, foot - 118 * size, 0.8],
      [206, 160, 0.6],
    ]);
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { explorer: 18 } },
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
    washingLine(78, 9, 0.62, 2) +
    washingLine(92, 15, 0.9, 0) +
    mittenOnWool(STEAM, [104, 68], [104, 98], 8.8) +
    rail(FLOORS[4], 180, 38) +
    rampFloor(FLOORS[4], 182) +
    overhead(FLOORS[4], 72)
  );
}

const LINEN = tone(STEAM, '#c3e39a');
const HEM = tone(STEAM, '#b8487e');

/** Between both hands, and half the width of a fold there. */
function held({ handL, handR, scale }: PlacedHero): [x: number, y: number, fold: number] {
  return [(handL[0] + handR[0]) / 2, (handL[1] + handR[1]) / 2, 16 * scale];
}

/** The end of the cloth that is not tucked in, from under the shawl of the box to two hands. */
function taut(child: PlacedHero, [sx, sy]: Point, size: number): string {
  const [hx, hy, w] = held(child);
  const from = num(hx - w * 0.6);
  return (
    path(
      `M${from} ${num(hy - w * 0.8)}L${num(sx)} ${num(sy - 36 * size)}V${num(sy + 34 * size)}L${from} ${num(hy + w * 0.8)}Z`,
      LINEN.lite,
    ) +
    line(
      `M${num(hx)} ${num(hy - w * 0.3)}L${num(sx)} ${num(sy - 16 * size)}M${num(hx)} ${num(hy + w * 0.3)}L${num(sx)} ${num(sy + 10 * size)}`,
      LINEN.shade,
      1.6,
    ) +
    line(`M${num(hx)} ${num(hy + w * 0.7)}L${num(sx)} ${num(sy + 31 * size)}`, HEM.base, 2)
  );
}

/** And what hangs down from them. */
function hem(child: PlacedHero): string {
  const [hx, hy, w] = held(child);
  const low = w * 4.4;
  return (
    path(
      `M${num(hx - w * 0.6)} ${num(hy)}L${num(hx - w * 1.8)} ${num(hy + low)}L${num(hx + w * 0.2)} ${num(hy + low * 0.8)}L${num(hx + w * 1.6)} ${num(hy + low * 1.1)}L${num(hx + w * 1.2)} ${num(hy)}Z`,
      LINEN.base,
    ) +
    line(
      `M${num(hx - w * 1.6)} ${num(hy + low * 0.9)}L${num(hx + w * 0.2)} ${num(hy + low * 0.7)}L${num(hx + w * 1.5)} ${num(hy + low * 0.98)}`,
      HEM.base,
      2,
    )
  );
}
