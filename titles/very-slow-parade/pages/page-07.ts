import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, calm, line, shifted } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { SQUAT } from '#bookmaking/hero/more-poses.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
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
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { DUSK } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const LOW = cameraAt({ from: [0, 26, -120], to: [0, 34, 60], middle: [108, 150], focal: 150 });
const FLOOR = { left: -760, right: 400, near: -100, far: 110 };

/** From the tiles, under the cloth: near us the duck, as large as its rest is deep, against the table's leg; bent over its back, somebody with a spoon that hardly touches a pot. */
export const page07: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const stoops = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [beside ? 104 : 114, 194],
      {
        // Whoever is small stands: over a duck's back one has to see.
        pose: rolls ? 'sit' : hero.years < 3 ? 'stand' : SQUAT,
        mood: 'wonder',
        face: {
          eyes: 'soft',
          lids: { upper: 0.24, lower: 0.04, slant: -3 },
          brow: [-13, -9, -1],
          mouth: SOFT_SMILE,
        },
        yaw: 36,
        pitch: 6,
        nod: 12,
        tilt: 12,
        gaze: [0.9, 0.6],
        body: { lean: 26 },
        leanInChair: 26,
        armsByPage: true,
      },
      DUSK,
    );
  const kid = noTaller(stoops, beside ? 48 : 38, beside ? 104 : 82);
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const drum: Point = beside ? [43, 207] : [60, 207];
  const fist: Point = [drum[0] + 22, drum[1] - 54];
  const taps = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [(hx - 40 * u + fist[0]) / 2, (hy + 80 * u + fist[1]) / 2 + 3],
      wrist: fist,
      hand: grip,
      size: 1.15,
    },
    DUSK,
  );
  // Who sits too low for it sits before the duck.
  const looksOver = hy + 50 * u < (beside ? 146 : 160);
  const resting =
    patch(DUSK, 134, 209, 116) +
    at(
      beside ? 134 : 146,
      206,
      beside ? 1.14 : 0.9,
      duck(DUSK, { eye: 'shut', roll: 14, onThree: true }),
      9,
    );
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    wall(TWILIGHT, base) +
    kitchenWindow(DUSK, TWILIGHT, { x: 22, y: 88, width: 36, height: 46 }, { rain: 0.6 }) +
    at(42, 135, 0.42, lettuce(DUSK)) +
    inTheFold() +
    tiles(LOW, TWILIGHT, FLOOR) +
    skirting(LOW, TWILIGHT, FLOOR) +
    lamplight() +
    (beside ? '' : asleepAlready(25)) +
    at(196, 212, beside ? 2.1 : 1.8, turnedLeg(DUSK, TWILIGHT.wood)) +
    (looksOver ? '' : resting) +
    kid.shadow +
    kid.art +
    patch(DUSK, drum[0], drum[1] + 1, 48) +
    calm(at(drum[0], drum[1], 0.58, pot(DUSK))) +
    taps.art +
    at(fist[0] - 1, fist[1] + 2, 0.42, spoon(DUSK), 118) +
    taps.before +
    hardlyAPum(drum[0] - 4, drum[1] - 42, 0.44) +
    (looksOver ? resting : '') +
    wentOn(beside) +
    patch(DUSK, 186, 210, 26) +
    at(183, 210.6, 0.2, snail(DUSK, { pose: 'ahead' })) +
    cloth(beside ? 46 : 70);
  return {
    art,
    quiet: { box: { ...SAFE, height: 48 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(
          wall(TWILIGHT, base, { from: -SHEET, to: 4 }) +
            inTheFold() +
            tiles(LOW, TWILIGHT, FLOOR) +
            skirting(LOW, TWILIGHT, FLOOR) +
            lamplight() +
            pool(-118, 110, 116, 110, '#1d2c44', 0.9) +
            shifted(-SHEET - 8, 0, cloth(46)) +
            cloth(46),
        ) +
        asleepAlready(-40) +
        wentOn(true),
    }),
  };
};

/** Dark where the pages meet, as behind a table: a wall is one wall. */
const inTheFold = (): string => pool(3, 104, 84, 84, '#26344c', 0.85);

/** What is left of it, where the pot is. */
const lamplight = (): string => pool(98, 150, 92, 70, '#f6d6a8', 0.5);

/** Where it ran down. */
const asleepAlready = (x: number): string =>
  patch(DUSK, x + 1, 174, 46) +
  at(x, 174, 0.4, bearOnBack(DUSK, { arms: [84, 78], eyes: 'shut', key: 26 })) +
  at(x + 3.4, 160, 0.38, lidFlat(DUSK));

const cloth = (hem: number): string =>
  calm(hangingCloth(levelHem(hem), '#3c4f6a', '#8fa6b8', '#1d2a44'));

/** All the sound there is, over the enamel where the spoon is. */
const hardlyAPum = (x: number, y: number, u: number): string =>
  at(
    x,
    y,
    u * 2.4,
    line('M-6 -2Q0 -8 6 -2M-10 -5Q0 -15 10 -5', RINGS.pot, 1.3, 'stroke-opacity=".8"'),
  );

/** By itself, and still thinking: as far as the page goes, or the one beside it. */
const wentOn = (beside: boolean): string =>
  line(
    `M150 210C110 216 66 214 34 208${beside ? 'C-20 200 -70 198 -118 204' : ''}`,
    '#f2c998',
    1,
    'stroke-opacity=".55"',
  ) +
  at(
    beside ? -126 : 27,
    beside ? 205 : 209,
    1,
    patch(DUSK, 0, 0, 26) + at(-24, 0, 1.18, frontWheel(DUSK, 40), -6),
  );
