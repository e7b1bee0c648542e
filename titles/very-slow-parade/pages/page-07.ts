import { asGround, at, line, shifted } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { duck, frontWheel } from '#titles/very-slow-parade/cast/duck.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { lidFlat, pot, spoon, strap } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { hangingCloth } from '#titles/very-slow-parade/set/cloth.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, TWILIGHT } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { DUSK } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const LOW = cameraAt({ from: [0, 26, -120], to: [0, 34, 60], middle: [108, 150], focal: 150 });
const FLOOR = { left: -760, right: 400, near: -100, far: 110 };

/** From the tiles, under the cloth: near us the duck, as large as its rest is deep, against the table's leg; small behind it a spoon that touches a pot. */
export const page07: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const waits = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [rolls ? 58 : 52, 190],
      {
        pose: rolls ? 'sit' : 'stand',
        mood: 'wonder',
        face: {
          eyes: 'soft',
          lids: { upper: 0.2, lower: 0.04, slant: -3 },
          mouth: SOFT_SMILE,
        },
        yaw: 46,
        pitch: 6,
        nod: 16,
        tilt: 6,
        gaze: [0.9, 0.6],
        body: { lean: 8 },
        armsByPage: true,
      },
      DUSK,
    );
  const kid = noTaller(waits, beside ? 42 : 36, beside ? 108 : 84);
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const drum = [hx + 62 * u, hy + (rolls ? 152 : 158) * u] as const;
  const fist = [hx + 4 * u, hy + 152 * u] as const;
  const taps = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [hx - 34 * u, hy + 118 * u],
      wrist: [fist[0] - 8 * u, fist[1]],
      hand: grip,
      degrees: 20,
      size: 1.15,
    },
    DUSK,
  );
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    wall(TWILIGHT, base) +
    kitchenWindow(DUSK, TWILIGHT, { x: 118, y: 82, width: 34, height: 44 }, { rain: 0.6 }) +
    at(138, 127, 0.42, lettuce(DUSK)) +
    tiles(LOW, TWILIGHT, FLOOR) +
    skirting(LOW, TWILIGHT, FLOOR) +
    lamplight() +
    asleepAlready() +
    kid.shadow +
    kid.art +
    strap(kid, [drum[0], drum[1]]) +
    at(drum[0], drum[1], 1.15 * u, pot(DUSK)) +
    taps.art +
    at(fist[0], fist[1], 1.05 * u, spoon(DUSK), -42) +
    taps.before +
    hardlyAPum(drum[0] + 4 * u, drum[1] - 72 * u, u) +
    at(196, 212, beside ? 2.1 : 1.8, turnedLeg(DUSK, TWILIGHT.wood)) +
    patch(DUSK, 140, 209, 116) +
    at(142, 206, 1.14, duck(DUSK, { eye: 'shut', roll: 14, onThree: true }), 9) +
    wentOn(beside) +
    patch(DUSK, 194, 213, 26) +
    at(190, 213.4, 0.2, snail(DUSK, { pose: 'ahead' })) +
    cloth(beside ? 46 : 70);
  return {
    art,
    quiet: { box: { ...SAFE, height: 48 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(
          wall(TWILIGHT, base, { from: -SHEET, to: 4 }) +
            tiles(LOW, TWILIGHT, FLOOR) +
            skirting(LOW, TWILIGHT, FLOOR) +
            lamplight() +
            pool(-130, 112, 136, 96, '#22324a', 0.8) +
            shifted(-SHEET, 0, cloth(46)),
        ) +
        asleepAlready() +
        wentOn(true),
    }),
  };
};

/** What is left of it, where the pot is. */
const lamplight = (): string => pool(70, 150, 100, 66, '#f6d6a8', 0.44);

/** Where it ran down. */
const asleepAlready = (): string =>
  patch(DUSK, 14, 172, 40) +
  at(13, 172, 0.34, bearOnBack(DUSK, { arms: [84, 78], eyes: 'shut', key: 26 })) +
  at(16, 160, 0.32, lidFlat(DUSK));

const cloth = (hem: number): string => hangingCloth(hem, '#3c4f6a', '#8fa6b8', '#1d2a44');

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
