import type { Point } from '#bookmaking/drawing/geometry.ts';
import { turned } from '#bookmaking/drawing/light.ts';
import { at, box, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { judge } from '#titles/box-of-snow/cast/judge.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS, WATER } from '#titles/box-of-snow/set/colors.ts';
import { elevator } from '#titles/box-of-snow/set/elevator.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { OVENS } from '#titles/box-of-snow/set/lights.ts';
import { peel } from '#titles/box-of-snow/set/peel.ts';
import { rail, rampFloor, wet } from '#titles/box-of-snow/set/ramp.ts';

const GROUND: Point = [88, 205];
/** How high who walks and who rolls may be. In mm. */
const HIGH = { walks: 88, rolls: 116 } as const;
/** How far what is carried leans, in degrees. */
const TIP = -7;

/** In signs: a longer name needs more than the column beside the ramp. */
const LONG = 12;

/** Far: how high the house is, and below, on the ramp, somebody under a box that drips. */
export const page02: Painting = ({ hero, name, beside = false }) => {
  const rolls = hero.wheelchair !== undefined;
  const head = rolls ? headToStand(hero, HIGH.rolls, 32) : headToStand(hero, HIGH.walks, 30);
  const u = head / 100;
  const wish = {
    pose: 'walk',
    mood: 'brave',
    face: { mouth: BITING_A_LIP },
    yaw: rolls ? 48 : 32,
    turn: rolls ? -8 : 0,
    pitch: 3,
    nod: -10,
    tilt: -4,
    gaze: [0.5, -1],
    leanInChair: 16,
    body: { lean: 8, roll: -3 },
  } as const;
  const still = placeHero(hero, head, 'ground', GROUND, wish, OVENS);
  const [hx, hy] = still.head;
  const child = rolls
    ? still
    : placeHero(
        hero,
        head,
        'ground',
        GROUND,
        {
          ...wish,
          armL: { upper: [20, 150], lower: [20, 165], hand: 'open' },
          armR: { upper: [20, 150], lower: [20, 165], hand: 'open' },
          touchL: [hx + 58 * u, hy - 76 * u],
          touchR: [hx - 58 * u, hy - 68 * u],
        },
        OVENS,
      );
  const foot: Point = rolls
    ? [still.pelvis[0] + 42 * u, still.pelvis[1] - 6 * u]
    : [hx - 2 * u, hy - 39 * u];
  const art =
    clean(well(beside)) +
    elevator([20, 178], 34, 66) +
    rail(FLOORS[2], 180, 20) +
    rampFloor(FLOORS[2], 182) +
    lettering('2', 138, 172, 13, FLOORS[2].deep, 0.22) +
    wet([
      [62, 208, 4],
      [46, 211, 3],
      [32, 214, 3.4],
    ]) +
    at(180, 205, 0.28, judge(OVENS)) +
    child.shadow +
    child.art +
    at(
      ...foot,
      (rolls ? 0.92 : 1.16) * u,
      carton(turned(OVENS, rolls ? 0 : TIP), 0.8, 0.3),
      rolls ? 0 : TIP,
    ) +
    (rolls ? '' : child.hand(1) + child.hand(-1)) +
    onNose(child);
  return {
    art,
    quiet: {
      box: { x: 14, y: 13, width: (name?.signs.length ?? 0) > LONG ? 168 : 122, height: 92 },
      ink: 'dark',
      largest: { explorer: 16 },
    },
    faces: [child.face],
  };
};

const well = (beside: boolean): string =>
  box(
    0,
    0,
    SHEET,
    SHEET,
    linear([
      [0, '#fff3c6'],
      [0.6, FLOORS[2].pale],
      [1, FLOORS[2].wall],
    ]),
  ) +
  at(
    beside ? -56 : 0,
    beside ? -8 : 0,
    beside ? 1.2 : 1,
    peel() + mittenOnWool(OVENS, [171, 3], [171, 24], 8),
  );

/** It has begun to go: one flake on a nose, and two on the way. */
function onNose({ head: [x, y], scale }: PlacedHero): string {
  const flake = (dx: number, dy: number, r: number): string =>
    oval(x + dx * scale, y + dy * scale, r * scale, r * scale * 0.9, '#ffffff');
  return (
    flake(26, 8, 6) +
    flake(64, -6, 5) +
    flake(78, 26, 4) +
    at(x, y, scale, path('M-31 -16C-25 -6 -26 1 -31 1C-37 1 -37 -6 -31 -16Z', WATER))
  );
}
