import type { Point } from '#bookmaking/drawing/geometry.ts';
import { turned } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { type CloseHand, grip } from '#bookmaking/hero/close-hand.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { judge } from '#titles/box-of-snow/cast/judge.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS, WATER } from '#titles/box-of-snow/set/colors.ts';
import { elevator } from '#titles/box-of-snow/set/elevator.ts';
import { oven, pie } from '#titles/box-of-snow/set/kitchen.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { OVENS } from '#titles/box-of-snow/set/lights.ts';
import { glow, overhead, plainWall, rampFloor, wet } from '#titles/box-of-snow/set/ramp.ts';

/** Where all of them are under the words, and where there are none. In mm. */
interface Places {
  readonly head: number;
  readonly face: Point;
  /** The judge's dish, and how large. */
  readonly judge: readonly [x: number, y: number, size: number];
  /** How much nearer the kitchens are. */
  readonly nearer: number;
}
const INSIDE: Places = { head: 50, face: [70, 154], judge: [166, 206, 0.38], nearer: 1 };
const BESIDE: Places = { head: 62, face: [74, 147], judge: [164, 209, 0.47], nearer: 1.18 };
/** Who rolls is a little further off, so that one sees in what. */
const IN_CHAIR = 0.84;
/** How far what is carried leans, in degrees. */
const TIP = -7;

/** Near: under a box that drips goes somebody who holds it with both hands; behind, a judge has found something cold to stand in. */
export const page02: Painting = ({ hero, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const head = by.head * (hero.wheelchair ? IN_CHAIR : 1);
  const u = head / 100;
  const [hx, hy]: Point = [by.face[0], by.face[1] - (by.head - head) * 1.3];
  const child = placeHero(
    hero,
    head,
    'head',
    [hx, hy],
    {
      pose: 'stand',
      mood: 'brave',
      face: { mouth: BITING_A_LIP },
      yaw: 26,
      pitch: 3,
      nod: -8,
      tilt: -6,
      gaze: [0.5, -1],
      armsByPage: true,
      body: { roll: -6, lean: -4, shrug: 14 },
    },
    OVENS,
  );
  const arm = (side: 1 | -1, elbow: Point, wrist: Point, hand: CloseHand, degrees: number) =>
    ownArm(
      hero,
      child,
      side,
      {
        elbow: [hx + elbow[0] * u, hy + elbow[1] * u],
        wrist: [hx + wrist[0] * u, hy + wrist[1] * u],
        hand,
        degrees,
        flip: side > 0,
      },
      OVENS,
    );
  const under = arm(-1, [-92, 30], [-72, -34], grip, -42);
  const steadies = arm(1, [90, 22], [72, -54], grip, -128);
  const art =
    at(108 * (1 - by.nearer), 190 * (1 - by.nearer), by.nearer, kitchens()) +
    at(...by.judge, judge(OVENS)) +
    child.shadow +
    under.art +
    steadies.art +
    child.art +
    at(hx - 3 * u, hy - 44 * u, 1.12 * u, carton(turned(OVENS, TIP), 0.8, 0.3), TIP) +
    under.before +
    steadies.before +
    onNose(child) +
    trickles(child);
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face],
  };
};

const kitchens = (): string =>
  plainWall(FLOORS[2], 180) +
  elevator([22, 174], 40, 84) +
  lettering('2', 138, 104, 13, FLOORS[2].wall, 0.22) +
  oven([108, 168], 44, 60) +
  oven([160, 164], 44, 60) +
  oven([211, 160], 44, 60) +
  pies() +
  rampFloor(FLOORS[2], 170) +
  glow(160, 176, 80, 26, '#fff3a8', 0.7) +
  wet([
    [34, 197, 4],
    [16, 193, 3],
  ]) +
  overhead(FLOORS[2], 66) +
  mittenOnWool(OVENS, [119, 70], [119, 80], 6);

/** It has begun to go: one flake on a nose, and two on the way. */
function onNose({ head: [x, y], scale }: PlacedHero): string {
  const flake = (dx: number, dy: number, r: number): string =>
    oval(x + dx * scale, y + dy * scale, r * scale, r * scale * 0.9, '#ffffff');
  return flake(22, 8, 6) + flake(60, -16, 5) + flake(74, 22, 4);
}

/** What runs down beside a face. */
const trickles = ({ head: [x, y], scale }: PlacedHero): string =>
  at(
    x,
    y,
    scale,
    line('M-30 -40C-32 -30 -29 -22 -31 -14', WATER, 5) +
      path(
        'M-31 -16C-25 -6 -26 1 -31 1C-37 1 -37 -6 -31 -16ZM56 -44C62 -34 61 -27 56 -27C50 -27 50 -34 56 -44Z',
        WATER,
      ) +
      oval(-32, -4, 1.6, 2.2, '#ffffff'),
  );

/** The rest of the eleven, so far: on the stoves, and on a shelf over them. */
const pies = (): string =>
  box(86, 84, 134, 3, '#b5713a', 1) +
  line('M92 87l4 6M150 87l4 6M206 87l4 6', '#b5713a', 1.6) +
  [
    [100, 84, '#a8404f'],
    [126, 84, '#8a4f9c'],
    [152, 84, '#d9862f'],
    [178, 84, '#5f8f4a'],
    [102, 106, '#d9862f'],
    [120, 106, '#a8404f'],
    [204, 98, '#8a4f9c'],
  ]
    .map(([x, y, filling]) => at(x as number, y as number, 0.19, pie(OVENS, filling as string)))
    .join('');
