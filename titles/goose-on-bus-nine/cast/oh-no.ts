// The last gesture of the book: one palm up like that of a policeman, too late, for the one that is at the button already.
import { num } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type Mouth, open, TEETH, TONGUE } from '#bookmaking/hero/mouths.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm, Pose } from '#bookmaking/hero/poses.ts';
import { silhouette } from '#bookmaking/hero/silhouette.ts';
import type { Cast } from '#bookmaking/title.ts';
import { bagWithBoth } from './bag.ts';
import { hairAbove } from './hair-above.ts';
import { edgeOfDawn } from './in-dawn.ts';

/** Oh, no: open, small, and lower on the side of the one who presses. */
const LIPS =
  'M-6.6 0C-6.6 -4.6 -1.4 -6.6 3.4 -5.8C7.8 -5 8.6 -1 6 2.6C3.4 6 -.4 9.8 -3.4 9C-6 8.2 -6.6 4 -6.6 0Z';
const OH_NO: Mouth = {
  draw: () =>
    open(LIPS, path('M-9 -9H10V-3.2Q1 -4.4 -5.2 -.6L-9 2Z', TEETH), oval(-1, 10, 5.2, 4.6, TONGUE)),
  at: [1, 9],
  rim: LIPS,
};

/** On both feet, drawn back from what is seen, one arm from its shoulder straight toward it, the other fallen. */
const STOP: Pose = {
  lean: -2,
  roll: -7,
  hips: -7,
  twist: -10,
  nod: -8,
  tilt: -4,
  armL: { upper: [-14, 26], lower: [-4, 30], hand: 'open' },
  armR: { upper: [34, 98], lower: [26, 112], hand: 'open' },
  legL: { upper: [-2, 12], lower: [-12, 10] },
  legR: { upper: [10, 4], lower: [4, 4] },
};

/** In a chair the other one has hold of a wheel; who stands has hold of a handle. */
const ON_WHEEL: Arm = { upper: [2, 24], lower: [36, 4], hand: 'hold' };
const ON_HANDLE: Arm = { upper: [-10, 42], lower: [-2, 34], hand: 'hold' };

/** How large a head may be: of who sits on the floor, all that there is. */
const [STANDING, SMALL, ON_FLOOR] = [29, 33, 35];

/** Eleven beaks, one button, and a child who knows how this goes: soles at `where`, and hair no higher than `top`. */
export function ohNo(
  { hero, things }: Cast,
  where: Point,
  top: number,
  light: Light,
): Pick<PlacedHero, 'art' | 'face'> {
  const rolls = hero.wheelchair !== undefined;
  const holdsOn = hero.years >= 1 && !rolls;
  const yaw = rolls ? -36 : -24;
  const wish: HeroWish = {
    pose: STOP,
    mood: 'brave',
    face: {
      mouth: OH_NO,
      eyes: 'wide',
      lids: { upper: 0, lower: 0, slant: 0 },
      brow: [1, 2, 9],
      askew: 9,
    },
    yaw,
    turn: -38 - yaw,
    pitch: 4,
    gaze: [-1.7, -0.9],
    ...(rolls && { armL: ON_WHEEL }),
    ...(holdsOn && { armL: ON_HANDLE }),
  };
  const [{ head }] = stanceOf(hero, wish);
  const tall = hairAbove(hero) - head[1] / 100;
  const size = Math.min(
    hero.years < 1 ? ON_FLOOR : hero.years < 3 ? SMALL : STANDING,
    (where[1] - top) / tall,
  );
  const kid = placeHero(hero, size, 'ground', where, wish, light);
  // Put down beside both shoes, under the hand that has hold of it, and no larger than that is high.
  const [handX, handY] = kid.handL;
  const floor = where[1] - 8;
  const [bag, wide]: [Point, number] = rolls
    ? [onLap(kid), ON_LAP]
    : holdsOn
      ? [[handX + 4, floor], Math.min(WIDE, (floor - handY) / HANDLE)]
      : [[where[0] + 39, floor], WIDE];
  const held: Point | undefined = holdsOn
    ? [(handX - bag[0]) / wide, (handY - bag[1]) / wide]
    : undefined;
  return {
    face: kid.face,
    art:
      longShadow(hero, kid, Math.min(LONG, (where[0] - POST) / (where[1] - kid.head[1]))) +
      underFoot(kid, rolls) +
      (rolls ? '' : puddle(bag)) +
      edgeOfDawn(massesOf(kid.art), 0.6) +
      kid.art +
      at(bag[0], bag[1], wide, bagWithBoth(light, things, held)) +
      (holdsOn ? kid.hand(1) : ''),
  };
}

/** Lines and glazes lie within a figure: its edge has none of them, and is half as heavy. */
const massesOf = (art: string): string =>
  art.replace(/<path [^>]*(fill="none"|fill-opacity=)[^>]*>/g, '');

/** How large a bag is, and how high in it a handle is at least. */
const [WIDE, ON_LAP, HANDLE] = [0.31, 0.23, 86];

/** Where a bag stands on two thighs. */
const onLap = ({ figure: { skeleton }, origin: [x, y], scale }: PlacedHero): Point => {
  const { legL, legR } = skeleton;
  const middle = (i: 0 | 1): number =>
    (legL.root[i] + legL.bend[i] + legR.root[i] + legR.bend[i]) / 4;
  return [x + middle(0) * scale, y + (middle(1) - LAP) * scale];
};
const LAP = 50;

/** A shadow, of who throws it; on no post. */
const [LONG, POST] = [0.95, 48];
/** What is as thick as it is wide, and no arm that is stretched out. */
const THICK = 40;
/** As long as they are: the sun is low, and comes from behind. */
const longShadow = (
  hero: Hero,
  { figure, origin: [x, y], scale }: PlacedHero,
  long: number,
): string =>
  clean(
    at(
      x,
      y,
      scale,
      path(
        silhouette(figure.skeleton, hero, ([dx, dy]) => [
          dx * 0.5 + dy * long,
          -dy * 0.085 - clamp(dx, -THICK, THICK) * 0.28,
        ]),
        '#1d0f26',
        'fill-opacity=".62"',
      ),
    ),
  );

/** Dark under each shoe, or under a chair: nobody is in the air. */
const underFoot = (
  { figure: { skeleton }, origin: [x, y], scale }: PlacedHero,
  rolls: boolean,
): string => {
  const dark = (dx: number, dy: number, half: number): string =>
    oval(
      x + dx * scale,
      y + dy * scale,
      half * scale,
      6 * scale + 0.5,
      '#2a1630',
      'fill-opacity=".5"',
    );
  return rolls
    ? dark(0, 0, 84)
    : [skeleton.legL, skeleton.legR]
        .map(({ heel, toe }) => dark((heel[0] + toe[0]) / 2, Math.max(heel[1], toe[1]) + 8, 26))
        .join('');
};

/** What has run out of somebody who was in a pond. */
const puddle = ([x, y]: Point): string =>
  path(
    `M${num(x - 34)} ${num(y + 14)}C${num(x - 30)} ${num(y + 9)} ${num(x + 14)} ${num(y + 9)} ${num(x + 24)} ${num(y + 13)}C${num(x + 28)} ${num(y + 18)} ${num(x - 2)} ${num(y + 20)} ${num(x - 16)} ${num(y + 18)}C${num(x - 24)} ${num(y + 19)} ${num(x - 38)} ${num(y + 18)} ${num(x - 34)} ${num(y + 14)}Z`,
    '#86b9c8',
    'fill-opacity=".8"',
  ) + line(`M${num(x - 30)} ${num(y + 14.6)}q7 -2 13 -1.4`, '#fff6da', 0.9);
