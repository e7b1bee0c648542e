import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { archedCat } from '#titles/box-of-snow/cast/arched-cat.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { greatHoop, HANGING } from '#titles/box-of-snow/cast/great-hoop.ts';
import { hoop } from '#titles/box-of-snow/cast/hoop.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { THIRTY } from '#titles/box-of-snow/cast/thirty.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { HOT } from '#titles/box-of-snow/set/lights.ts';

/** Those behind, from the far wall on: how many, from where, how far apart, on what line, how large. */
const ROWS = [
  { many: 15, from: -196, step: 28, y: 170, size: 0.1 },
  { many: 14, from: -186, step: 29, y: 184, size: 0.125 },
] as const;
/** The foot of the box, and how large it is. */
const BOX = { x: 82, y: 206, k: 0.54 } as const;
/** Where whoever pushes stands, and how high at most, and how large a head. */
const GROUND: Point = [28, 206];
const HIGH = { walks: 112, rolls: 124 };
const MOST = 33;
/** The page alone has all of it, smaller, and its words over that. */
const ALONE = 0.52;
const STAYS: Point = [108, 213];
const MIDDLE: Point = [2, 213];

/** One croquet hoop of thirty is as long as the opening: somebody pushes a box through it, and a red face hangs before them. */
export const page04: Painting = (cast) => {
  const { art, face } = under(cast.hero);
  const on = (v: number, axis: 0 | 1): number => STAYS[axis] + (v - MIDDLE[axis]) * ALONE;
  return {
    art: room(0) + at(on(0, 0), on(0, 1), ALONE, art),
    quiet: { box: { ...SAFE, height: 82 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [face, HANGING].map((area) => ({
      x: on(area.x, 0),
      y: on(area.y, 1),
      width: area.width * ALONE,
      height: area.height * ALONE,
    })),
  };
};

/** The words are under the arch. */
export const spread04: Painting = ({ hero }) => {
  const left = SPREAD - SHEET;
  const { art, face } = under(hero);
  return {
    art: shifted(left, 0, room(left) + art),
    quiet: {
      box: { x: 93, y: 66, width: 102, height: 78 },
      ink: 'dark',
      anchor: 'middle',
      largest: { explorer: 18 },
    },
    faces: [face, HANGING].map((area) => ({ ...area, x: area.x + left })),
  };
};

/** Wall and floor, `left` mm of them before the page. */
function room(left: number): string {
  const f = FLOORS[6];
  return (
    box(
      -left,
      -24,
      SHEET + left,
      180,
      linear([
        [0, '#ffd2da'],
        [0.6, f.pale],
        [1, '#ffdfe2'],
      ]),
    ) +
    box(
      -left,
      152,
      SHEET + left,
      SHEET - 152,
      linear([
        [0, '#ff9fb2'],
        [1, f.wall],
      ]),
    ) +
    line(`M${-left} 152H${SHEET}`, '#f0558a', 1)
  );
}

/** All that is under the great hoop, and the hoop itself. */
function under(hero: Hero): { readonly art: string; readonly face: Box } {
  let crowd = '';
  let next = 0;
  for (const { many, from, step, y, size } of ROWS) {
    for (let i = 0; i < many; i++) {
      const who = THIRTY[next++ % THIRTY.length];
      if (who)
        crowd += at(
          from + i * step,
          y,
          size,
          hoop(i % 2 ? mirrored(HOT) : HOT, who, true),
          0,
          i % 2 ? -size : size,
        );
    }
  }
  const child = pushing(hero);
  const giant = greatHoop(HOT, [BOX.x - 2, BOX.y - 97 * BOX.k]);
  return {
    art:
      crowd +
      mittenOnWool(HOT, [30, 40], [30, 70], 11) +
      giant.behind +
      at(-62, 206, 0.74, archedCat()) +
      child.shadow +
      child.art +
      at(BOX.x, BOX.y, BOX.k, carton(HOT, 0.35, 1)) +
      giant.before,
    face: child.face,
  };
}

const PUSHES: Arm = { upper: [70, 4], lower: [76, 2], hand: 'press' };
const WHEELS: Arm = { upper: [-24, 14], lower: [34, 2], hand: 'hold' };

/** From the heels, the box before them; who rolls has it before the footrest, and both hands on the wheels. */
function pushing(hero: Hero) {
  const rolls = hero.wheelchair !== undefined;
  const size = headToStand(hero, rolls ? HIGH.rolls : HIGH.walks, MOST);
  const edge: Point = [BOX.x - 46 * BOX.k, BOX.y - 34 * BOX.k];
  return placeHero(
    hero,
    size,
    'ground',
    [GROUND[0] - (rolls ? 9 : 0), GROUND[1]],
    {
      pose: 'walk',
      mood: 'surprised',
      face: { mouth: 'oh' },
      yaw: 68,
      pitch: 3,
      nod: -14,
      gaze: [0.9, -0.7],
      leanInChair: 26,
      ...(rolls
        ? { armL: WHEELS, armR: WHEELS }
        : { armL: PUSHES, armR: PUSHES, touchL: edge, touchR: edge }),
      body: {
        lean: 30,
        roll: 0,
        tilt: 0,
        hips: 0,
        twist: 0,
        legL: { upper: [46, 3], lower: [2, 3], foot: 0 },
        legR: { upper: [-34, 3], lower: [-44, 3], foot: 40 },
      },
    },
    HOT,
  );
}
