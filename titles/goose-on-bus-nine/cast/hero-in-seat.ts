import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Mood } from '#bookmaking/hero/traits.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { seatBack, seatCushion, wheelchairBay } from '#titles/goose-on-bus-nine/set/seats.ts';
import { sittingHeadSize } from './sitting-head-size.ts';

export interface SeatWish {
  readonly head: Point;
  readonly mood: Mood;
  readonly gaze: Point;
  readonly touchL?: Point;
  /** The finger, not the hand, is what touches. */
  readonly pointing?: boolean;
  readonly distance?: number;
  readonly yaw?: number;
  readonly nod?: number;
}

/**
 * The hero in the one seat that matters, at middle distance, with what is behind: the bus seat, or
 * the wheelchair's bay for a hero who brought a chair along.
 */
export function heroInSeat(hero: Hero, wish: SeatWish): PlacedHero & { readonly place: string } {
  const distance = wish.distance ?? 60;
  const child = placeHero(
    hero,
    sittingHeadSize(hero, distance),
    'head',
    wish.head,
    {
      pose: 'sit',
      mood: wish.mood,
      yaw: wish.yaw ?? 26,
      pitch: 6,
      gaze: wish.gaze,
      turn: 8,
      nod: wish.nod,
      touchL: wish.touchL,
      ...(wish.pointing && {
        armL: { upper: [40, 20], lower: [90, 10], hand: 'point' } as const,
      }),
    },
    LAMPS,
  );
  const [x, y] = child.pelvis;
  const k = distance / 42;
  const place = hero.wheelchair
    ? wheelchairBay(x, child.head[1] - 14 * k, 50 * k, 62 * k)
    : seatBack(x - 2, child.head[1] - 9 * k, 48 * k, 66 * k) +
      seatCushion(x + 2, y + 1.5 * k, 52 * k, 12 * k);
  return { ...child, place };
}
