import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import { between, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asHero, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Half of a face with its jaw, in hero units: cloth ends under it. */
const JAW: Point = [43, 49];

/**
 * The root of a raised left sleeve, drawn after it: from the neckline over a third of the chest, to an armpit with one fold. An
 * arm alone began beside a chest, like a blade. `elbow` in mm.
 */
export function shoulderFromChest(hero: Hero, kid: PlacedHero, elbow: Point): string {
  const s = kid.figure.skeleton;
  const onPage = ([x, y]: readonly number[]): Point => [
    kid.origin[0] + (x ?? 0) * kid.scale,
    kid.origin[1] + (y ?? 0) * kid.scale,
  ];
  const on = (longitude: number, level: number): Point =>
    onPage(s.torsoAt(longitude, level, REACH));
  const root = onPage(shoulderOf(s, 1));
  const cut = cutFor(hero, s, LAMPS);
  const half = (s.body.armWidths[0] * 1.16 + cut.loose * 0.7) * kid.scale;
  const [dx, dy] = [elbow[0] - root[0], elbow[1] - root[1]];
  const long = Math.hypot(dx, dy) || 1;
  const off = (t: number, side: number): Point => {
    const [x, y] = between(root, elbow, t);
    return [x + (dy / long) * half * side, y - (dx / long) * half * side];
  };
  const armpit = on(88, 0.44);
  const chest = on(34, 0.4);
  const cloth = tone(LAMPS, cut.sleeveColor);
  const ink: Hex = mix(cloth.base, '#3a2440', 0.5);
  const shape = smooth(
    [
      on(32, 0.03),
      off(0, -1),
      off(0.34, -1),
      off(0.44, 0),
      off(0.34, 1),
      off(0.1, 1),
      armpit,
      chest,
    ],
    true,
  );
  const [ax, ay] = armpit;
  const fold = between(armpit, on(30, 0.16), 0.55);
  return asHero(
    clip(
      under(kid),
      path(shape, cloth.base) +
        line(
          `M${num(ax)} ${num(ay)}Q${num(ax - 1)} ${num(fold[1])} ${num(fold[0])} ${num(fold[1])}`,
          ink,
          0.9,
        ),
    ),
  );
}

/** A little before the trunk. */
const REACH = 1.06;

/** All that is below and beside a jaw. */
function under({ head: [x, y], scale, figure }: PlacedHero): string {
  const tilt = radians(figure.skeleton.headTilt);
  const jaw = [150, 120, 90, 60, 30, 0, -30].map((degrees) => {
    const turn = radians(degrees);
    const [a, b] = [Math.cos(turn) * JAW[0] * scale, Math.sin(turn) * JAW[1] * scale];
    const [c, d] = [Math.cos(tilt), Math.sin(tilt)];
    return `L${num(x + a * c - b * d)} ${num(y + a * d + b * c)}`;
  });
  return `M-20 ${num(y)}${jaw.join('')}L260 ${num(y - 40)}V280H-20Z`;
}
