import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { type Turn, turnedArt, turnedBox, turnedPoint } from '#bookmaking/drawing/turned.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { apron } from '#titles/very-slow-parade/cast/apron.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { byTheHandle, drummer, strikes } from '#titles/very-slow-parade/cast/drummer.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, UPROAR } from '#titles/very-slow-parade/set/hours.ts';
import { cups, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';
import { bands } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';
import { SOUNDS } from '#titles/very-slow-parade/sounds.ts';

const BEND = cameraAt({ from: [0, 64, -190], to: [0, 60, 60], middle: [108, 142], focal: 200 });
const FLOOR = { left: -900, right: 360, near: -130, far: 170 };

/** How a spoon comes down on the rim of a pot, in degrees. */
const STROKE = 138;

/** Where they all came down a moment ago, in mm. */
const LANDING: Point = [124, 198];

/** Who hops behind, in mm and how large; what the wheels give off, and say. */
const ON_PAGE = {
  wagon: [20, 203, 0.34],
  duck: [46, 196, 0.37],
  bear: [77, 207, 0.42],
  squeak: [42, 186],
  quack: [30, 142],
} as const;
const OVER_THE_FOLD = {
  wagon: [-98, 204, 0.52],
  duck: [-42, 200, 0.54],
  bear: [66, 208, 0.5],
  squeak: [-48, 186],
  quack: [-160, 174],
} as const;

/** Far, and off the floor, all of them: nobody stands still but a snail. */
export const page02: Painting = ({ hero, things, beside }) => {
  const rolls = Boolean(hero.wheelchair);
  const worn = inPyjamas(hero);
  const leaps = (size: number, touchL?: Point): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      LANDING,
      {
        pose: 'jump',
        mood: 'joy',
        yaw: 46,
        pitch: 2,
        nod: -14,
        gaze: [0, 0.1],
        body: {
          lift: rolls ? 0 : 40,
          lean: -12,
          legL: { upper: [86, 12], lower: [40, 6], foot: -10 },
          legR: { upper: [-14, 10], lower: [-72, 8], foot: 50 },
        },
        armL: { upper: [80, 20], lower: [104, 10], hand: 'hold' },
        armR: byTheHandle(rolls),
        touchL,
      },
      LOUD,
    );
  const before = noTaller(leaps, rolls ? 33 : 36, 92);
  const kid = leaps(before.scale * 100, strikes(before, STROKE));
  const u = kid.scale;
  // Whoever rolls goes up on the big wheels.
  const turn: Turn = rolls
    ? { about: [LANDING[0] - 22 * u, LANDING[1]], degrees: -15 }
    : { about: LANDING, degrees: -7 };
  const [, base] = BEND.see([0, 0, FLOOR.far]);
  const [px, py] = turnedPoint([kid.pelvis[0] + 44 * u, kid.pelvis[1] - 30 * u], turn);
  const said = { ink: '#22323a', rim: '#fff4c8' };
  const sound = bands([px, py], [...FADING, ...LOUDEST]);
  const onFloor = (): string =>
    tiles(BEND, UPROAR, FLOOR) +
    clip(`M${-SHEET} ${base}H${SHEET}V${SHEET}H${-SHEET}Z`, `<g opacity=".34">${sound}</g>`);
  const hop = beside ? OVER_THE_FOLD : ON_PAGE;
  const rolling =
    bands(hop.squeak, HOT(RINGS.wheels)) +
    hopping(hop.wagon, wagon(LOUD, thing(things[0], LOUD), 20), -8) +
    hopping(hop.duck, duck(LOUD, { eye: 'open', roll: 30 }), 9) +
    lettered(SOUNDS['QUACK!'], hop.quack, { height: 5.8, turn: -6, ...said });
  const art =
    wall(UPROAR, base) +
    sound +
    onFloor() +
    at(146, 66, 0.4, cups(LOUD, true)) +
    patch(LOUD, 190, 181, 28) +
    at(189, 182, 0.42, apron(LOUD, 'dishes')) +
    bands([hop.bear[0] - 6, 170], HOT(RINGS.lid)) +
    rolling +
    hopping(hop.bear, bear(LOUD, { arms: [4, -12], eyes: 'open', plays: true, stride: 22 }), -7) +
    lettered(SOUNDS['PUM!'], [48, 84], { height: 14.5, turn: -10, ...said }) +
    lettered(SOUNDS['TSS!'], [36, 115], { height: 6.4, turn: -12, ...said }) +
    kid.shadow +
    turnedArt(drummer(kid, LOUD, STROKE), turn) +
    patch(LOUD, 183, 210, 30) +
    at(183, 211, 0.2, snail(LOUD, { pose: 'ahead' }));
  return {
    art,
    quiet: { box: { ...SAFE, height: 38 }, ink: 'dark', largest: LARGE },
    faces: [turnedBox(kid.face, turn, kid.head)],
    ...(beside && {
      overFold: () => asGround(sound + onFloor()) + rolling,
    }),
  };
};

/** Off the floor, and askew; what it throws has stayed there. */
const hopping = (
  [x, y, k]: readonly [x: number, y: number, k: number],
  art: string,
  turn: number,
): string => patch(LOUD, x, y, 70 * k) + at(x, y - 9, k, art, turn);

/** Rings that fill the page below the words, hot around the pot. */
const LOUDEST = [
  [146, '#ffe99c'],
  [122, '#ffe07a'],
  [84, RINGS.pot],
  [74, '#fff0b0'],
  [64, RINGS.lid],
  [54, '#ffe27c'],
  [45, RINGS.pot],
  [37, '#fff4c8'],
] as const;

/** What the noise still is beyond the fold: as pale as paper, since words are read on it. */
const FADING = [
  [420, '#ffe99c'],
  [330, '#ffe07a'],
  [296, '#ffe99c'],
  [262, '#ffe07a'],
  [228, '#ffe99c'],
  [190, '#ffe99c'],
  [168, '#ffe07a'],
] as const;

/** What something smaller gives off, in its own color. */
const HOT = (color: Hex): readonly (readonly [number, Hex])[] => [
  [26, color],
  [21, '#fff0b0'],
  [15, color],
  [10, '#fff0b0'],
];
