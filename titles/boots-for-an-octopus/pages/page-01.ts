import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { atTheGlass } from '#titles/boots-for-an-octopus/cast/at-the-glass.ts';
import { chairBack } from '#titles/boots-for-an-octopus/cast/chair-back.ts';
import { fingerOn } from '#titles/boots-for-an-octopus/cast/finger-on.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { SHOP, WINDOW } from '#titles/boots-for-an-octopus/set/lights.ts';
import { plate, slider } from '#titles/boots-for-an-octopus/set/measure.ts';
import { room, roomPastFold } from '#titles/boots-for-an-octopus/set/room.ts';
import { ladder, shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { bootClock } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Close: the cold thing, as large as life, a finger that is on it already, and somebody at the door who has seen it. */
export const page01: Painting = ({ hero, things }) => {
  /** Nobody's arm grows for the knob: it waits nearer to the smallest. */
  const small = clamp((3 - hero.years) / 2, 0, 1);
  const measured = 148 - 10 * small;
  const knob: Point = [measured + 11, 195];
  const child = heroInHat(
    hero,
    51,
    'head',
    [103, 118 + 7 * small],
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: SOFT_SMILE },
      yaw: 18,
      pitch: 8,
      turn: 6,
      nod: 10,
      tilt: 15,
      gaze: [0.8, 1],
      hat: 'on',
      armsByPage: true,
      armR: { upper: [6, 12], lower: [10, 6] },
      body: { roll: 10, lean: 10 },
    },
    SHOP,
  );
  const daring = fingerOn(hero, child, 1, [knob[0] - 1, knob[1] - 4], SHOP);
  const guest = atTheGlass(GLASS, [185, 130], 35, WINDOW);
  const art =
    room(COUNTER + 4, HOUR.morning) +
    ladder(24, -4, 184, 24) +
    at(24, 104, 0.6, shopkeeperLegs(SHOP, 190)) +
    door(DOOR, { rain: 1, sky: ['#9fc3d6', '#d5e7ec'], puddles: [] }, 'shut') +
    guest.art +
    bootClock(46, 124, 10) +
    child.onWall(7) +
    (hero.wheelchair ? chairBack(child, hero.wheelchair) : '') +
    child.arm(-1) +
    child.art +
    counter(COUNTER) +
    at(PLATE, 197, 0.5, plate(), 0, 0.66) +
    at(PLATE, 197, 0.5, slider((measured - PLATE) / 0.66), 0, 0.66) +
    oval(knob[0] - 10, knob[1] + 4, 12, 2.2, '#33405a', 'fill-opacity=".3"') +
    daring +
    oval(measured - 21, 205, 20, 3, '#33405a', 'fill-opacity=".35"') +
    at(measured - 22, 194, 0.4, thing(things[0], SHOP));
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 43, width: 160, height: 54 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 17 },
    },
    faces: [child.face, guest.face],
    overFold: () =>
      roomPastFold(COUNTER + 4, HOUR.morning) +
      asGround(shifted(8 - SHEET, 0, stock() + counter(COUNTER))),
  };
};

/** Where the plate has its middle, in mm. */
const PLATE = 126;

/** Where wood begins, in mm: low enough that shoulders are seen over it. */
const COUNTER = 180;

/** The door, whose lower part is behind the counter, and its pane. */
const DOOR = [153, 82, 64, 216] as const;
const GLASS = { x: 161, y: 90, width: 48, height: 94 };

/** Beside the child, under the words: what a shop has before it is sold out. */
const stock = (): string => shelves(4, 144, 196, 46, 2, 1, 'stock');

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
