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
import { cuppedHands } from '#titles/box-of-snow/cast/cupped-hands.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { openHand } from '#titles/box-of-snow/cast/own-hands.ts';
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

/** The middle of the door, of the child in it, and of two old hands. */
const MIDDLE = 112;
const FLOOR = 176;

/** With Mrs. Pereira's own eyes, wordless: a child in the door, what is left, and two hands for it. */
export const page10: Painting = (cast) => paint(cast, SHEET);
/** Over the fold is the room in which it has been expected. */
export const spread10: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const rolls = hero.wheelchair !== undefined;
  const head = headToStand(hero, rolls ? 150 : 128, 40);
  const child = placeHero(
    hero,
    head,
    'ground',
    [MIDDLE, FLOOR],
    {
      pose: 'stand',
      mood: 'worried',
      face: { mouth: SOFT_SMILE },
      yaw: rolls ? 14 : 4,
      turn: rolls ? -12 : 0,
      pitch: 6,
      nod: 4,
      tilt: 6,
      gaze: [0, 0.2],
      armL: { upper: [4, 22], lower: [70, -42], hand: 'hold' },
      armR: { upper: [4, 22], lower: [70, -42], hand: 'hold' },
    },
    DUSK,
  );
  const r = head * 0.27;
  const cup: Point = [(child.handL[0] + child.handR[0]) / 2, (child.handL[1] + child.handR[1]) / 2];
  const ball: Point = [cup[0], cup[1] - r * 0.5];
  const art =
    clean(hallOfNine(width)) +
    (width === SPREAD ? waitingRoom() : '') +
    lakePhotograph([33, 84]) +
    mittenHook([190, 78]) +
    clean(goldenDoor(MIDDLE)) +
    // On a nail in the frame of the door.
    mittenOnWool(DUSK, [MIDDLE + 36, 65], [MIDDLE + 34, 92], 15, 4) +
    oval(MIDDLE + 36, 64.6, 1.5, 1.5, '#f2c65a') +
    child.shadow +
    child.art +
    glow(ball[0], ball[1], head * 0.9, head * 0.9, '#fffdf0', 0.6) +
    snowball(DUSK, ball[0], ball[1], r) +
    cuppedHands(hero, child, cup, r, DUSK) +
    drop(ball[0] + 3, ball[1] + r * 1.7) +
    at(MIDDLE, 200, 0.25, thing(things[0], DUSK), -5) +
    oldHand(-1) +
    oldHand(1);
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

/** Hers: of somebody who has waited, open, each out of its sleeve and up from a corner of the page. */
const oldHand = (side: 1 | -1): string =>
  at(
    MIDDLE + side * 57,
    180,
    0.52,
    path('M-17 44C-20 56 -21 66 -22 80H25C23 66 21 56 19 44Z', IN_THE_DARK) +
      calm(openHand(IN_THE_DARK, BY_THE_DOOR, side)) +
      path('M-27 62C-10 68 14 68 30 61L54 170H-52Z', SLEEVE.base) +
      path('M10 66C18 65 26 63 30 61L54 170H22C22 120 18 90 10 66Z', SLEEVE.shade) +
      path('M-28 60C-10 67 14 67 31 59L35 74C14 82 -12 82 -31 75Z', SLEEVE.lite) +
      (side < 0 ? line('M-20.8 -38q8.4 2.8 17 -.4', '#e2b24e', 2.6) : ''),
    side * -42,
    side * 0.52,
  );

/** It has not fallen yet. */
const drop = (x: number, y: number): string =>
  path(
    `M${x} ${y - 2}C${x + 2.4} ${y + 2} ${x + 2.4} ${y + 6} ${x} ${y + 6}C${x - 2.4} ${y + 6} ${x - 2.4} ${y + 2} ${x} ${y - 2}Z`,
    WATER,
  ) + oval(x - 0.7, y + 3.4, 0.5, 0.9, '#ffffff');
