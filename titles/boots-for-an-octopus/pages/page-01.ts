import { roundedBox } from '#bookmaking/drawing/curves.ts';
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
import { ladder } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { bootClock } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { FOGGED, wetWindow } from '#titles/boots-for-an-octopus/set/wet-window.ts';

/** Close: the cold thing, as large as life, a finger that is on it already, and somebody at the door who has seen it. */
export const page01: Painting = ({ hero, things }) => {
  /** Nobody's arm grows for the knob: it waits nearer to the smallest. */
  const small = clamp((3 - hero.years) / 2, 0, 1);
  const measured = 148 - 10 * small;
  const knob: Point = [measured + 11, 194];
  // What is to be slid has somewhere to slide to, and nobody's hand lies under it.
  const toy = measured - 41 + 8 * small;
  const child = heroInHat(
    hero,
    51,
    'head',
    [103, 118 + 7 * small],
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: SOFT_SMILE },
      yaw: 17,
      pitch: 8,
      turn: 16 - 6 * small,
      nod: 12,
      // A short neck: cheek and shoulder keep apart.
      tilt: 15 - 12 * small,
      gaze: [1, 1],
      hat: 'on',
      armsByPage: true,
      armR: { upper: [6, 12], lower: [10, 6] },
      body: { roll: 10 - 16 * small, lean: 10, shrug: -8 * small },
    },
    SHOP,
  );
  const daring = fingerOn(hero, child, 1, [knob[0] - 1, knob[1] - 4], SHOP);
  const guest = atTheGlass(GLASS, [185, 130], 35, WINDOW);
  const art =
    room(COUNTER + 4, HOUR.morning) +
    ladder(24, -4, 184, 24) +
    at(24, 118, 0.6, shopkeeperLegs(SHOP, 210)) +
    door(DOOR, { rain: 1, sky: ['#9fc3d6', '#d5e7ec'], puddles: [] }, 'shut') +
    guest.art +
    // Wet glass between: who is measured at is seen first.
    path(
      roundedBox(GLASS.x, GLASS.y, GLASS.width, GLASS.height, 3),
      '#d3e6ea',
      'fill-opacity=".42"',
    ) +
    bootClock(46, 124, 10) +
    child.onWall(7) +
    (hero.wheelchair ? chairBack(child, hero.wheelchair) : '') +
    child.arm(-1) +
    child.art +
    counter(COUNTER) +
    box(PLATE - 62, 206, 124, 5, '#5a2c22', 2.5, 'fill-opacity=".35"') +
    at(PLATE, 196, 0.34, plate(), 0, 0.66) +
    at(PLATE, 196, 0.34, slider((measured - PLATE) / 0.66), 0, 0.66) +
    oval(knob[0] - 10, knob[1] + 4, 12, 2.2, '#33405a', 'fill-opacity=".3"') +
    oval(toy + 1, 203, 20, 3, '#33405a', 'fill-opacity=".35"') +
    at(toy, 192, 0.4, thing(things[0], SHOP)) +
    daring;
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 43, width: 160, height: 54 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 16 },
    },
    faces: [child.face, guest.face],
    overFold: () =>
      roomPastFold(COUNTER + 4, HOUR.morning) +
      wetWindow() +
      asGround(shifted(8 - SHEET, 0, counter(COUNTER))),
    dedicated: FOGGED,
  };
};

/** Where the plate has its middle, in mm. */
const PLATE = 126;

/** Where wood begins, in mm: low enough that shoulders are seen over it. */
const COUNTER = 179;

/** The door, whose lower part is behind the counter, and its pane. */
const DOOR = [153, 82, 64, 216] as const;
const GLASS = { x: 161, y: 90, width: 48, height: 94 };

/** Where the counter's top ends toward us, in mm. */
const NEAR_EDGE = 208;

/** Seen from above, as what lies on it is; it hides whatever the hero sits or stands on. */
const counter = (y: number): string =>
  box(
    0,
    y,
    SHEET,
    NEAR_EDGE - y,
    linear([
      [0, '#c9764f'],
      [1, '#e09a72'],
    ]),
  ) +
  box(0, y - 0.6, SHEET, 1.2, '#a2543a') +
  path(
    `M0 ${y + 6}Q108 ${y + 4} 216 ${y + 6.5}M0 ${y + 13}Q108 ${y + 16} 216 ${y + 13}M0 ${y + 22}Q108 ${y + 19} 216 ${y + 23}`,
    'none',
    'stroke="#a2543a" stroke-width=".8" stroke-opacity=".4"',
  ) +
  box(0, NEAR_EDGE, SHEET, SHEET - NEAR_EDGE, '#a8583a') +
  box(0, NEAR_EDGE - 0.8, SHEET, 1.8, '#f0b08a');
