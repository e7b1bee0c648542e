import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { isSawn } from '#titles/boat-with-no-name/cast/is-sawn.ts';
import { plank, widthOfLetter } from '#titles/boat-with-no-name/cast/letter.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { mayBreak } from '#titles/boat-with-no-name/set/board-for.ts';
import { BY_LANTERN, DUSK, NEAR_LANTERN } from '#titles/boat-with-no-name/set/lights.ts';
import { dusk, hull, jetty, stars, water } from '#titles/boat-with-no-name/set/long-hull.ts';
import { isOnPlanks, nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';

/** The last light is one that a child holds up: in it are the & and, from the other side, whoever bends down to read it. */
export const page10: Painting = (cast) => paint(cast, SHEET);
export const spread10: Painting = (cast) => paint(cast, SPREAD);

const GROUND = 203;

const HOLDS: Arm = { upper: [40, 120], lower: [40, 130], hand: 'hold' };
/** Up on the front foot, the other still on its toe behind. */
const STEP = {
  legL: { upper: [18, 4], lower: [-4, 2], foot: 20 },
  legR: { upper: [-14, 4], lower: [-30, 4], foot: 44 },
} as const;
const HANGS: Arm = { upper: [-8, 12], lower: [4, 6], hand: 'rest' };

function paint({ hero, name: named }: Cast, width: number): Picture {
  const name = nameOf(named);
  const wide = width === SPREAD;
  const board = boardOf(name, wide, width);
  const lettered = nameboard(name, board, DUSK, false, wide ? SPREAD / 2 : undefined);
  const { forward } = lettered;
  // Never a speck, however long the name before it is.
  const andHigh = wide ? Math.min(60, Math.max(46, lettered.capital)) : 28;
  const andWide = (widthOfLetter('&') * andHigh) / 100;
  const andX = lettered.end + forward * (andWide / 2 + 4);
  const andFoot = board.y + (board.height + andHigh) / 2;
  const bow = andX + forward * (andWide / 2 + 6);
  const perch: Point = [bow + forward * (wide ? 42 : 34), 190];
  const master = heron(
    {
      at: perch,
      height: wide ? 118 : 100,
      flip: forward > 0,
      looks: 'reads',
    },
    DUSK,
  );
  const rolls = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const size = rolls ? 25 : headToStand(hero, 86, small ? 33 : 28);
  const far = offTheFold(andX - forward * size * (small ? 1.5 : 1.8), wide, size);
  // The arm that is further off: up and out, it crosses no face.
  const side = forward;
  const wish = {
    pose: TIPTOE,
    mood: 'wonder',
    yaw: forward * (small ? 34 : 42),
    turn: forward * (small ? 18 : 8),
    nod: -12,
    tilt: forward * -4,
    pitch: 2,
    gaze: [forward * 0.8, -0.7],
    armL: side > 0 ? HOLDS : HANGS,
    armR: side > 0 ? HANGS : HOLDS,
    body: { lean: 5, roll: forward * 5, twist: 0, ...STEP },
  } as const;
  const light = forward > 0 ? NEAR_LANTERN : mirrored(NEAR_LANTERN);
  const [headX, headY] = placeHero(hero, size, 'ground', [far, GROUND], wish, light).head;
  const held: Point = [headX + forward * size * 1.5, headY - size * 0.5];
  const child = placeHero(
    hero,
    size,
    'ground',
    [far, GROUND],
    { ...wish, [side > 0 ? 'touchL' : 'touchR']: held },
    light,
  );
  const lamp = size * (small ? 0.012 : 0.0145);
  const [hx, hy] = side > 0 ? child.handL : child.handR;
  const art =
    dusk(width) +
    stars(width) +
    hull(forward, bow, width) +
    water(width) +
    jetty(forward, far + forward * 44, width) +
    // A name that is set in one is pale, and nearer to the lantern than sawn letters are.
    glow([(hx + andX) / 2, 112], 104, name.rightToLeft ? 0.55 : 1) +
    glow([hx, hy + 12], 50) +
    lettered.art +
    at(andX, andFoot, andHigh / 100, plank('&', '#f5c453', BY_LANTERN)) +
    post(perch) +
    master.art +
    child.shadow +
    child.art +
    at(hx, hy + 40 * lamp, lamp, CREATURES.lantern(DUSK)) +
    child.hand(side) +
    clean(glow([hx, hy + 12], size * 1.3, 0.4));
  // Away from the light: on the hull or, where that is short, in the sky before it.
  const free = wide
    ? { x: forward > 0 ? 24 : width - 104, y: 116, width: 90, height: 26 }
    : { x: forward > 0 ? width - 50 : 13, y: 14, width: 37, height: 22 };
  return {
    art,
    quiet: {
      box: free,
      ink: 'light',
      anchor: 'middle',
      lap: { box: free, ink: 'light', largest: 54 },
    },
    faces: [child.face, master.face],
    signs: lettered.signs,
  };
}

/** What of the hull is lettered; what comes after has its own room. */
function boardOf(name: NameInLetters, wide: boolean, width: number): Box {
  // A name from the right ends on the left, and so does the boat.
  if (!wide) {
    const row = { y: 66, width: 102, height: 44 };
    return { ...row, x: name.rightToLeft ? width - 12 - row.width : 12 };
  }
  // What is set in one stays out of the fold.
  if (name.rightToLeft) return { x: 130, y: 50, width: 70, height: 60 };
  if (!isSawn(name) && !isOnPlanks(name)) return { x: 232, y: 56, width: 60, height: 50 };
  if (isOnPlanks(name)) return { x: 20, y: 50, width: 254, height: 60 };
  return mayBreak(name)
    ? { x: 20, y: 52, width: 254, height: 64 }
    : { x: 20, y: 56, width: 254, height: 50 };
}

/** No head is where an opening is sewn. */
const offTheFold = (x: number, wide: boolean, head: number): number => {
  const [left, right] = [SPREAD / 2 - 12 - head / 2, SPREAD / 2 + 12 + head / 2];
  return !wide || x < left || x > right ? x : x - left < right - x - 16 ? left : right;
};

/** In the water, with a ring round it: a place for one foot. */
const post = ([x, y]: Point): string =>
  box(x - 7, y, 14, 40, '#6a4c50') +
  box(x + 2, y, 5, 40, '#4f3843') +
  oval(x, y, 7, 2, '#93706c') +
  line(`M${num(x - 13)} 206q13 5 26 0`, '#dfe6f4', 1.2, 'stroke-opacity=".8"');

const glow = ([x, y]: Point, size: number, strong = 1): string =>
  oval(
    x,
    y,
    size,
    size * 0.8,
    radial([
      [0, '#ffd58a', 0.62 * strong],
      [0.5, '#f0b878', 0.3 * strong],
      [1, '#f0a878', 0],
    ]),
  );
