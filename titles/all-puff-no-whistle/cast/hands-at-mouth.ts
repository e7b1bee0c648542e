import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { between } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { tube } from '#bookmaking/hero/limbs.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { palm } from '#bookmaking/hero/skin-tone.ts';

/**
 * One of two hands that came too late to a mouth: a forearm up from behind the stone at `floor`, and
 * fingers along the cheek. Side 1 is the right of the page; `k` is mm for one unit of a head of 52.
 */
export function handAtMouth(
  hero: Hero,
  child: PlacedHero,
  [x, y]: Point,
  side: 1 | -1,
  floor: number,
  light: Light,
): string {
  const skin = tone(light, hero.skin);
  const cut = cutFor(hero, child.figure.skeleton, light);
  const k = child.scale / 0.52;
  const wrist: Point = [x + side * 19 * k, y + 14 * k];
  const elbow: Point = [x + side * 29 * k, floor + 14];
  const cuff = between(elbow, wrist, 0.7);
  // Nearer to the light than the face is, or dark fingers on a dark cheek were one stub.
  const near = mix(skin.base, skin.lite, 0.55);
  const edge = mix(skin.deep, skin.shade, 0.35);
  const nail = mix(palm(skin.base), '#fff2e6', 0.35);
  const fingers: readonly (readonly [from: Point, to: Point])[] = [
    [
      [-5.2, -7],
      [-11.6, -17],
    ],
    [
      [-1.8, -8.6],
      [-5.2, -21.6],
    ],
    [
      [1.8, -8.4],
      [1.4, -22],
    ],
    [
      [5, -6.4],
      [7.4, -17.6],
    ],
  ];
  const stroke = ([[ax, ay], [bx, by]]: readonly [Point, Point]): string =>
    line(`M${ax} ${ay}L${bx} ${by}`, edge, 6.2) + line(`M${ax} ${ay}L${bx} ${by}`, near, 4.7);
  const tip = ([[ax, ay], [bx, by]]: readonly [Point, Point]): string => {
    const long = Math.hypot(bx - ax, by - ay);
    return at(
      bx + ((bx - ax) / long) * 0.5,
      by + ((by - ay) / long) * 0.5,
      1,
      oval(0, 0, 1.25, 1.6, nail),
      (Math.atan2(bx - ax, ay - by) * 180) / Math.PI,
    );
  };
  const thumb = 'M-4 3C-8 2.500 -11.500 -.5 -13.500 -4.500';
  const hand =
    fingers.map(stroke).join('') +
    path(
      'M-6 4C-8 -3 -6.500 -10 0 -10C6.500 -10 9 -5 8.400 1C8 6 5.500 9 3.500 10H-2.500C-4.500 9 -5.500 6 -6 4Z',
      near,
    ) +
    line(thumb, edge, 6) +
    line(thumb, near, 4.8) +
    line('M-4.600 -8.500L-3 -5.600M-.8 -10L-.4 -6.600M3.200 -9.400L2.800 -6.200', edge, 0.8) +
    fingers.map(tip).join('') +
    at(-13.7, -5, 1, oval(0, 0, 1.2, 1.5, nail), -28);
  return (
    tube(light, [elbow, between(elbow, wrist, 0.5), wrist], [6.4 * k, 5.8 * k, 5 * k], skin) +
    (cut.sleeve > 0.9
      ? tube(
          light,
          [elbow, between(elbow, cuff, 0.5), cuff],
          [8 * k, 7.6 * k, 7.2 * k],
          tone(light, cut.sleeveColor),
        )
      : '') +
    at(wrist[0], wrist[1], k, hand, side * 6, side * k)
  );
}
