import { mix } from '#bookmaking/drawing/color.ts';
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { palm, skinTone } from '#bookmaking/hero/skin-tone.ts';

/** From the big toe outward: where each lies, how large it is. */
const TOES = [
  [-16, -92, 9.6, 11.6],
  [-1.6, -97, 6, 8.6],
  [8.8, -93.4, 5.6, 7.8],
  [17.6, -87, 5.2, 7],
  [25, -78.6, 4.8, 6.2],
] as const;

const SOLE =
  'M-16 -12C-18 4 17 5 17 -13C17 -28 22 -44 27 -60C30 -74 23 -83 10 -85C-4 -88 -25 -91 -28 -76C-30 -62 -13 -50 -12 -36C-11 -26 -15 -20 -16 -12Z';

/** One bare sole, toes up, its big toe toward the other foot; side 1 is the hero's left. The heel is at a point, in mm. */
export function soleOf(hero: Hero, heel: Point, tall: number, side: 1 | -1, light: Light): string {
  const skin = skinTone(light, hero.skin);
  // Much lighter than a face they were somebody else's.
  const base = mix(palm(skin.base), skin.base, 0.6);
  const t: Tone = { ...tone(light, base), base, shade: skin.shade, deep: skin.deep };
  const edge = `stroke="${t.deep}" stroke-opacity=".55" stroke-width="2"`;
  const toes = TOES.map(
    ([x, y, rx, ry]) =>
      oval(x, y, rx, ry, t.base, edge) +
      oval(x + side * rx * 0.2, y - ry * 0.1, rx * 0.56, ry * 0.56, t.lite, 'fill-opacity=".45"'),
  );
  const [away] = light.direction;
  const dark = -Math.sign(away) * side * 13;
  const sole =
    path(SOLE, t.base, edge) +
    clip(
      SOLE,
      line(
        `M${dark * 1.7} -100Q${num(dark * 2.3)} -60 ${dark} 6`,
        t.shade,
        17,
        'stroke-opacity=".5"',
      ) +
        path(
          'M-26 -70C-24 -86 20 -86 26 -68C22 -58 -18 -56 -26 -70Z',
          t.lite,
          'fill-opacity=".32"',
        ) +
        oval(0, -14, 12, 13, t.lite, 'fill-opacity=".32"') +
        line(
          'M-22 -56Q-2 -50 20 -58M-9 -36Q0 -32 8 -38M-12 -82Q0 -76 14 -78',
          t.deep,
          1.5,
          'stroke-opacity=".4"',
        ),
    );
  return at(
    heel[0],
    heel[1],
    tall / 106,
    asHero(calm(sole + toes.join(''))),
    side * 7,
    (side * tall) / 106,
  );
}

/** A leg that is stretched out toward us from a hip, most of it behind its own sole: thigh and knee, which are near and broad, the end of the cloth, and an ankle. */
export function legTowardUs(
  hero: Hero,
  [hx, hy]: Point,
  [x, y]: Point,
  tall: number,
  light: Light,
): string {
  const cloth = tone(light, hero.colors.main);
  const skin = skinTone(light, hero.skin);
  const r = tall * 0.3;
  const end = y - tall * 0.34;
  // Apart from the hips on: two that began in one place crossed.
  const along = ribbon(
    [
      [hx + (x - hx) * 0.34, hy],
      [hx + (x - hx) * 0.74, hy + (end - hy) * 0.4 - r * 0.5],
      [x, end],
    ],
    [r * 1.05, r * 1.3, r * 1.06],
  );
  return asHero(
    path(along, cloth.base, `stroke="${cloth.deep}" stroke-width="1"`) +
      line(
        `M${num(hx + (x - hx) * 0.9)} ${num(hy + (end - hy) * 0.5)}q${num((x - hx) * 0.12)} ${num(r * 0.3)} ${num((x - hx) * 0.1)} ${num(r)}`,
        cloth.deep,
        1.2,
        'stroke-opacity=".5"',
      ) +
      oval(x, end, r * 1.1, r * 1.02, cloth.deep) +
      oval(x, end, r * 1.04, r * 0.96, cloth.lite) +
      oval(x, end, r * 0.86, r * 0.8, cloth.deep) +
      oval(x, end + r * 0.12, r * 0.7, r * 0.7, skin.shade),
  );
}
