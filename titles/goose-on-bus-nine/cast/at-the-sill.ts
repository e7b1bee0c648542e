import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, shifted } from '#bookmaking/drawing/marks.ts';
import { fist } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { sillAt } from '#titles/goose-on-bus-nine/set/bus-at-stop.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Elbows on the sill, hands folded under the chin: whoever was first can wait. */
export function atTheSill(hero: Hero): { readonly child: PlacedHero; readonly arms: string } {
  const isTall = hero.hair === 'bun' || hero.hair === 'puffs';
  const isWide = hero.hair === 'afro' || hero.hair === 'curly';
  const [x, y]: Point = [isWide ? 75 : 77.5, isTall ? 71 : isWide ? 69.5 : 65.5];
  const size = isTall ? 34 : isWide ? 34.5 : 40;
  const child = placeHero(
    hero,
    size,
    'head',
    [x, y],
    {
      pose: 'sit',
      mood: 'happy',
      face: { askew: 5, brow: [-7, -11, -2], cheek: 0.6 },
      yaw: 24,
      pitch: 2,
      gaze: [1, 0.1],
      turn: 6,
      tilt: 9,
      armsByPage: true,
      body: { lean: 12, shrug: hero.years < 2 ? -12 : 4 },
    },
    LAMPS,
  );
  const under = y + size * 0.79;
  const arm = (side: 1 | -1): OwnArm => {
    const elbow: Point = [x + 2 + side * size * 0.62, 0];
    return ownArm(
      hero,
      child,
      side,
      {
        elbow: [elbow[0], sillAt(elbow[0]) - 1.4],
        wrist: [x + 8 + side * size * 0.2, under + (side > 0 ? 0 : 1)],
        hand: fist,
        degrees: side > 0 ? 200 : -20,
        flip: side > 0,
        size: 1.04,
      },
      LAMPS,
    );
  };
  const arms = [arm(1), arm(-1)];
  return { child, arms: lit(hero, arms.map(({ art }) => art).join('')) };
}

/** Dark hands before a dark face: the lamp behind them draws their edge. */
const lit = ({ skin }: Hero, arms: string): string =>
  luma(skin) > 0.3
    ? arms
    : shifted(0.5, -0.6, arms.replace(/"#[0-9a-f]{6}"/g, `"${mix(skin, '#ffc48a', 0.5)}"`)) + arms;

/** As much of a wheel as stands over the sill. */
export const wheelOverSill = (color: Hex): string =>
  line('M40 112A16 16 0 0 1 72 112', '#2a2438', 4.4) +
  line('M43.2 112A12.8 12.8 0 0 1 68.8 112', color, 1.9) +
  line('M56 111V99.6M56 111L48 101.6M56 111L64 101.6', '#a9b0be', 0.7);
