import { luma } from '#bookmaking/drawing/color.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { tableLamp } from '#bookmaking/house/lamps.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import {
  armOfTen,
  nineWithStamp,
  restingArmOfTen,
  tenWriting,
} from '#titles/box-of-snow/cast/at-table.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { laundryWithTea } from '#titles/box-of-snow/cast/laundry.ts';
import { openPalm } from '#titles/box-of-snow/cast/palm.ts';
import { LAMP } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';
import { form, lightsOverFold, roomOfTen, table } from '#titles/box-of-snow/set/ten.ts';

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

/** Where the two of them sit behind the table, and how large they are. */
const TEN = { x: 113, y: 164, k: 0.33 } as const;
const NINE = { x: 163, y: 163, k: 0.34 } as const;

/** The floor on which the hero stands or rolls, before the table's left end. */
const GROUND: Point = [46, 205];
const HIGH = { walks: 98, rolls: 116 };

/** From this luma on the two sheets of a face were a mask in lamplight: they lie nearer to each other. */
const FAIR = 0.7;
const ON_FAIR: Light = { ...LAMP, shadeAmount: 0.2, castAmount: 0.17 };

/** `left` is how much of the opening lies before the page. */
function paint({ hero, things }: Cast, left: number): Picture {
  const rolls = hero.wheelchair !== undefined;
  const light = luma(hero.skin) > FAIR ? ON_FAIR : LAMP;
  const head = headToStand(hero, rolls ? HIGH.rolls : HIGH.walks, 34);
  const wish = {
    pose: 'stand',
    mood: 'happy',
    yaw: 58,
    pitch: 4,
    nod: 2,
    gaze: [0.8, 0.5],
    armR: { upper: [54, 12], lower: [58, 8], hand: 'hold' },
    armL: { upper: [-6, 12], lower: [10, 4], hand: 'rest' },
  } as const;
  const still = placeHero(hero, head, 'ground', GROUND, wish, light);
  // Over the table, and further than any arm: it is straight.
  const tip: Point = [still.head[0] + 1.7 * head, Math.min(still.head[1] + 1.2 * head, 157)];
  const child = placeHero(hero, head, 'ground', GROUND, { ...wish, touchR: tip }, light);
  const lies: Point = [child.handR[0] + head * 0.16, child.handR[1] - head * 0.16];
  const palm = openPalm(hero.skin, lies, head * 0.15, light);
  const art =
    roomOfTen(left) +
    (left ? lightsOverFold() : '') +
    glow(140, 136, 104, 76, '#ffcf80', 0.5) +
    at(TEN.x, TEN.y, TEN.k, tenWriting(LAMP)) +
    at(NINE.x, NINE.y, NINE.k, nineWithStamp(LAMP)) +
    table() +
    form([TEN.x - 3, 177]) +
    at(TEN.x, TEN.y, TEN.k, restingArmOfTen(LAMP) + armOfTen(LAMP)) +
    at(194, 172, 0.6, tableLamp(LAMP, true)) +
    (left ? putDown() : '') +
    child.shadow +
    child.art +
    palm.behind +
    crumb(lies, head * 0.13) +
    palm.before +
    at(148, 204, 0.28, thing(things[0], LAMP), -4);
  return {
    art,
    quiet: { box: { ...SAFE, height: 66 }, ink: 'light', largest: { explorer: 18 } },
    faces: [child.face],
  };
}

/** It is the hero's for exactly as long as snow is anybody's. */
const crumb = ([x, y]: Point, r: number): string =>
  glow(x, y, r * 4, r * 3.6, '#ffffff', 0.6) + snowball(LAMP, x, y + r * 0.4, r);

/** On the landing: a box that can be used again, and a basket with somebody behind it who drinks tea. */
const putDown = (): string =>
  oval(-164, 208, 34, 5, '#1a2050', 'fill-opacity=".4"') +
  at(-166, 208, 0.52, carton(LAMP, 0, 0)) +
  oval(-97, 210, 29, 4, '#1a2050', 'fill-opacity=".4"') +
  at(-97, 207, 0.33, laundryWithTea(LAMP));
