import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, calm, line, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { duck, frontWheel } from '#titles/very-slow-parade/cast/duck.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { lidFlat, pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { hangingCloth, levelHem } from '#titles/very-slow-parade/set/cloth.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, TWILIGHT } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { DUSK } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const LOW = cameraAt({ from: [0, 26, -120], to: [0, 34, 60], middle: [108, 150], focal: 150 });
const FLOOR = { left: -760, right: 400, near: -100, far: 110 };

/** Under the table the last round of lamplight goes down like a sun; before it a duck that has stopped, and a spoon that hardly wants to come down. */
export const page07: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const { ground, head, tall, drum, rests, size } = beside ? BOUND : ALONE;
  const [dx, dy] = drum;
  const strikes = (mm: number): PlacedHero =>
    placeHero(
      worn,
      mm,
      'ground',
      // Feet on a plate are in the way of a pot, and short arms begin nearer to it.
      [ground[0] + (rolls ? -22 : hero.years < 3 ? 26 : 0) * size, ground[1]],
      {
        pose: rolls ? 'sit' : 'kneel',
        mood: 'wonder',
        face: {
          eyes: 'soft',
          lids: { upper: 0.2, lower: 0.04, slant: -3 },
          brow: [-13, -9, -1],
          mouth: SOFT_SMILE,
        },
        yaw: 62,
        pitch: 4,
        nod: rolls ? 18 : 14,
        gaze: [0.9, 0.5],
        body: { lean: 16 },
        leanInChair: 30,
        // In profile: the far arm is behind the trunk.
        armL: { upper: [-4, -6], lower: [-8, -10] },
        armR: { upper: rolls ? [62, 6] : [54, 6], lower: [66, 2], hand: 'hold' },
      },
      DUSK,
    );
  const kid = noTaller(strikes, head, tall);
  const [hx, hy] = kid.handR;
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    room(base, beside) +
    (beside ? '' : asleepAlready(25)) +
    at(192, 211, beside ? 1.78 : 1.5, turnedLeg(DUSK, TWILIGHT.wood)) +
    kid.shadow +
    patch(DUSK, rests[0], rests[1] + 1, 90 * size) +
    at(...rests, 1.2 * size, duck(DUSK, { eye: 'shut', roll: 14, onThree: true }), 9) +
    patch(DUSK, dx, dy + 1, 80 * size) +
    calm(at(dx, dy, 1.1 * size, pot(DUSK))) +
    kid.art +
    at(hx, hy, size, spoon(DUSK), rolls ? 34 : 42) +
    kid.hand(-1) +
    hardlyAPum(dx + 36 * size, dy - 70 * size, size * 0.8) +
    (beside ? '' : wentOn(27, 209)) +
    patch(DUSK, 190, 212, 22) +
    at(189, 212.6, 0.17, snail(DUSK, { pose: 'ahead' })) +
    cloth(beside ? 40 : 70);
  return {
    art,
    quiet: { box: { ...SAFE, height: 40 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(room(base, true) + shifted(-SHEET - 8, 0, cloth(40)) + cloth(40)) +
        asleepAlready(-176) +
        wentOn(-84, 206),
    }),
  };
};

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
  oval(110, base, beside ? 100 : 92, beside ? 118 : 84, '#e9a468') +
  tiles(LOW, TWILIGHT, FLOOR) +
  skirting(LOW, TWILIGHT, FLOOR) +
  pool(96, base + 22, 120, 34, '#f2b878', 0.6);

/** Where it ran down. */
const asleepAlready = (x: number): string =>
  patch(DUSK, x + 1, 174, 46) +
  at(x, 174, 0.4, bearOnBack(DUSK, { arms: [84, 78], eyes: 'shut', key: 26 })) +
  at(x + 3.4, 160, 0.38, lidFlat(DUSK));

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
