import { luma } from '#bookmaking/drawing/color.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { otherArm } from '#bookmaking/hero/other-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { nineAtTable, tenAtTable } from '#titles/box-of-snow/cast/at-table.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { openPalm } from '#titles/box-of-snow/cast/palm.ts';
import { LAMP } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';
import { greatLamp, roomOfTen, table } from '#titles/box-of-snow/set/ten.ts';

/** Mid: one lamp, one note, one crumb of snow. */
export const page12: Painting = (cast) => paint(cast, 0);

/** Before the fold the table goes on, and on it stands the lamp that all of this is seen by. */
export const spread12: Painting = (cast) => {
  const left = SPREAD - SHEET;
  const { art, faces } = paint(cast, left);
  const moved = (area: Box): Box => ({ ...area, x: area.x + left });
  return {
    art: shifted(left, 0, art),
    quiet: {
      box: moved({ x: -181, y: 28, width: 149, height: 108 }),
      ink: 'dark',
      anchor: 'middle',
      largest: { explorer: 18 },
    },
    faces: faces.map(moved),
  };
};

/** Where the two of them sit behind the table, how large they are, and how high the hero may be: under words, and beside them. */
const INSIDE = {
  ten: { x: 88, k: 0.34 },
  nine: { x: 34, k: 0.34 },
  toy: 132,
  walks: 96,
  rolls: 112,
} as const;
const BESIDE = {
  ten: { x: 83, k: 0.47 },
  nine: { x: 20, k: 0.45 },
  toy: -27,
  walks: 120,
  rolls: 138,
} as const;

const SEAT = 172;

/** The floor on which the hero stands or rolls, before the table's right end. */
const GROUND: Point = [183, 206];

/** From this luma on the two sheets of a face were a mask in lamplight: they lie nearer to each other. */
const FAIR = 0.7;
const ON_FAIR: Light = { ...LAMP, shadeAmount: 0.2, castAmount: 0.17 };

/** `left` is how much of the opening lies before the page. */
function paint({ hero, things }: Cast, left: number): Picture {
  const by = left ? BESIDE : INSIDE;
  const rolls = hero.wheelchair !== undefined;
  const light = luma(hero.skin) > FAIR ? ON_FAIR : LAMP;
  const head = headToStand(hero, rolls ? by.rolls : by.walks, 38);
  const wish = {
    pose: 'stand',
    mood: 'happy',
    yaw: -44,
    pitch: 4,
    nod: 4,
    gaze: [-0.8, 0.5],
    armR: { upper: [54, 12], lower: [58, 8], hand: 'hold' },
    armL: otherArm(hero),
    body: { lean: 6, roll: 0 },
  } as const;
  const still = placeHero(hero, head, 'ground', GROUND, wish, light);
  // Over the table, and further than any arm: it is straight.
  const tip: Point = [still.head[0] - 1.7 * head, Math.min(still.head[1] + 1.2 * head, 154)];
  const child = placeHero(hero, head, 'ground', GROUND, { ...wish, touchR: tip }, light);
  const lies: Point = [child.handR[0] - head * 0.16, child.handR[1] - head * 0.16];
  const palm = openPalm(hero.skin, lies, head * 0.15, light, true);
  const [nine, ten] = [nineAtTable(LAMP), tenAtTable(LAMP)];
  const art =
    roomOfTen(left) +
    glow(70, left ? 110 : 140, 110, left ? 90 : 56, '#ffcf80', 0.4) +
    at(by.nine.x, SEAT, by.nine.k, nine.behind) +
    at(by.ten.x, SEAT, by.ten.k, ten.behind) +
    table(left) +
    (left ? greatLamp() + putDown() : '') +
    at(by.nine.x, SEAT, by.nine.k, nine.onTop) +
    at(by.ten.x, SEAT, by.ten.k, ten.onTop) +
    oval(by.toy, 174.6, 10, 1.6, '#7a3f3a', 'fill-opacity=".4"') +
    at(by.toy, 167, 0.26, thing(things[0], LAMP)) +
    child.shadow +
    child.art +
    palm.behind +
    crumb(lies, head * 0.13) +
    palm.before;
  return {
    art,
    quiet: { box: { ...SAFE, height: 62 }, ink: 'light', largest: { explorer: 18 } },
    faces: [child.face],
  };
}

/** It is the hero's for exactly as long as snow is anybody's. */
const crumb = ([x, y]: Point, r: number): string =>
  glow(x, y, r * 4, r * 3.6, '#ffffff', 0.6) + snowball(LAMP, x, y + r * 0.4, r);

/** Under the lamp: a box that can be used again. */
const putDown = (): string =>
  oval(-166, 181, 26, 4, '#7a3f3a', 'fill-opacity=".4"') + at(-168, 181, 0.36, carton(LAMP, 0, 0));
