import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { tableLamp } from '#bookmaking/house/lamps.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { armOfTen, nineWithStamp, tenWriting } from '#titles/box-of-snow/cast/at-table.ts';
import { fingertip } from '#titles/box-of-snow/cast/fingertip.ts';
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
const TEN = { x: 122, y: 180, k: 0.4 } as const;

/** Where the head is of somebody this side of the table, with a back to us. Who rolls is so much higher that the wheels are seen. */
const HEAD = { stands: [46, 128] as Point, rolls: [38, 116] as Point };

/** How much lower than its table's own measure the scene lies, in mm. */
const LOWER = 8;

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
    armR: { upper: [104, 12], lower: [112, 8], hand: 'point' },
    armL: { upper: [-6, 12], lower: [10, 4], hand: 'rest' },
  } as const;
  // Further than any arm: it is straight.
  const tip: Point = [where[0] + 2.2 * head, where[1] - 0.34 * head];
  const child = placeHero(hero, head, 'head', where, { ...wish, touchR: tip }, LAMP);
  const scene =
    roomOfTen(left) +
    glow(150, 136, 104, 76, '#ffcf80', 0.5) +
    at(212, 180, 0.31, laundryWithTea(LAMP)) +
    at(TEN.x, TEN.y, TEN.k, tenWriting(LAMP)) +
    at(178, 173, 0.39, nineWithStamp(LAMP)) +
    table(left) +
    (left ? supper() : '') +
    form([102, 196]) +
    at(TEN.x, TEN.y, TEN.k, armOfTen(LAMP)) +
    at(160, 191, 0.6, tableLamp(LAMP, true)) +
    at(184, 192, 0.37, thing(things[0], LAMP), -6) +
    child.art +
    shifted(0, -3, flake(fingertip(child)));
  return {
    // What is over it is sky: a long telling has more of that.
    art: box(-left, 0, SHEET + left, LOWER + 1, '#121b48') + shifted(0, LOWER, scene),
    quiet: { box: { ...SAFE, height: 74 }, ink: 'light', largest: { explorer: 18 } },
    faces: [{ ...child.face, y: child.face.y + LOWER }],
  };
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
