import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { snowball } from '#titles/box-of-snow/cast/carton.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { openHand } from '#titles/box-of-snow/cast/own-hands.ts';
import { openPalm } from '#titles/box-of-snow/cast/palm.ts';
import { DRESS, SKIN } from '#titles/box-of-snow/cast/siblings.ts';
import { WATER } from '#titles/box-of-snow/set/colors.ts';
import { DUSK } from '#titles/box-of-snow/set/lights.ts';
import {
  goldenDoor,
  hallOfNine,
  lakePhotograph,
  mittenHook,
  waitingRoom,
} from '#titles/box-of-snow/set/nine.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';

/** The middle of the door, and of the child in it. */
const MIDDLE = 92;
const FLOOR = 176;
/** Where two old hands make one bowl. */
const BOWL: Point = [138, 187];

/** With Mrs. Pereira's own eyes, wordless: a child in the door, what is left, and two hands for it. */
export const page10: Painting = (cast) => paint(cast, SHEET);
/** Over the fold is the room in which it has been expected. */
export const spread10: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const rolls = hero.wheelchair !== undefined;
  const head = headToStand(hero, rolls ? 146 : 124, 38);
  const wish = {
    pose: 'stand',
    mood: 'worried',
    face: { mouth: SOFT_SMILE },
    yaw: rolls ? 30 : 24,
    turn: -14,
    pitch: 6,
    nod: 2,
    tilt: 5,
    gaze: [0.3, 0.1],
    armR: { upper: [-6, 14], lower: [8, 4] },
    armL: { upper: [40, 40], lower: [40, 40], hand: 'hold' },
    body: { roll: -3, lean: 6 },
  } as const;
  const ground: Point = [MIDDLE - (rolls ? 11 : 6), FLOOR];
  const still = placeHero(hero, head, 'ground', ground, wish, DUSK);
  // Out of the door, and further than any arm: it is straight.
  const tip: Point = [still.head[0] + 1.7 * head, still.head[1] + 1.25 * head];
  const child = placeHero(hero, head, 'ground', ground, { ...wish, touchL: tip }, DUSK);
  const r = head * 0.21;
  const ball: Point = [child.handL[0] + head * 0.14, child.handL[1] - r * 0.7];
  const palm = openPalm(hero.skin, ball, r * 0.86, DUSK);
  const art =
    clean(hallOfNine(width)) +
    (width === SPREAD ? waitingRoom() : '') +
    lakePhotograph([180, 84]) +
    mittenHook([24, 84]) +
    clean(goldenDoor(MIDDLE)) +
    // On a nail in the frame of the door.
    mittenOnWool(DUSK, [MIDDLE - 36, 65], [MIDDLE - 35, 92], 15, 4) +
    oval(MIDDLE - 36, 64.6, 1.5, 1.5, '#f2c65a') +
    child.shadow +
    child.art +
    palm.behind +
    glow(ball[0], ball[1], head * 0.9, head * 0.9, '#fffdf0', 0.6) +
    snowball(DUSK, ball[0], ball[1] + r * 0.1, r) +
    palm.before +
    at(40, 202, 0.27, thing(things[0], DUSK), -5) +
    oldHand(-1) +
    oldHand(1) +
    drop(ball[0] + 2, (ball[1] + r + BOWL[1]) / 2 - 10);
  return {
    art,
    quiet: {
      box: { ...SAFE, height: 26 },
      ink: 'light',
      largest: { explorer: 18 },
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face],
  };
}

/** Gold comes in before her; what is behind her is blue. */
const BY_THE_DOOR: Light = { ...turned(DUSK, 60), shade: '#4a2832', cast: '#c98a5a' };
const SLEEVE = tone(BY_THE_DOOR, DRESS);
const IN_THE_DARK = mix(SKIN, '#4a2a22', 0.22);

/** Hers, side by side: of somebody who has waited, open, each out of its sleeve and up from the edge of the page. */
const oldHand = (side: 1 | -1): string =>
  at(
    BOWL[0] + side * 14.6,
    BOWL[1],
    0.42,
    path('M-17 44C-20 56 -21 66 -22 80H25C23 66 21 56 19 44Z', IN_THE_DARK) +
      calm(openHand(IN_THE_DARK, BY_THE_DOOR, side)) +
      path('M-27 62C-10 68 14 68 30 61L54 170H-52Z', SLEEVE.base) +
      path('M10 66C18 65 26 63 30 61L54 170H22C22 120 18 90 10 66Z', SLEEVE.shade) +
      path('M-28 60C-10 67 14 67 31 59L35 74C14 82 -12 82 -31 75Z', SLEEVE.lite) +
      (side < 0 ? line('M-20.8 -38q8.4 2.8 17 -.4', '#e2b24e', 2.6) : ''),
    side * -9,
    side * 0.42,
  );

/** It has just fallen. */
const drop = (x: number, y: number): string =>
  path(
    `M${x} ${y - 2}C${x + 2.4} ${y + 2} ${x + 2.4} ${y + 6} ${x} ${y + 6}C${x - 2.4} ${y + 6} ${x - 2.4} ${y + 2} ${x} ${y - 2}Z`,
    WATER,
  ) + oval(x - 0.7, y + 3.4, 0.5, 0.9, '#ffffff');
