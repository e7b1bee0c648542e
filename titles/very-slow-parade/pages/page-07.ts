import { num } from '#bookmaking/drawing/curves.ts';
import { degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, calm, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { byTheHandle, drummer, strikes } from '#titles/very-slow-parade/cast/drummer.ts';
import { duck, frontWheel } from '#titles/very-slow-parade/cast/duck.ts';
import { mouse } from '#titles/very-slow-parade/cast/mouse.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { lidFlat, pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { archway } from '#titles/very-slow-parade/set/archway.ts';
import { hangingCloth, levelHem } from '#titles/very-slow-parade/set/cloth.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, TWILIGHT } from '#titles/very-slow-parade/set/hours.ts';
import { wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { DUSK } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const LOW = cameraAt({ from: [0, 26, -120], to: [0, 34, 60], middle: [108, 150], focal: 150 });
const FLOOR = { left: -760, right: 400, near: -100, far: 110 };

/** From under the table: a lit archway, and the way up to bed in it; before it a duck that has stopped, and a spoon that hardly wants to come down. */
export const page07: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const small = hero.years < 3;
  const { ground, head, tall, drum, rests, size } = beside ? BOUND : ALONE;
  const drums = (mm: number, touchL?: Point): PlacedHero =>
    placeHero(
      worn,
      mm,
      'ground',
      // Short arms begin nearer to it.
      [ground[0] + (small ? 26 : 0) * size, ground[1]],
      {
        pose: rolls ? 'sit' : 'kneel',
        mood: 'wonder',
        face: {
          eyes: small ? 'open' : 'soft',
          lids: small
            ? { upper: 0.06, lower: 0, slant: 0 }
            : { upper: 0.2, lower: 0.04, slant: -3 },
          brow: small ? [-9, -12, -8] : [-13, -9, -1],
          mouth: SOFT_SMILE,
        },
        yaw: small ? 50 : 56,
        pitch: 4,
        nod: rolls ? 22 : 14,
        gaze: [0.6, 0.75],
        body: { lean: rolls ? 4 : 16 },
        touchL,
        // In profile one arm strikes; from a chair it is the far one, since the near one holds the pot on a lap.
        armL: rolls
          ? { upper: [70, 10], lower: [104, 4], hand: 'hold' }
          : { upper: [-4, -6], lower: [-8, -10] },
        armR: rolls
          ? byTheHandle(true)
          : { upper: [small ? 50 : 54, 6], lower: [small ? 50 : 66, 2], hand: 'hold' },
      },
      DUSK,
    );
  const before = noTaller(drums, head, tall);
  const kid = rolls ? drums(before.scale * 100, strikes(before, STROKE)) : before;
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    room(base, beside) +
    cloth(beside ? 22 : 66) +
    (beside ? '' : asleepAlready(25, 176, 0.4)) +
    at(194, 211, beside ? 2.1 : 1.5, turnedLeg(DUSK, TWILIGHT.wood)) +
    kid.shadow +
    patch(DUSK, rests[0], rests[1] + 1, 90 * size) +
    at(...rests, 1.2 * size, duck(DUSK, { eye: 'shut', roll: 14, onThree: true }), 9) +
    (rolls ? fromLap(kid) : onFloor(kid, drum, size)) +
    (beside ? '' : wentOn(27, 209)) +
    patch(DUSK, 190, 212, 22) +
    at(189, 212.6, 0.17, snail(DUSK, { pose: 'ahead' }));
  return {
    art,
    quiet: { box: { ...SAFE, height: 40 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(
          room(base, true) +
            shifted(-SHEET - 8, 0, cloth(22)) +
            cloth(22) +
            at(-217, 211, 2.1, turnedLeg(DUSK, TWILIGHT.wood)),
        ) +
        at(-46, base + 1, 0.9, mouse(DUSK)) +
        asleepAlready(-134, 204, 0.56) +
        wentOn(-62, 209),
    }),
  };
};

/** How a spoon comes down on a lap, in degrees. */
const STROKE = 132;

/** As far as a spoon reaches from a fist, in its units. */
const REACH = 58;

const aim = ([x, y]: Point, [tx, ty]: Point): number => degreesOf(Math.atan2(ty - y, tx - x));

/** The pot stands on the tiles, where the spoon comes down. */
function onFloor(kid: PlacedHero, [dx, dy]: Point, size: number): string {
  const fist = fistOf(kid, -1);
  const rim = dy - 62 * size;
  const across = Math.sqrt(Math.max(0, (REACH * size) ** 2 - (rim - fist[1]) ** 2));
  const drum: Point = [Math.max(dx - 14 * size, fist[0] + across + 8 * size), dy];
  const struck: Point = [drum[0] - 8 * size, rim];
  return (
    patch(DUSK, drum[0], dy + 1, 80 * size) +
    calm(at(...drum, 1.1 * size, pot(DUSK))) +
    kid.art +
    at(...fist, size, spoon(DUSK), aim(fist, struck)) +
    kid.hand(-1) +
    hardlyAPum(drum[0] + 10 * size, rim - 6 * size, size * 0.8)
  );
}

/** On a lap it is struck by the far hand, from beyond. */
function fromLap(kid: PlacedHero): string {
  const { scale: u } = kid;
  const [x, y] = fistOf(kid, 1);
  return drummer(kid, DUSK, STROKE) + hardlyAPum(x + 4 * u, y + 22 * u, u * 0.8);
}

/** Bound, it is as large as a page; alone, there are words above it. */
const BOUND = {
  ground: [52, 202] as Point,
  head: 46,
  tall: 108,
  drum: [100, 209] as Point,
  rests: [148, 204] as Point,
  size: 0.46,
};
const ALONE = {
  ground: [76, 202] as Point,
  head: 32,
  tall: 78,
  drum: [110, 208] as Point,
  rests: [152, 205] as Point,
  size: 0.36,
};

/** One wall and one floor over both pages, and what is left of the lamp on them. */
const room = (base: number, beside: boolean): string =>
  wall(TWILIGHT, base, { from: beside ? -SHEET : 0, to: SHEET }) +
  tiles(LOW, TWILIGHT, FLOOR) +
  skirting(LOW, TWILIGHT, FLOOR) +
  archway(base, beside ? 52 : 84) +
  path(
    `M14 ${num(base)}H184L250 218H-50Z`,
    linear([
      [0, '#f6bd78', 0.62],
      [1, '#f2b878', 0.2],
    ]),
  );

/** Where it ran down. */
const asleepAlready = (x: number, y: number, k: number): string =>
  patch(DUSK, x + 1, y, 110 * k) +
  at(x, y, k, bearOnBack(DUSK, { arms: [84, 78], eyes: 'shut', key: 26 })) +
  at(x + 7 * k, y - 35 * k, 0.95 * k, lidFlat(DUSK));

const cloth = (hem: number): string =>
  calm(hangingCloth(levelHem(hem), '#3d3a68', '#9a8fbd', '#1f1c40'));

/** All the sound there is, over the enamel where the spoon is. */
const hardlyAPum = (x: number, y: number, u: number): string =>
  at(
    x,
    y,
    u * 2.4,
    line('M-6 -2Q0 -8 6 -2M-10 -5Q0 -15 10 -5', RINGS.pot, 1.3, 'stroke-opacity=".8"'),
  );

/** By itself, and still thinking. */
const wentOn = (x: number, y: number): string =>
  line(
    `M${num(x + 150)} ${num(y + 4)}C${num(x + 90)} ${num(y + 10)} ${num(x + 40)} ${num(y + 6)} ${num(x)} ${num(y)}`,
    '#f2c998',
    1,
    'stroke-opacity=".55"',
  ) +
  patch(DUSK, x, y, 30) +
  at(x - 24, y, 1.2, frontWheel(DUSK, 40), -6);
