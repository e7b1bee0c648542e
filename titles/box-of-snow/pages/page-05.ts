import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { otherArm } from '#bookmaking/hero/other-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { openPalm } from '#titles/box-of-snow/cast/palm.ts';
import {
  giant,
  litRamp,
  mittenOnWall,
  nearDoor,
  seven,
  spyhole,
  type Thrown,
} from '#titles/box-of-snow/set/cold-light.ts';
import { COLD } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';

/** Where all of them are beside a column of words, and where there are none. In mm. */
interface Places {
  readonly ground: Point;
  /** How high who stands may be; who rolls sits as large. */
  readonly high: number;
  /** How far the light reaches. */
  readonly far: number;
  readonly box: Point;
  readonly thing: Point;
  readonly thrown: Thrown;
  /** The mitten's cuff, and that of its shadow. */
  readonly hangs: Point;
  readonly falls: Point;
  /** How long that is. */
  readonly mitten: number;
}
const INSIDE: Places = {
  ground: [134, 204],
  high: 94,
  far: 0.7,
  box: [88, 209],
  thing: [186, 200],
  thrown: { grows: 1.22, beside: -84 },
  hangs: [184, 60],
  falls: [48, 50],
  mitten: 24,
};
const BESIDE: Places = {
  ground: [138, 204],
  high: 122,
  far: 1,
  box: [87, 210],
  thing: [188, 201],
  thrown: { grows: 1.22, beside: -93 },
  hangs: [156, 30],
  falls: [48, 2],
  mitten: 31,
};

/** In years: before that an arm held high is before a mouth. */
const SHORT_ARMS_UNTIL = 3;

/** Nobody is looking: a child bent over a secret that shines, a shadow as large as a giant, and in the door an eye. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const isSmall = hero.years < SHORT_ARMS_UNTIL;
  const rolls = hero.wheelchair !== undefined;
  const head = headToStand(hero, by.high * (rolls ? 1.1 : 1), by.high * 0.29);
  const wish = {
    pose: 'stand',
    mood: 'happy',
    face: { mouth: SOFT_SMILE, brow: [-6, -11, -4] },
    yaw: 30,
    pitch: 2,
    nod: isSmall ? 6 : 12,
    tilt: 6,
    gaze: [0.9, 0.6],
    armL: { upper: [40, 40], lower: [40, 40], hand: 'hold' },
    armR: otherArm(hero),
    leanInChair: 16,
    // On tiptoe, and bent over it: nobody is to hear.
    body: {
      shrug: isSmall ? -4 : 2,
      lean: isSmall ? 2 : 13,
      roll: -3,
      hips: 6,
      legL: { upper: [26, 6], lower: [-8, 4], foot: -6 },
      legR: { upper: [-4, 8], lower: [-34, 5], foot: 36 },
    },
  } as const;
  const still = placeHero(hero, head, 'ground', by.ground, wish, COLD);
  // Near enough to be hidden, at an arm that is bent.
  const tip: Point = [
    still.head[0] + (isSmall ? 1.3 : 1.2) * head,
    still.head[1] + (isSmall ? 1.2 : 1.06) * head,
  ];
  const child = placeHero(hero, head, 'ground', by.ground, { ...wish, touchL: tip }, COLD);
  const r = head * 0.22;
  const ball: Point = [child.handL[0] + head * 0.14, child.handL[1] - r * 0.7];
  const palm = openPalm(mix(hero.skin, '#ffcfb8', 0.16), ball, r * 0.86, COLD);
  const held = snowball(COLD, ball[0], ball[1] + r * 0.1, r);
  const shine = head * 1.1;
  const art =
    litRamp(ball, by.far) +
    giant({ ...child, art: child.art + palm.behind + held + palm.before }, by.thrown) +
    mittenOnWall(by.falls, by.mitten) +
    seven(194, beside ? 92 : 112) +
    mittenOnWool(COLD, [by.hangs[0] + 1, -4], by.hangs, 19, -4) +
    at(...by.box, 0.44, carton(COLD, 0.12, 0)) +
    child.shadow +
    child.art +
    palm.behind +
    glow(...ball, shine, shine, '#eef8ff', 0.75) +
    held +
    palm.before +
    at(...by.thing, 0.32, thing(things[0], COLD), -4);
  return {
    art,
    ...(beside && {
      overFold: () => groundPastFold(litRamp(ball, by.far) + nearDoor()) + pastFold(spyhole()),
    }),
    quiet: {
      box: { x: 14, y: 12, width: 160, height: 58 },
      ink: 'light',
      largest: { explorer: 15 },
    },
    faces: [child.face],
  };
};
