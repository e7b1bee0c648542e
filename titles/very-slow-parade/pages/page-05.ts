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
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { pot, spoon, strap } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { PATIENCE, RINGS } from '#titles/very-slow-parade/set/hours.ts';
import { wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { rings } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const RAISED = cameraAt({ from: [0, 190, -330], to: [0, 0, 60], middle: [108, 142], focal: 300 });
const FLOOR = { left: -1200, right: 1500, near: -120, far: 640 };

/** From a little above, at the bend round the table: a spoon stays up, and a foot with it; behind, who follows; ahead, and not by much, who does not hurry. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const rolls = Boolean(hero.wheelchair);
  const worn = inPyjamas(hero);
  const stops = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [102, 203],
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
        body: { lean: -8, shrug: 4, legR: { upper: [96, 2], lower: [18, 2], foot: -20 } },
        armsByPage: true,
      },
      LOW_LAMP,
    );
  const kid = noTaller(stops, rolls ? 27 : 28, 70);
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const drum: Point = [hx + 52 * u, hy + (rolls ? 156 : 150) * u];
  const fist: Point = [hx - 66 * u, hy - 66 * u];
  const raised = ownArm(
    worn,
    kid,
    -1,
    { elbow: [hx - 68 * u, hy + 14 * u], wrist: fist, hand: grip, degrees: 272, size: 1.25 },
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
  const art =
    wall(PATIENCE, base) +
    tiles(RAISED, PATIENCE, FLOOR) +
    skirting(RAISED, PATIENCE, FLOOR) +
    table() +
    shining(LINE, HALF, 0.6) +
    counted() +
    rings([drum[0], drum[1] - 30 * u], [19], RINGS.pot, 1.9, 0.7) +
    follower([22, 191], 0.36, wagon(LOW_LAMP, thing(things[0], LOW_LAMP), 40), 90) +
    follower([52, 197], 0.36, duck(LOW_LAMP, { eye: 'open', roll: 50 }), 80) +
    follower(
      [77, 201],
      0.42,
      bear(LOW_LAMP, { arms: [-10, -30], eyes: 'open', plays: true, stride: 12 }),
      60,
    ) +
    follower([156, 200], 0.24, snail(LOW_LAMP, { pose: 'ahead' }), 150) +
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
      overFold: () => asGround(tiles(RAISED, PATIENCE, FLOOR) + table()) + shining(LINE, HALF, 0.6),
    }),
  };
};

/** What has been left so far, from somewhere before us to its foot. */
const LINE: readonly Point[] = [
  [-230, 196],
  [-100, 206],
  [0, 211],
  [70, 212],
  [112, 209],
  [142, 201],
];

const HALF = [0.8, 1.1, 1.3, 1.4, 1.3, 1.1];

/** Four tiles that are left, counted in chalk. */
const counted = (): string =>
  [-15, 15, 45, 75].map((z, i) => pips(RAISED.see([105, 0, z]), i + 1, i % 2 < 1)).join('');
const pips = ([x, y]: Point, many: number, onRed: boolean): string =>
  Array.from({ length: many }, (_, i) =>
    oval(x + (i - (many - 1) / 2) * 4, y, 1.4, 0.9, onRed ? '#fff6e6' : '#a2443c'),
  ).join('');

const follower = ([x, y]: Point, k: number, art: string, wide: number): string =>
  patch(LOW_LAMP, x, y, wide * k) + at(x, y, k, art);

/** The table from a little above: a round white field that goes on over the fold, and its hem. */
function table(): string {
  const [x, y, rx, ry, drop] = [-110, 20, 300, 146, 26];
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
