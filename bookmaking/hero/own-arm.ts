import { degreesOf, type Point, type Point3, radians } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { asHero, at, calm } from '#bookmaking/drawing/marks.ts';
import type { CloseHand } from './close-hand.ts';
import { isBeforeArm, isFoldedBack } from './folded-arm.ts';
import type { Hero } from './hero.ts';
import { CLOSE_ARM, forearmFrom, forearmOf } from './jointed/close-arm.ts';
import { type Dressed, dress } from './outfits/dressed.ts';
import { shoulderOf } from './own-shoulder.ts';
import type { PlacedHero } from './place-hero.ts';
import type { Limb } from './skeleton.ts';
import { skinTone } from './skin-tone.ts';

export interface OwnArmWish {
  /** In mm on the sheet. */
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: CloseHand;
  /** Which way the fingers go, in degrees of the page; without it, on from the forearm. */
  readonly degrees?: number;
  /** Thumb on the other side. */
  readonly flip?: boolean;
  /** How much larger than usual a hand is. */
  readonly size?: number;
}

export interface OwnArm {
  /** Sleeve, and what of the hand is behind a thing that it holds. */
  readonly art: string;
  /** Fingers that come round it. */
  readonly before: string;
}

/** How large a hand is drawn beside a body's own, if nothing else is wished. */
const USUAL = 1.12;
/** From the wrist to the tip of `finger`, along its hand and across it, in units of a hand. */
const TIP_OF_FINGER = [39, 8] as const;

/** Where the wrist is, in mm on the sheet, if the tip of `finger` is to be at a point, pointing that way. */
export function wristOfFinger(
  kid: PlacedHero,
  [x, y]: Point,
  degrees: number,
  usual = USUAL,
): Point {
  const size = kid.figure.skeleton.body.hand * usual * kid.scale;
  const turn = radians(degrees);
  const [along, across] = TIP_OF_FINGER;
  return [
    x - (along * Math.cos(turn) + across * Math.sin(turn)) * size,
    y - (along * Math.sin(turn) - across * Math.cos(turn)) * size,
  ];
}

/** Cuts whose sleeves end at a wrist, and so have a cuff over a hand's root; it begins there on the forearm. */
const [TO_WRIST, CUFF] = [0.9, 0.6];

/**
 * An arm whose joints a close page says itself, for a hero placed with `armsByPage`: elbows on a floor, a chin in a
 * hand, fingers round a bar. Side 1 is the hero's left.
 */
export function ownArm(
  hero: Hero,
  kid: PlacedHero,
  side: 1 | -1,
  wish: OwnArmWish,
  light: Light,
): OwnArm {
  const s = kid.figure.skeleton;
  const local = ([x, y]: Point, z: number): Point3 => [
    (x - kid.origin[0]) / kid.scale,
    (y - kid.origin[1]) / kid.scale,
    z,
  ];
  const root = shoulderOf(s, side);
  const bend = local(wish.elbow, root[2] + 10);
  const end = local(wish.wrist, root[2] + 20);
  const limb = { root, bend, end, heel: end, toe: end };
  const [dx, dy] = [wish.wrist[0] - wish.elbow[0], wish.wrist[1] - wish.elbow[1]];
  const degrees = wish.degrees ?? degreesOf(Math.atan2(dy, dx));
  const size = s.body.hand * (wish.size ?? USUAL);
  const hand = wish.hand(skinTone(light, hero.skin));
  const put = (art: string): string =>
    art && at(end[0], end[1], size * s.body.plump * (wish.flip ? -1 : 1), art, degrees, size);
  const clothed = (arm: Limb): Dressed =>
    dress(hero, side > 0 ? { ...s, armL: arm } : { ...s, armR: arm }, light);
  const clothes = clothed(limb);
  const sleeve = clothes.arm(side, CLOSE_ARM);
  const behind = calm(put(hand.behind));
  const isBefore = isBeforeArm(limb, degrees, size, s.body.armWidths[0]);
  const isLong = clothes.sleeve > TO_WRIST;
  // A bare forearm that folds back lies over a short sleeve, and its hand with it.
  const bare =
    !isLong && isFoldedBack(limb) ? clothed(forearmOf(limb, 0)).bareArm(side, forearmFrom(0)) : '';
  const cuff = (): string =>
    isLong ? clothed(forearmOf(limb, CUFF)).arm(side, forearmFrom(CUFF)) : '';
  const placed = (art: string): string =>
    art && at(kid.origin[0], kid.origin[1], kid.scale, asHero(art));
  return {
    art: placed(isBefore || bare ? sleeve + bare + behind + cuff() : behind + sleeve),
    before: placed(calm(put(hand.before))),
  };
}
