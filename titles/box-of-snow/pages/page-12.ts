import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { tableLamp } from '#bookmaking/house/lamps.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { armOfTen, nineWithStamp, tenWriting } from '#titles/box-of-snow/cast/at-table.ts';
import { laundryWithTea } from '#titles/box-of-snow/cast/laundry.ts';
import { LAMP } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';
import { form, roomOfTen, supper, table } from '#titles/box-of-snow/set/ten.ts';

/** Mid: one warm lamp, one form, one flake. */
export const page12: Painting = (cast) => paint(cast, 0);

/** Before the fold is the landing, and the whole house at night. */
export const spread12: Painting = (cast) => {
  const left = SPREAD - SHEET;
  const { art, quiet, faces } = paint(cast, left);
  const moved = (area: Box): Box => ({ ...area, x: area.x + left });
  const words = { ...quiet.box, x: quiet.box.x + 7, width: quiet.box.width - 7 };
  return {
    art: shifted(left, 0, art),
    quiet: { ...quiet, box: moved(words) },
    faces: faces.map(moved),
  };
};

/** Where Ten sits, and how large he is. */
const TEN = { x: 108, y: 180, k: 0.42 } as const;

/** Where the head is of somebody this side of the table, with a back to us. Who rolls is so much higher that the wheels are seen. */
const HEAD = { stands: [52, 128] as Point, rolls: [48, 112] as Point };

/** How much lower than its table's own measure the scene lies, in mm. */
const LOWER = 6;

/** `left` is how much of the opening lies before the page. */
function paint({ hero, things }: Cast, left: number): Picture {
  const rolls = hero.wheelchair !== undefined;
  const where = rolls ? HEAD.rolls : HEAD.stands;
  const head = headToStand(hero, rolls ? 150 : 132, 42);
  const wish = {
    pose: 'stand',
    mood: 'happy',
    yaw: 128,
    pitch: 4,
    turn: -58,
    nod: -4,
    gaze: [0.9, -0.2],
    armR: { upper: [70, 20], lower: [90, 10], hand: 'point' },
    armL: { upper: [-6, 12], lower: [10, 4], hand: 'rest' },
  } as const;
  const tip: Point = [where[0] + 1.1 * head, where[1] - 0.1 * head];
  const child = placeHero(hero, head, 'head', where, { ...wish, touchR: tip }, LAMP);
  const scene =
    roomOfTen(left) +
    glow(140, 132, 104, 84, '#ffcf80', 0.5) +
    at(209, 180, 0.31, laundryWithTea(LAMP)) +
    at(TEN.x, TEN.y, TEN.k, tenWriting(LAMP)) +
    at(167, 173, 0.4, nineWithStamp(LAMP)) +
    table(left) +
    (left ? supper() : '') +
    form([97, 196]) +
    at(TEN.x, TEN.y, TEN.k, armOfTen(LAMP)) +
    at(146, 191, 0.6, tableLamp(LAMP, true)) +
    at(178, 189, 0.4, thing(things[0], LAMP), -6) +
    child.art +
    flake(fingertip(child));
  return {
    // What is over it is wall: a long telling has more of that.
    art: box(-left, 0, SHEET + left, LOWER + 1, '#19234f') + shifted(0, LOWER, scene),
    quiet: { box: { ...SAFE, height: 64 }, ink: 'light', largest: { explorer: 18 } },
    faces: [{ ...child.face, y: child.face.y + LOWER }],
  };
}

/** A little over the end of the pointing finger, however far the arm goes. */
function fingertip({ figure, scale, handR }: PlacedHero): Point {
  const { armR, body } = figure.skeleton;
  const [dx, dy] = [armR.end[0] - armR.bend[0], armR.end[1] - armR.bend[1]];
  const k = (body.hand * 31 * scale) / (Math.hypot(dx, dy) || 1);
  return [handR[0] + dx * k, handR[1] + dy * k - 3];
}

/** It is the hero's for exactly as long as snow is anybody's. */
const flake = ([x, y]: Point): string =>
  oval(x, y, 7, 7, '#ffffff', 'fill-opacity=".16"') +
  at(
    x,
    y,
    1,
    line(
      'M0 -4V4M-3.5 -2L3.5 2M-3.5 2L3.5 -2M-1.3 -3.2L0 -2L1.3 -3.2M-1.3 3.2L0 2L1.3 3.2',
      '#ffffff',
      0.9,
    ),
  );
