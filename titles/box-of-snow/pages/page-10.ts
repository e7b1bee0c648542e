import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { otherArm } from '#bookmaking/hero/other-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { snowball } from '#titles/box-of-snow/cast/carton.ts';
import { nineAtDoor } from '#titles/box-of-snow/cast/nine-at-door.ts';
import { openPalm } from '#titles/box-of-snow/cast/palm.ts';
import { WATER } from '#titles/box-of-snow/set/colors.ts';
import { DUSK } from '#titles/box-of-snow/set/lights.ts';
import { hallOfNine, mittenByDoor, waitingRoom } from '#titles/box-of-snow/set/nine.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';

/** Without the page before it all of it is smaller: about its lower right corner. */
const ALONE = { k: 0.72, about: [216, 216] } as const;

const LAP_WORDS = {
  ink: 'light',
  largest: { explorer: 18 },
  align: 'center',
  anchor: 'middle',
} as const;

/** Wordless: one palm out of the evening, one out of the dark, and what is left between them. */
export const page10: Painting = (cast) => {
  const { art, faces } = paint(cast);
  const { k, about } = ALONE;
  const moved = (at: number, axis: 0 | 1): number => about[axis] * (1 - k) + at * k;
  return {
    art: at(moved(0, 0), moved(0, 1), k, art),
    quiet: { ...LAP_WORDS, box: { ...SAFE, height: 26 } },
    faces: faces.map((face) => ({
      x: moved(face.x, 0),
      y: moved(face.y, 1),
      width: face.width * k,
      height: face.height * k,
    })),
  };
};

/** Over the fold is all that has been got ready for it. */
export const spread10: Painting = (cast) => {
  const left = SPREAD - SHEET;
  const { art, faces } = paint(cast);
  return {
    art: shifted(left, 0, art),
    quiet: { ...LAP_WORDS, anchor: 'top', box: { x: 18, y: 15, width: left - 42, height: 30 } },
    faces: faces.map((face) => ({ ...face, x: face.x + left })),
  };
};

/** Where the child stands before the door, and Mrs. Pereira behind it. */
const OUTSIDE: Point = [124, 198];
const WITHIN: Point = [-40, 205];
/** How much larger she is than she was cut. */
const HERS = 1.27;

function paint({ hero, things }: Cast): { art: string; faces: readonly Box[] } {
  const rolls = hero.wheelchair !== undefined;
  const head = headToStand(hero, rolls ? 164 : 148, 50);
  const wish = {
    pose: 'stand',
    mood: 'worried',
    face: { mouth: SOFT_SMILE },
    yaw: -42,
    pitch: 4,
    nod: 6,
    tilt: -4,
    gaze: [-0.8, 0.5],
    armL: otherArm(hero),
    armR: { upper: [60, 12], lower: [60, 8], hand: 'hold' },
    body: { roll: 0, lean: 8 },
  } as const;
  const ground: Point = [OUTSIDE[0] + (rolls ? 6 : 0), OUTSIDE[1]];
  const still = placeHero(hero, head, 'ground', ground, wish, DUSK);
  // Over the sill, and further than any arm: it is straight.
  const tip: Point = [still.head[0] - 1.7 * head, still.head[1] + 1.1 * head];
  const child = placeHero(hero, head, 'ground', ground, { ...wish, touchR: tip }, DUSK);
  const r = head * 0.21;
  const ball: Point = [child.handR[0] - head * 0.14, child.handR[1] - r * 0.7];
  const palm = openPalm(hero.skin, ball, r * 0.86, DUSK, true);
  const hers: Point = [ball[0] - 13, Math.min(ball[1] + 31, 158)];
  const art =
    hallOfNine() +
    waitingRoom() +
    mittenByDoor() +
    oval(WITHIN[0] - 30, WITHIN[1], 58, 4.6, '#141f50', 'fill-opacity=".45"') +
    child.shadow +
    child.art +
    glow(...ball, head * 1.1, head * 1.1, '#fffdf0', 0.7) +
    at(
      ...WITHIN,
      HERS,
      nineAtDoor(DUSK, [(hers[0] - WITHIN[0]) / HERS, (hers[1] - WITHIN[1]) / HERS]),
    ) +
    palm.behind +
    snowball(DUSK, ball[0], ball[1] + r * 0.1, r) +
    palm.before +
    drop(ball[0] - 8, (ball[1] + hers[1]) / 2 + 5) +
    at(60, 200, 0.28, thing(things[0], DUSK));
  return {
    art,
    faces: [child.face, { x: WITHIN[0] - 20, y: WITHIN[1] - 154, width: 48, height: 52 }],
  };
}

/** It has just fallen. */
const drop = (x: number, y: number): string =>
  path(
    `M${x} ${y - 2}C${x + 2.4} ${y + 2} ${x + 2.4} ${y + 6} ${x} ${y + 6}C${x - 2.4} ${y + 6} ${x - 2.4} ${y + 2} ${x} ${y - 2}Z`,
    WATER,
  ) + oval(x - 0.7, y + 3.4, 0.5, 0.9, '#ffffff');
