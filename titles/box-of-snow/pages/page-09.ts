import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { type CloseHand, grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { offering } from '#titles/box-of-snow/cast/offering.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { doorAjar, sunBars, windows } from '#titles/box-of-snow/set/last-turn.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';
import { plainWall, rampFloor } from '#titles/box-of-snow/set/ramp.ts';

/** Where all of them are under the words, and where there are none. In mm. */
interface Places {
  readonly head: number;
  readonly face: Point;
  /** Wrist and elbow of the arm that holds the shade, and of the one that holds out what is in it. */
  readonly up: readonly [wrist: Point, elbow: Point];
  readonly out: readonly [wrist: Point, elbow: Point];
  readonly door: readonly [x: number, y: number, size: number];
  readonly nine: Point;
  readonly mitten: readonly [Point, Point];
  /** How much nearer the ramp is. */
  readonly nearer: number;
}
const INSIDE: Places = {
  head: 60,
  face: [48, 132],
  up: [
    [119, 122],
    [114, 162],
  ],
  out: [
    [103, 186],
    [62, 206],
  ],
  door: [192, 222, 1.36],
  nine: [200, 92],
  mitten: [
    [165, 168],
    [161, 184],
  ],
  nearer: 1,
};
const BESIDE: Places = {
  head: 74,
  face: [54, 112],
  up: [
    [128, 92],
    [130, 144],
  ],
  out: [
    [110, 180],
    [66, 206],
  ],
  door: [196, 226, 1.6],
  nine: [203, 70],
  mitten: [
    [172, 164],
    [167, 182],
  ],
  nearer: 1.34,
};
/** The hand is drawn with what lies in it. */
const noHand: CloseHand = () => ({ behind: '', before: '' });

/** Close: in the shade of what is held over it goes what is left, and the door has been waiting. */
export const page09: Painting = ({ hero, things, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const [up, out] = [by.up[0], by.out[0]];
  const child = placeHero(
    hero,
    by.head,
    'head',
    by.face,
    {
      pose: 'stand',
      mood: 'brave',
      face: { mouth: 'tiny', brow: [-8, -10, -2] },
      yaw: 40,
      pitch: 4,
      nod: 6,
      tilt: 10,
      gaze: [0.9, 0.35],
      armsByPage: true,
      body: { roll: 12, lean: 12, shrug: 0 },
    },
    LOW_SUN,
  );
  const { scale } = child;
  const held = offering(hero, { handR: out }, 1.12 * scale, LOW_SUN);
  const near = ownArm(hero, child, -1, { elbow: by.out[1], wrist: out, hand: noHand }, LOW_SUN);
  const high = ownArm(
    hero,
    child,
    1,
    { elbow: by.up[1], wrist: up, hand: grip, degrees: -84, flip: true, size: 0.95 },
    LOW_SUN,
  );
  const art =
    // A sponge left marks on this wall that were mold.
    at(
      0,
      206 * (1 - by.nearer),
      by.nearer,
      clean(plainWall(FLOORS[9], 190)) +
        thrownUp() +
        windows() +
        rampFloor(FLOORS[9], 196) +
        sunBars(),
    ) +
    clean(at(...by.door, doorAjar([0, 0]))) +
    lettering('9', ...by.nine, 12, FLOORS[9].pale, 0.22) +
    mittenOnWool(LOW_SUN, ...by.mitten, 21, 8) +
    beam(held.ball) +
    high.art +
    child.art +
    at(
      up[0] + 0.1 * by.head,
      up[1] - 0.4 * by.head,
      0.0103 * by.head,
      thing(things[0], LOW_SUN),
      -8,
    ) +
    high.before +
    near.art +
    held.art +
    shade(held.ball);
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark', largest: { explorer: 18 } },
    // Hers is an eye so far.
    faces: [
      child.face,
      {
        x: by.door[0] - 23.5 * by.door[2],
        y: by.door[1] - 78 * by.door[2],
        width: 23.5 * by.door[2],
        height: 29.4 * by.door[2],
      },
    ],
  };
};

/** What is held over it throws its shade there, the one cool place on the whole ramp; the sun goes by on both sides. */
const shade = ([x, y]: Point): string =>
  oval(
    x + 2,
    y + 3,
    23,
    20,
    radial([
      [0, '#3a4fae', 0.5],
      [0.68, '#3a4fae', 0.42],
      [1, '#3a4fae', 0],
    ]),
  );

/** The way that the shade takes through the dust in the sun. */
const beam = ([x, y]: Point): string =>
  path(
    `M${x - 22} ${y - 42}L${x + 22} ${y - 50}L${x + 27} ${y + 14}Q${x} ${y + 26} ${x - 22} ${y + 18}Z`,
    linear([
      [0, '#4a5fb0', 0.42],
      [0.6, '#4a5fb0', 0.3],
      [1, '#4a5fb0', 0],
    ]),
  );

/** The sun is lower than the sills: it throws the windows up under the vault, and the words lie in them. */
const thrownUp = (): string =>
  path(
    'M6 66L-8 20C-8 8 18 4 40 8C58 10 66 20 66 28L70 68ZM82 68L78 24C80 10 104 4 124 8C142 10 148 20 148 28L146 68ZM158 68L162 26C166 12 186 8 206 12L224 16V68Z',
    '#ffedd2',
    'fill-opacity=".75"',
  ) +
  line('M-4 70Q108 76 220 66', '#a9b9e6', 2.4) +
  line('M-4 73Q108 79 220 69', '#8ea3da', 0.8);
