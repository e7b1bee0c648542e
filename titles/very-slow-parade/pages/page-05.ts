import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { fromShoulder } from '#titles/very-slow-parade/cast/from-shoulder.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { pot, spoon, strap } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { PATIENCE, RINGS } from '#titles/very-slow-parade/set/hours.ts';
import { wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { shadowOfTeapot, sleepingCat, tea } from '#titles/very-slow-parade/set/laid-table.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { beat } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const RAISED = cameraAt({ from: [0, 190, -330], to: [0, 0, 60], middle: [108, 142], focal: 300 });
const FLOOR = { left: -1200, right: 1500, near: -120, far: 640 };

/** Where each of them is, in mm, and how large; `at` is the hero's ground. */
interface March {
  readonly at: Point;
  readonly head: number;
  readonly tall: number;
  readonly wagon: readonly [x: number, y: number, k: number];
  readonly duck: readonly [x: number, y: number, k: number];
  readonly bear: readonly [x: number, y: number, k: number];
  readonly snail: readonly [x: number, y: number, k: number];
}

/** All of them on one page, its words over them. */
const ON_PAGE: March = {
  at: [108, 203],
  head: 31,
  tall: 78,
  wagon: [22, 197, 0.36],
  duck: [53, 201, 0.36],
  bear: [80, 203, 0.42],
  snail: [164, 198, 0.26],
};

/** Along the whole bend, over the fold: half as large again. */
const ROUND_THE_BEND: March = {
  at: [107, 202],
  head: 45,
  tall: 112,
  wagon: [-104, 204, 0.56],
  duck: [-44, 207, 0.56],
  bear: [41, 207, 0.58],
  snail: [172, 191, 0.32],
};

/** From a little above, at the bend round the table: a spoon stays up, and a foot with it; behind, who follows; ahead, and not by much, who does not hurry. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const rolls = Boolean(hero.wheelchair);
  const worn = inPyjamas(hero);
  const march = beside ? ROUND_THE_BEND : ON_PAGE;
  const stops = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      march.at,
      {
        pose: 'balance',
        mood: 'happy',
        face: {
          mouth: 'tiny',
          brow: [-9, -14, -5],
          askew: 5,
          lids: { upper: 0.1, lower: 0, slant: 0 },
        },
        yaw: 48,
        pitch: 18,
        gaze: [1, 0.7],
        body: {
          lean: -8,
          shrug: 4,
          legL: { upper: [82, 2], lower: [22, 0], foot: -20 },
          legR: { upper: [-14, 4], lower: [-14, 4] },
        },
        armsByPage: true,
      },
      LOW_LAMP,
    );
  const kid = noTaller(stops, march.head, rolls ? march.tall * 0.93 : march.tall);
  const u = kid.scale;
  const [hx, hy] = kid.head;
  // On the lap, or before the hips: legs that are short are not hidden by it.
  const drum: Point = [hx + 54 * u, kid.pelvis[1] + (rolls ? -8 : -2) * u];
  const { elbow, wrist: fist } = fromShoulder(kid, -1, -160, -97);
  const raised = ownArm(
    worn,
    kid,
    -1,
    { elbow, wrist: fist, hand: grip, degrees: 272, size: 1.2 },
    LOW_LAMP,
  );
  const carries = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 72 * u, hy + 88 * u],
      wrist: [drum[0] + 38 * u, drum[1] - 64 * u],
      hand: grip,
      degrees: 84,
      size: 1.2,
    },
    LOW_LAMP,
  );
  const [, base] = RAISED.see([0, 0, FLOOR.far]);
  const behind =
    follower(march.wagon, wagon(LOW_LAMP, thing(things[0], LOW_LAMP), 40), 90) +
    follower(march.duck, duck(LOW_LAMP, { eye: 'open', roll: 50 }), 80);
  const art =
    wall(PATIENCE, base) +
    tiles(RAISED, PATIENCE, FLOOR) +
    skirting(RAISED, PATIENCE, FLOOR) +
    table() +
    (beside ? at(...JAM, 1, tea(LOW_LAMP)) + at(...CAT, 0.82, sleepingCat(LOW_LAMP)) : '') +
    shining(LINE, HALF, 0.6) +
    counted() +
    beat([drum[0], drum[1] - 58 * u], 62 * u, RINGS.pot, 1.9) +
    behind +
    follower(
      march.bear,
      bear(LOW_LAMP, { arms: [-10, -30], eyes: 'open', plays: true, stride: 12 }),
      60,
    ) +
    follower(march.snail, snail(LOW_LAMP, { pose: 'ahead' }), 150) +
    kid.shadow +
    carries.art +
    kid.art +
    strap(kid, drum) +
    at(drum[0], drum[1], 1.12 * u, pot(LOW_LAMP)) +
    carries.before +
    raised.art +
    at(fist[0], fist[1] - 12 * u, 1.1 * u, spoon(LOW_LAMP), -84) +
    raised.before;
  return {
    art,
    quiet: { box: { x: 14, y: 14, width: 140, height: 60 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(
          tiles(RAISED, PATIENCE, FLOOR) +
            table() +
            shadowOfTeapot([-178, 30]) +
            shining(LINE, HALF, 0.6),
        ) + behind,
    }),
  };
};

/** Tea stands on the table, and who sleeps there lies at its edge: in mm, with the words beside. */
const JAM: Point = [50, 42];
const CAT: Point = [157, 56];

/** What has been left so far, from somewhere before us to its foot. */
const LINE: readonly Point[] = [
  [-230, 198],
  [-100, 210],
  [0, 213],
  [70, 213],
  [116, 207],
  [148, 194],
];

const HALF = [0.8, 1.1, 1.3, 1.4, 1.3, 1.1];

/** Four tiles that are left, counted in chalk. */
const counted = (): string =>
  [-15, 15, 45, 75].map((z, i) => pips(RAISED.see([105, 0, z]), i + 1, i % 2 < 1)).join('');
const pips = ([x, y]: Point, many: number, onRed: boolean): string =>
  Array.from({ length: many }, (_, i) =>
    oval(x + (i - (many - 1) / 2) * 4, y, 1.4, 0.9, onRed ? '#fff6e6' : '#a2443c'),
  ).join('');

const follower = (
  [x, y, k]: readonly [x: number, y: number, k: number],
  art: string,
  wide: number,
): string => patch(LOW_LAMP, x, y, wide * k) + at(x, y, k, art);

/** The table from a little above: a round white field that goes on over the fold, and its hem. */
function table(): string {
  const [x, y, rx, ry, drop] = [-110, 8, 300, 146, 26];
  const rim = (dx: number, dy: number): string =>
    `M${x - rx - dx} ${y + dy}A${rx + dx} ${ry} 0 0 0 ${x + rx + dx} ${y + dy}`;
  let hem = '';
  let folds = '';
  const scallops = 30;
  for (let i = 0; i <= scallops; i++) {
    const at = (k: number, r: number): string =>
      `${num(x + Math.cos(k) * (rx + r))} ${num(y + drop + Math.sin(k) * (ry + r))}`;
    const turn = (i / scallops) * Math.PI;
    hem += i ? `Q${at(turn - Math.PI / scallops / 2, 9)} ${at(turn, 0)}` : `M${at(0, 0)}`;
    folds += `M${num(x + Math.cos(turn) * rx)} ${num(y + 4 + Math.sin(turn) * ry)}L${at(turn, -1)}`;
  }
  return (
    oval(x + 12, y + drop + 26, rx, ry, '#5f3358', 'fill-opacity=".3"') +
    calm(
      path(`${hem}L${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}Z`, '#ecd3ba') +
        line(folds, '#d9b79e', 1.6, 'stroke-opacity=".7"') +
        line(rim(0, drop - 4), '#5d9ba4', 1.8) +
        oval(x, y, rx, ry, '#fff3df') +
        line(rim(0, 0), '#f7dfc4', 1.2),
    )
  );
}
