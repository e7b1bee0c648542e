import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at } from '#bookmaking/drawing/marks.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { sleepingCat } from '#titles/very-slow-parade/cast/cat.ts';
import { byTheHandle, drummer } from '#titles/very-slow-parade/cast/drummer.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { clothedTable, type TableWish, web } from '#titles/very-slow-parade/set/clothed-table.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { PATIENCE, RINGS } from '#titles/very-slow-parade/set/hours.ts';
import { CUPS, cup, pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { beat } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const LOW = cameraAt({ from: [0, 78, -300], to: [0, 60, 60], middle: [108, 110], focal: 260 });
const FLOOR = { left: -900, right: 900, near: -150, far: 150 };

/** One wall in one piece: of two the brush's strokes ended at the fold. */
const BOTH_PAGES = { from: -SHEET, to: SHEET };

/** Where each of them is, in mm, and how large; `at` is the hero's ground. */
interface March {
  readonly at: Point;
  readonly head: number;
  readonly tall: number;
  readonly wagon: readonly [x: number, y: number, k: number];
  readonly duck: readonly [x: number, y: number, k: number];
  readonly bear: readonly [x: number, y: number, k: number];
  readonly snail: readonly [x: number, y: number, k: number];
  /** How large the cat is. */
  readonly cat: number;
}

/** All of them on one page, its words over them. */
const ON_PAGE: March = {
  at: [112, 203],
  head: 30,
  tall: 70,
  wagon: [22, 197, 0.36],
  duck: [53, 201, 0.36],
  bear: [80, 203, 0.42],
  snail: [166, 199, 0.27],
  cat: 0.4,
};

/** Along the whole table, over the fold: half as large again. */
const ROUND_THE_BEND: March = {
  at: [100, 203],
  head: 44,
  tall: 109,
  wagon: [-170, 209, 0.62],
  duck: [-92, 203, 0.56],
  bear: [32, 207, 0.5],
  snail: [177, 205, 0.27],
  cat: 0.68,
};

/** So long a wait that a web hangs between the table and the spoon that is up; behind, who follows; ahead, and not by much, who does not hurry. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const rolls = Boolean(hero.wheelchair);
  const worn = inPyjamas(hero);
  const march = beside ? ROUND_THE_BEND : ON_PAGE;
  const stops = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [march.at[0] + (beside && rolls ? 7 : 0), march.at[1]],
      {
        pose: 'balance',
        mood: 'happy',
        face: {
          mouth: 'tiny',
          brow: [-9, -14, -5],
          askew: 5,
          lids: { upper: 0.1, lower: 0, slant: 0 },
        },
        yaw: 54,
        pitch: 6,
        nod: 14,
        gaze: [0.7, 0.8],
        // Whoever waits looks whether it has got anywhere: over a pot, with a heel up.
        body: {
          lean: rolls ? 16 : 14,
          roll: 0,
          legL: { upper: [18, 2], lower: [4, 0] },
          legR: { upper: [-14, 4], lower: [-56, 4], foot: 52 },
        },
        armL: { upper: [100, 14], lower: [116, 10], hand: 'hold' },
        armR: byTheHandle(rolls),
      },
      LOW_LAMP,
    );
  const kid = noTaller(stops, march.head, rolls ? march.tall * 0.93 : march.tall);
  const u = kid.scale;
  const fist = fistOf(kid, 1);
  const [px, py] = kid.pelvis;
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  // As long as it is up, a spoon is as good as any branch for a web.
  const bowl: Point = [fist[0] + 4 * u, fist[1] - 56 * u];
  const table: TableWish = beside
    ? { left: -SHEET - 24, right: fist[0] - 26, rim: 33, hem: 166, foot: 196 }
    : { left: -30, right: fist[0] - 18, rim: bowl[1] - 17, hem: 176, foot: 196 };
  const cat = at(
    table.right - 34 * march.cat,
    table.rim - 2 * march.cat,
    march.cat,
    sleepingCat(LOW_LAMP),
  );
  const pane = beside
    ? { x: 156, y: 22, width: 40, height: 50 }
    : { x: 170, y: 84, width: 28, height: 36 };
  const behind =
    follower(march.wagon, wagon(LOW_LAMP, thing(things[0], LOW_LAMP), 40), 90) +
    follower(march.duck, duck(LOW_LAMP, { eye: 'open', roll: 50 }), 80);
  const art =
    wall(PATIENCE, base, beside ? BOTH_PAGES : undefined) +
    (beside ? '' : lampOnWall()) +
    tiles(LOW, PATIENCE, FLOOR) +
    skirting(LOW, PATIENCE, FLOOR) +
    kitchenWindow(LOW_LAMP, PATIENCE, pane) +
    at(pane.x + pane.width / 2, pane.y + pane.height + 1, pane.width / 80, lettuce(LOW_LAMP)) +
    clothedTable(table) +
    cat +
    shining(LINE, HALF, 0.6) +
    (beside ? '' : beat([px + 46 * u, py - 50 * u], 62 * u, RINGS.pot, 1.9)) +
    behind +
    follower(
      march.bear,
      bear(LOW_LAMP, { arms: [-10, -30], eyes: 'open', plays: true, stride: 12 }),
      60,
    ) +
    follower(march.snail, snail(LOW_LAMP, { pose: 'ahead' }), 150) +
    kid.shadow +
    web(bowl, [table.right + 1, table.rim + 3], beside ? 1 : 0.6) +
    drummer(kid, LOW_LAMP, -86);
  return {
    art,
    quiet: { box: { x: 14, y: 14, width: 182, height: 54 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(
          wall(PATIENCE, base, BOTH_PAGES) +
            tiles(LOW, PATIENCE, FLOOR) +
            skirting(LOW, PATIENCE, FLOOR) +
            clothedTable(table) +
            shining(LINE, HALF, 0.6),
        ) +
        at(-178, table.rim, 1.35, cup(LOW_LAMP, CUPS[0])) +
        at(-46, table.rim, 1.35, cup(LOW_LAMP, CUPS[2])) +
        behind,
    }),
  };
};

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

/** What light there is lies where words do. */
const lampOnWall = (): string => pool(104, 36, 150, 64, '#fff3df', 0.85);

const follower = (
  [x, y, k]: readonly [x: number, y: number, k: number],
  art: string,
  wide: number,
): string => patch(LOW_LAMP, x, y, wide * k) + at(x, y, k, art);
