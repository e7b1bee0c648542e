import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { shadowInk } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { mouse } from '#titles/very-slow-parade/cast/mouse.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { lidFlat, pot } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, RUN_DOWN } from '#titles/very-slow-parade/set/hours.ts';
import { bigLamp, pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { AMBER } from '#titles/very-slow-parade/set/lights.ts';
import { beat } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { stove } from '#titles/very-slow-parade/set/stove.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const NEAR = cameraAt({ from: [0, 60, -200], to: [0, 58, 60], middle: [108, 140], focal: 220 });
const FLOOR = { left: -500, right: 900, near: -140, far: 150 };

/** Where the bear lies, in mm: its middle. */
const BED: Point = [76, 205];
/** Its blanket, in mm: the middle of the rim. */
const LID: Point = [BED[0] + 10, BED[1] - 13.5];
/** A fist, wherever it is. */
const GRIPS: Arm = { upper: [40, 4], lower: [40, 2], hand: 'hold' };
/** On the page beside it, in mm. */
const IN_THE_SHADOW = { x: 236, y: 20, width: 122, height: 96 };
/** How much larger than a child its shadow is on the wall; with a chair it is as large as a page already. */
const LOOMS = { alone: 2, withChair: 1.75 } as const;

/** Far: the bear has run down in the light of the lamp; the child crouches beside it, and a shadow as tall as a grown-up bends over both. */
export const page06: Painting = (cast) => paint(cast, SHEET);
/** Over the fold: the one in front has not noticed; somebody by the wall takes two paws off two ears. */
export const spread06: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, telling }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const rolls = Boolean(hero.wheelchair);
  const small = hero.years < 3;
  /** Where the snail has got to. */
  const ahead: Point = wide ? [324, 200] : [189, 211];
  const drum = wide ? 236 : 187;
  const worn = inPyjamas(hero);
  const crouches = (size: number, touchL?: Point, touchR?: Point): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [rolls ? 131 : small ? 117 : 130, 203],
      {
        pose: rolls ? 'sit' : 'crouch',
        mood: 'wonder',
        face: { eyes: 'open', mouth: 'tiny', brow: [-9, -8, -1] },
        yaw: -54,
        pitch: 5,
        nod: rolls ? 20 : 16,
        tilt: -6,
        gaze: [-0.5, 1],
        leanInChair: 58,
        body: { lean: rolls ? 58 : 36 },
        armL: GRIPS,
        armR: GRIPS,
        touchL,
        touchR,
      },
      AMBER,
    );
  const before = noTaller(crouches, rolls ? 34 : 35, rolls ? 82 : 70);
  // Both fists on the lid, as on the hem of a blanket.
  const kid = crouches(before.scale * 100, [LID[0] + 9, LID[1] - 6], [LID[0], LID[1] - 12]);
  const [, base] = NEAR.see([0, 0, FLOOR.far]);
  const art =
    wall(RUN_DOWN, base, { from: 0, to: width }) +
    pool(78, 120, 110, 90, '#ffc874', 0.5) +
    (wide ? pool(288, 110, 130, 110, '#ffc874', 0.5) : '') +
    at(26, base + 3, 0.8, stove(AMBER, 0.8)) +
    clip(
      `M0 0H${width}V${num(base)}H0Z`,
      looming(kid, rolls ? LOOMS.withChair : LOOMS.alone, wide ? 174 : 52),
    ) +
    kitchenWindow(
      AMBER,
      RUN_DOWN,
      wide ? { x: 366, y: 36, width: 36, height: 48 } : { x: 168, y: 74, width: 36, height: 48 },
      { rain: 0.35 },
    ) +
    tiles(NEAR, RUN_DOWN, FLOOR) +
    skirting(NEAR, RUN_DOWN, FLOOR) +
    (wide ? notNoticed(base) : '') +
    cone() +
    at(78, 91, 0.52, bigLamp(AMBER, 0.55)) +
    kid.shadow +
    patch(AMBER, BED[0], BED[1], 56) +
    at(
      BED[0],
      BED[1],
      0.46,
      bearOnBack(AMBER, { arms: [38, -46], eyes: 'open', gaze: [0.9, 0.3], key: 8 }),
    ) +
    at(...LID, 0.5, lidFlat(AMBER), 4) +
    kid.art +
    patch(AMBER, drum, 195, 30) +
    at(drum, 195, 0.38, pot(AMBER)) +
    beat([drum, 173], 20, RINGS.pot, 1.5) +
    patch(AMBER, ...ahead, 34) +
    at(...ahead, wide ? 0.2 : 0.19, snail(AMBER, { pose: 'ahead' }));
  return {
    art,
    quiet: {
      // What is told at length lies in the shadow: over the lamp it was small print.
      box: wide && telling === 'explorer' ? IN_THE_SHADOW : { ...SAFE, height: 38 },
      ink: 'light',
      largest: { ...LARGE, explorer: wide ? LARGE.explorer : 15.5 },
    },
    faces: [kid.face],
  };
}

/** On the wall, as large as a grown-up: whoever it is, curls, scarf, wheels and all, `off` mm to the right. */
function looming(
  { art, origin: [x, y], head, pelvis, scale }: PlacedHero,
  larger: number,
  off: number,
): string {
  // A neck that is turned away leaves a gap, through which the lamp shone.
  const back = `M${num(head[0])} ${num(head[1])}L${num((head[0] + pelvis[0]) / 2)} ${num((head[1] + pelvis[1]) / 2)}`;
  const flat = art
    .replace(/ (?:fill|stroke)-opacity="[^"]*"/g, '')
    .replace(/ (fill|stroke)="(?!none)[^"]*"/g, ` $1="${shadowInk(AMBER)}"`);
  return `<g opacity=".5">${at(x * (1 - larger) + off, y * (1 - larger) - 4, larger, flat + line(back, shadowInk(AMBER), 54 * scale))}</g>`;
}

/** What falls from the lamp, on whoever lies under it. */
const cone = (): string =>
  path(
    'M54 91H102L176 204Q96 222 14 204Z',
    linear([
      [0, '#ffe39a', 0.5],
      [1, '#ffd27a', 0.16],
    ]),
  );

/** Under the shadow: how far the front has got, and who takes two paws off two ears. */
const notNoticed = (base: number): string =>
  at(390, base, 1.5, mouse(AMBER)) +
  shining(
    [
      [206, 207],
      [250, 205],
      [284, 203],
      [312, 200],
    ],
    [0.6, 0.8, 0.9, 0.9],
    0.5,
  );
