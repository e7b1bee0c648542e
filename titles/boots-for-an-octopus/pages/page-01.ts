import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { finger, fist } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { measuringThing } from '#titles/boots-for-an-octopus/set/measure.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { ladder, shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { bootClock } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Close: the cold thing, as large as life, and a finger that is on it already. */
export const page01: Painting = ({ hero, things }) => {
  /** Nobody's arm grows for the knob: it waits nearer to the smallest. */
  const small = clamp((3 - hero.years) / 2, 0, 1);
  const knob: Point = [161 - 17 * small, 197];
  const child = heroInHat(
    hero,
    51,
    'head',
    [78 + 2 * small, 122 + 7 * small],
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: SOFT_SMILE },
      yaw: 18,
      pitch: 8,
      turn: 6,
      nod: 10,
      tilt: 13,
      gaze: [0.8, 1],
      hat: 'on',
      armsByPage: true,
      body: { roll: 12, lean: 8, shrug: 2 },
    },
    SHOP,
  );
  const [hx, hy] = child.head;
  // An elbow on the counter, a cheek on the fist; the other arm out of its own shoulder, over the edge, to the knob.
  const propped = ownArm(
    hero,
    child,
    -1,
    {
      elbow: [hx - 44 + 4 * small, COUNTER + 7],
      wrist: [hx - 24 - 6 * small, hy + 33 - 8 * small],
      hand: fist,
      degrees: -52 + 4 * small,
      size: 1.12 + 0.2 * small,
    },
    SHOP,
  );
  const reach: Point = [knob[0] - 23, knob[1] - 5];
  const daring = ownArm(
    hero,
    child,
    1,
    {
      elbow: elbowOf(child, 1, reach, 1),
      wrist: reach,
      hand: finger,
      degrees: 12,
      size: 1.2,
    },
    SHOP,
  );
  const art =
    room(COUNTER + 4, HOUR.morning) +
    shelves(160, 30, 54, 130, 5, 1) +
    ladder(187, -4, 176, 26) +
    at(187, 98, 0.62, shopkeeperLegs(SHOP, 170)) +
    bootClock(15, 112, 16) +
    child.art +
    counter(COUNTER) +
    at(25, COUNTER + 2, 0.4, thing(things[0], SHOP), -6) +
    at(112, 200, 0.44, measuringThing((knob[0] - 112) / 0.94 - 16.4), 0, 0.94) +
    shadows(hx, knob) +
    propped.art +
    daring.art +
    hush();
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 141, height: 66 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 17 },
    },
    faces: [child.face],
  };
};

/** Where wood begins, in mm: low enough that shoulders are seen over it. */
const COUNTER = 180;

/** Under an elbow, and under the hand that has dared: the smallest of shadows. */
const shadows = (x: number, [kx, ky]: Point): string =>
  oval(x - 42, COUNTER + 11, 12, 2.6, '#5a2f2a', 'fill-opacity=".35"') +
  oval(kx - 10, ky + 3, 13, 2.2, '#33405a', 'fill-opacity=".3"');

/** The counter's edge, which hides whatever the hero sits or stands on. */
const counter = (y: number): string =>
  box(
    0,
    y - 1,
    SHEET,
    SHEET - y + 1,
    linear([
      [0, '#d98a62'],
      [1, '#b4613f'],
    ]),
  ) +
  box(0, y - 3, SHEET, 4, '#f0b08a') +
  path(
    `M0 ${y + 14}Q108 ${y + 10} 216 ${y + 15}M0 ${y + 34}Q108 ${y + 40} 216 ${y + 33}M0 ${y + 50}Q108 ${y + 46} 216 ${y + 51}`,
    'none',
    'stroke="#a2543a" stroke-width=".8" stroke-opacity=".5"',
  );
