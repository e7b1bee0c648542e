import { luma } from '#bookmaking/drawing/color.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, shifted } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { tableLamp } from '#bookmaking/house/lamps.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import {
  armOfTen,
  nineWithStamp,
  palmOfTen,
  tenWriting,
} from '#titles/box-of-snow/cast/at-table.ts';
import { snowball } from '#titles/box-of-snow/cast/carton.ts';
import { laundryWithTea } from '#titles/box-of-snow/cast/laundry.ts';
import { openPalm } from '#titles/box-of-snow/cast/palm.ts';
import { LAMP } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';
import {
  bay,
  form,
  lightsOverFold,
  roomOfTen,
  supper,
  table,
} from '#titles/box-of-snow/set/ten.ts';

/** Mid: one warm lamp, one form, one crumb of snow. */
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
const TEN = { x: 122, y: 182, k: 0.385 } as const;

/** Where the head is of somebody this side of the table, with a back to us. Who rolls is so much higher that the wheels are seen. */
const HEAD = { stands: [46, 128] as Point, rolls: [38, 105] as Point };

/** From this luma on the two sheets of a face were a mask in lamplight: they lie nearer to each other. */
const FAIR = 0.7;
const ON_FAIR: Light = { ...LAMP, shadeAmount: 0.2, castAmount: 0.17 };

/** How much lower than its table's own measure the scene lies, in mm. */
const LOWER = 8;

/** `left` is how much of the opening lies before the page. */
function paint({ hero, things }: Cast, left: number): Picture {
  const rolls = hero.wheelchair !== undefined;
  const light = luma(hero.skin) > FAIR ? ON_FAIR : LAMP;
  const where = rolls ? HEAD.rolls : HEAD.stands;
  const head = headToStand(hero, rolls ? 150 : 132, 42);
  const wish = {
    pose: 'stand',
    mood: 'happy',
    yaw: 128,
    pitch: 4,
    turn: -58,
    nod: -4,
    gaze: [0.9, 0.6],
    armR: { upper: [54, 12], lower: [58, 8], hand: 'hold' },
    armL: { upper: [-6, 12], lower: [10, 4], hand: 'rest' },
  } as const;
  // Over the table, and further than any arm: it is straight.
  const tip: Point = [where[0] + 1.7 * head, where[1] + (rolls ? 1.36 : 1.24) * head];
  const child = placeHero(hero, head, 'head', where, { ...wish, touchR: tip }, light);
  const lies: Point = [child.handR[0] + head * 0.16, child.handR[1] - head * 0.16];
  const palm = openPalm(hero.skin, lies, head * 0.15, light);
  const scene =
    roomOfTen(left) +
    (left ? lightsOverFold() : '') +
    glow(150, 136, 104, 76, '#ffcf80', 0.5) +
    at(212, 180, 0.31, laundryWithTea(LAMP)) +
    at(TEN.x, TEN.y, TEN.k, tenWriting(LAMP)) +
    at(178, 173, 0.39, nineWithStamp(LAMP)) +
    table(left) +
    (left ? supper() : '') +
    // Who cannot stand yet sits on the table.
    (hero.years < 1 ? '' : bay(where[0] + 3)) +
    form([104, 197]) +
    palmOfTen(
      LAMP,
      [TEN.x - 58 * TEN.k, TEN.y - 100 * TEN.k],
      [lies[0] + 3, lies[1] + head * 0.17],
      head * 0.19,
    ) +
    at(TEN.x, TEN.y, TEN.k, armOfTen(LAMP)) +
    at(160, 191, 0.6, tableLamp(LAMP, true)) +
    at(184, 192, 0.37, thing(things[0], LAMP), -6) +
    child.art +
    palm.behind +
    crumb(lies, head * 0.1) +
    palm.before;
  return {
    // What is over it is sky: a long telling has more of that.
    art: box(-left, 0, SHEET + left, LOWER + 1, '#121b48') + shifted(0, LOWER, scene),
    quiet: { box: { ...SAFE, height: 71 }, ink: 'light', largest: { explorer: 18 } },
    faces: [{ ...child.face, y: child.face.y + LOWER }],
  };
}

/** It is the hero's for exactly as long as snow is anybody's. */
const crumb = ([x, y]: Point, r: number): string =>
  glow(x, y, r * 3.4, r * 3, '#ffffff', 0.5) + snowball(LAMP, x, y + r * 0.4, r);
