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

/** Wrists: of the hand that holds the shade, and of the hand that holds out what is in it. */
const UP: Point = [119, 122];
const OUT: Point = [103, 186];
/** The hand is drawn with what lies in it. */
const noHand: CloseHand = () => ({ behind: '', before: '' });

/** Close: in the shade of what is held over it goes what is left, and the door has been waiting. */
export const page09: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    60,
    'head',
    [48, 132],
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
  const held = offering(hero, { handR: OUT }, 1.12 * scale, LOW_SUN);
  const near = ownArm(hero, child, -1, { elbow: [62, 206], wrist: OUT, hand: noHand }, LOW_SUN);
  const high = ownArm(
    hero,
    child,
    1,
    { elbow: [114, 162], wrist: UP, hand: grip, degrees: -84, flip: true, size: 0.95 },
    LOW_SUN,
  );
  const art =
    // A sponge left marks on this wall that were mold.
    clean(plainWall(FLOORS[9], 190)) +
    thrownUp() +
    windows() +
    rampFloor(FLOORS[9], 196) +
    sunBars() +
    clean(at(192, 222, 1.36, doorAjar([0, 0]))) +
    lettering('9', 200, 92, 12, FLOORS[9].pale, 0.22) +
    at(0, 0, 1, mittenOnWool(LOW_SUN, [165, 168], [161, 184], 21, 8)) +
    beam(held.ball) +
    high.art +
    child.art +
    at(UP[0] + 6, UP[1] - 24, 0.62, thing(things[0], LOW_SUN), -8) +
    high.before +
    near.art +
    held.art +
    shade(held.ball);
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark', largest: { explorer: 18 } },
    // Hers is an eye so far.
    faces: [child.face, { x: 160, y: 116, width: 32, height: 40 }],
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
