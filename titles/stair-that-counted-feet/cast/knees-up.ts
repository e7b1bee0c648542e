import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';

/**
 * Two legs drawn up before somebody who sits and faces us: knees, shins in pyjamas and slippers on the step below.
 * A thigh that points at us was a ball on a tube. `feet` is the middle between both soles, `tall` how
 * high the knees are over them in hero units; for a hero placed with `legsByPage`.
 */
export function kneesUp(hero: Hero, feet: Point, unit: number, light: Light, tall = 98): string {
  const cloth = tone(light, hero.colors.main);
  const shoes = tone(light, hero.colors.shoes);
  const lit = light.direction[0] > 0 ? 1 : -1;
  const leg = (side: 1 | -1, tall: number): string => {
    const x = side * 17.4;
    const d = `M${x - 21} ${-tall + 20}C${x - 22} ${-tall - 8} ${x + 22} ${-tall - 8} ${x + 21} ${-tall + 20}C${x + 21} ${-tall + 50} ${x + side * 4 + 17} -40 ${x + side * 5 + 16} -14Q${x + side * 5} -8 ${x + side * 5 - 16} -14C${x + side * 4 - 17} -40 ${x - 21} ${-tall + 50} ${x - 21} ${-tall + 20}Z`;
    const far = -lit;
    return (
      slipper(x + side * 7, side) +
      path(d, cloth.base, `stroke="${cloth.deep}" stroke-opacity=".5" stroke-width="1.6"`) +
      path(
        `M${x + far * 20} ${-tall + 16}C${x + far * 23} ${-tall + 50} ${x + far * 16 + side * 4} -40 ${x + far * 15 + side * 5} -14L${x + far * 4 + side * 5} -11C${x + far * 8} -50 ${x + far * 6} ${-tall + 40} ${x + far * 20} ${-tall + 16}Z`,
        cloth.shade,
        'fill-opacity=".75"',
      ) +
      line(
        `M${x + side * 5 - 15} -15Q${x + side * 5} -9 ${x + side * 5 + 15} -15`,
        tone(light, hero.colors.second).base,
        4,
        'stroke-opacity=".8"',
      )
    );
  };
  const slipper = (x: number, side: 1 | -1): string =>
    oval(x + side * 2, 2, 25, 5, light.shade, 'fill-opacity=".45"') +
    path(
      `M${x - 20} 1C${x - 25} -12 ${x - 12} -24 ${x} -24C${x + 12} -24 ${x + 25} -12 ${x + 20} 1C${x + 10} 4 ${x - 10} 4 ${x - 20} 1Z`,
      shoes.base,
    ) +
    path(
      `M${x - 20} 1C${x - 22} -5 ${x + 22} -5 ${x + 20} 1C${x + 10} 4 ${x - 10} 4 ${x - 20} 1Z`,
      shoes.shade,
    );
  return at(
    feet[0],
    feet[1],
    unit,
    asHero(
      path(`M-14 -${num(tall * 0.8)}H14V-8H-14Z`, cloth.deep) +
        leg(-1, tall - 3) +
        leg(1, tall + 3),
    ),
  );
}

/**
 * The lift's seat round somebody who sits in it so: its back, arms and the plate under both feet, in hero units round
 * the same point; drawn before the child.
 */
export function liftUnder(color: Hex, feet: Point, unit: number, light: Light, tall = 98): string {
  const t = tone(light, color);
  const dark = tone(light, '#3d3a4c');
  const top = -tall - 38;
  return at(
    feet[0],
    feet[1],
    unit,
    path(
      `M-58 ${num(top + 16)}Q-58 ${num(top)} -42 ${num(top)}H50Q66 ${num(top)} 66 ${num(top + 16)}V-14H-58Z`,
      t.base,
    ) +
      line('M-64 -18H72', t.shade, 18) +
      line(
        `M-62 ${num(top + 66)}V-20M70 ${num(top + 66)}V-20M-70 ${num(top + 66)}H-46M62 ${num(top + 66)}H84`,
        dark.base,
        10,
      ) +
      line('M-62 6H64', dark.base, 9),
  );
}
