import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { measuringThing } from '#titles/boots-for-an-octopus/set/measure.ts';
import { bootClock, hush, ladder, room, shelves } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Close: the cold thing, as large as life, and a finger that is a hair away. */
export const page01: Painting = ({ hero, things }) => {
  const at126 = (x: number): PlacedHero =>
    heroInHat(
      hero,
      52,
      'head',
      [x, 126],
      {
        pose: 'stand',
        mood: 'wonder',
        yaw: 10,
        pitch: 8,
        turn: 6,
        nod: 8,
        gaze: [0.5, 1],
        hat: 'on',
        touchL: [151.5, 189],
        armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
      },
      SHOP,
    );
  // Long arms want room: so near to what it touches, a sleeve was folded like a hose.
  const child = at126(94 - slackOf(at126(94)));
  const art =
    room(186) +
    shelves(160, 30, 54, 130, 5, 1) +
    ladder(187, -4, 176, 26) +
    at(187, 98, 0.62, shopkeeperLegs(SHOP, 170)) +
    bootClock(15, 112, 16) +
    child.art +
    counter(176) +
    at(30, 174, 0.4, thing(things[0], SHOP), -6) +
    at(112, 195, 0.46, measuringThing(36), 0, 0.94) +
    fingers() +
    child.arm(1) +
    hush();
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 141, height: 66 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 14 },
    },
    faces: [child.face],
  };
};

/** How much longer the left arm is than the way to what it touches, in mm. */
function slackOf({ figure, scale }: PlacedHero): number {
  const { root, bend, end } = figure.skeleton.armL;
  const [across, down] = [end[0] - root[0], end[1] - root[1]];
  const length =
    Math.hypot(bend[0] - root[0], bend[1] - root[1], bend[2] - root[2]) +
    Math.hypot(end[0] - bend[0], end[1] - bend[1], end[2] - bend[2]);
  const room = Math.sqrt(Math.max(0, (length * 0.97) ** 2 - down ** 2)) - across;
  return Math.min(20, Math.max(0, room * scale));
}

/** Under the hand that does not dare: the smallest of shadows on the metal. */
const fingers = (): string => oval(147, 193.5, 8, 1.8, '#33405a', 'fill-opacity=".3"');

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
