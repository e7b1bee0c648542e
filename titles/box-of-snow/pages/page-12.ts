import { luma } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { otherArm } from '#bookmaking/hero/other-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { nineAtTable, tenAtTable } from '#titles/box-of-snow/cast/at-table.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { openPalm } from '#titles/box-of-snow/cast/palm.ts';
import { asOpening, asPage, type Scene } from '#titles/box-of-snow/set/both-pages.ts';
import { LAMP } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';
import { roofOfTen, table } from '#titles/box-of-snow/set/ten.ts';

/** A page alone has all of it, smaller, about its lower right corner. */
const ALONE = 0.72;
const CORNER: Point = [216, 216];

/** One crumb of snow, held up among the stars: a roof, a note, and a whole house that looks on. */
export const page12: Painting = (cast) =>
  asPage(onTheRoof(cast), ALONE, CORNER, {
    box: { ...SAFE, height: 52 },
    ink: 'light',
    largest: { explorer: 18 },
  });

/** The words are in the night over the well. */
export const spread12: Painting = (cast) =>
  asOpening(onTheRoof(cast), {
    box: { x: 18, y: 18, width: 178, height: 100 },
    ink: 'light',
    anchor: 'middle',
    largest: { sapling: 24, explorer: 19 },
  });

/** Where the two of them sit behind the table. */
const TEN = { x: 97, k: 0.46 } as const;
const NINE = { x: 38, k: 0.45 } as const;
const SEAT = 174;
/** How high the hero may be, on the boards before the table's right end. */
const HIGH = { walks: 118, rolls: 132 } as const;
const GROUND: Point = [182, 207];

/** From this luma on the two sheets of a face were a mask in lamplight: they lie nearer to each other. */
const FAIR = 0.7;
const ON_FAIR: Light = { ...LAMP, shadeAmount: 0.2, castAmount: 0.17 };

function onTheRoof({ hero, things }: Cast): Scene {
  const rolls = hero.wheelchair !== undefined;
  const light = luma(hero.skin) > FAIR ? ON_FAIR : LAMP;
  const head = headToStand(hero, rolls ? HIGH.rolls : HIGH.walks, 37);
  const wish = {
    pose: 'stand',
    mood: 'happy',
    yaw: -44,
    pitch: 4,
    nod: -12,
    gaze: [-0.7, -0.8],
    armR: { upper: [40, 132], lower: [40, 140], hand: 'hold' },
    armL: otherArm(hero),
    body: { lean: 2, roll: -4, legR: { upper: [-4, 4], lower: [-20, 4], foot: 40 } },
  } as const;
  const still = placeHero(hero, head, 'ground', GROUND, wish, light);
  // As far up as an arm goes, and beside the head.
  const tip: Point = [still.head[0] - 1.25 * head, still.head[1] - 0.55 * head];
  const child = placeHero(hero, head, 'ground', GROUND, { ...wish, touchR: tip }, light);
  const lies: Point = [child.handR[0] - head * 0.1, child.handR[1] - head * 0.16];
  const palm = openPalm(hero.skin, lies, head * 0.15, light, true);
  const [nine, ten] = [nineAtTable(LAMP), tenAtTable(LAMP)];
  const art =
    roofOfTen() +
    glow(70, 120, 100, 80, '#ffcf80', 0.35) +
    at(NINE.x, SEAT, NINE.k, nine.behind) +
    at(TEN.x, SEAT, TEN.k, ten.behind) +
    oval(-12, 206, 22, 3.4, '#141b44', 'fill-opacity=".45"') +
    at(-14, 205, 0.44, carton(LAMP, 0, 0)) +
    table() +
    at(NINE.x - 24, SEAT, NINE.k, nine.onTop) +
    at(TEN.x, SEAT, TEN.k, ten.onTop) +
    oval(50, 179, 10, 1.6, '#7a3f3a', 'fill-opacity=".4"') +
    at(50, 171, 0.25, thing(things[0], LAMP)) +
    child.shadow +
    child.art +
    palm.behind +
    crumb(lies, head * 0.14) +
    palm.before;
  return { art, faces: [child.face] };
}

/** It is the hero's for exactly as long as snow is anybody's. */
const crumb = ([x, y]: Point, r: number): string =>
  glow(x, y, r * 4, r * 3.6, '#ffffff', 0.6) + snowball(LAMP, x, y + r * 0.4, r);
