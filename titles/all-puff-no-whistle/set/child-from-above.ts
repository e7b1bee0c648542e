import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { noteHero } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { hairFromAbove } from './hair-from-above.ts';

/** Where the breath begins: before the lips. */
export const LIPS: Point = [13.5, 0];

/**
 * The hero on hands and knees from straight above, about 68 long, the head's middle at (0, 0) and the way to the right: a
 * crown, two full cheeks beside it, shoulders, a back, two soles. Who rolls leans out of the chair, between its two wheels.
 */
export function childFromAbove(light: Light, hero: Hero): string {
  const skin = skinTone(light, hero.skin);
  noteHero(light, Object.values(skin));
  const below = hero.wheelchair ? inChair(light, hero, hero.wheelchair) : onKnees(light, hero);
  return asHero(below + clean(head(light, hero)));
}

function head(light: Light, hero: Hero): string {
  const skin = skinTone(light, hero.skin);
  const covered = hero.hair === 'hijab' || hero.hair === 'patka' || hero.hat;
  const flushed = '#d9626a';
  return (
    oval(10.6, 0, 2.6, 2, skin.base) +
    oval(7, -6.4, 4.6, 4.4, skin.base) +
    oval(7, 6.4, 4.6, 4.4, skin.shade) +
    oval(8.6, -7.6, 2.2, 1.8, flushed, 'fill-opacity=".45"') +
    oval(8.6, 7.6, 2.2, 1.8, flushed, 'fill-opacity=".45"') +
    oval(0, 0, 9.8, 9.8, skin.base) +
    (covered ? '' : oval(0.6, -10, 2.4, 1.7, skin.base) + oval(0.6, 10, 2.4, 1.7, skin.shade)) +
    hairFromAbove(light, hero) +
    (hero.glasses === 'none'
      ? ''
      : line(
          'M1 -10.4L9 -9M1 10.4L9 9M10 -8.400Q12.400 -4.600 11 -1Q12 0 11 1Q12.400 4.600 10 8.400',
          hero.glassesColor,
          1.5,
        )) +
    (hero.hearingAid
      ? line(
          'M-1.400 -11.400q-1.600 2 0.400 3.400M-1.400 11.400q-1.600 -2 0.400 -3.400',
          hero.hearingAid,
          2,
        )
      : '')
  );
}

/** Shoulders and back, as far as the waist; a cape lies over both, straps cross on it. */
function trunk(light: Light, hero: Hero, waist: number): string {
  const { outfit, colors } = hero;
  const bib = outfit === 'dungarees';
  const cloth = tone(light, bib ? colors.second : colors.main);
  const back = `M-4 -9C-10 -14 -15 -13 -18 -11C-24 -9.5 ${waist + 6} -9 ${waist} -9V9C${waist + 6} 9 -24 9.5 -18 11C-15 13 -10 14 -4 9Z`;
  const low = `M-4 9C-10 14 -15 13 -18 11C-24 9.5 ${waist + 6} 9 ${waist} 9V3C-24 5 -12 6 -4 4Z`;
  return (
    path(back, cloth.base) +
    path(low, cloth.shade, 'fill-opacity=".6"') +
    (bib
      ? line(`M-8 -8L${waist + 2} 4M-8 8L${waist + 2} -4`, tone(light, colors.main).base, 3)
      : '') +
    (outfit === 'cape'
      ? path(
          `M-5 -9C-14 -15 -20 -15 ${waist - 8} -16Q${waist - 3} 0 ${waist - 8} 16C-20 15 -14 15 -5 9Z`,
          tone(light, colors.accent).base,
        ) +
        line(
          `M-14 -6L${waist - 5} -8M-14 6L${waist - 5} 8`,
          tone(light, colors.accent).deep,
          0.9,
          'stroke-opacity=".5"',
        )
      : '') +
    (outfit === 'hoodie' ? oval(-11, 0, 6, 8, cloth.deep) : '')
  );
}

const LONG_SLEEVES = ['sweater', 'hoodie', 'raincoat', 'pyjamas', 'cape'];

/** Both arms alike: from the shoulder over the elbow to the hand, out from under whatever lies on the back. */
function arms(light: Light, hero: Hero, elbow: Point, hand: Point): string {
  const skin = skinTone(light, hero.skin);
  const { outfit, colors } = hero;
  const sleeve = tone(light, outfit === 'dungarees' ? colors.second : colors.main);
  const long = LONG_SLEEVES.includes(outfit);
  return [-1, 1]
    .map((side) => {
      const upper = `M-12 ${side * 9}L${elbow[0]} ${side * elbow[1]}`;
      const lower = `M${elbow[0]} ${side * elbow[1]}L${hand[0]} ${side * hand[1]}`;
      return (
        oval(hand[0] + 1, side * hand[1], 3.1, 2.6, skin.base) +
        line(lower, long ? sleeve.shade : skin.base, long ? 5 : 4) +
        line(upper, sleeve.shade, 6)
      );
    })
    .join('');
}

function onKnees(light: Light, hero: Hero): string {
  const { outfit, colors } = hero;
  const small = hero.years < 3;
  const waist = small ? -24 : -31;
  const end = waist - (small ? 17 : 26);
  const bare = outfit === 'skirt' || outfit === 'dress';
  const legs = tone(
    light,
    outfit === 'dungarees' || outfit === 'pyjamas' ? colors.main : colors.second,
  );
  const seat = bare ? tone(light, colors.main) : legs;
  const shoe = tone(light, colors.shoes);
  const wide = bare ? 14 : 11;
  const sole = (side: number): string =>
    oval(end - 1, side * 7, 5.6, 3.8, shoe.base) +
    oval(end - 2, side * 7, 3.4, 2.2, shoe.deep, 'fill-opacity=".5"');
  return (
    at(0, 2.4, 1, oval(waist, 0, -waist + 4, 15, '#3f4c70', 'fill-opacity=".26"')) +
    line(
      `M${waist - 5} -5.5L${end} -7M${waist - 5} 5.5L${end} 7`,
      bare ? skinTone(light, hero.skin).base : legs.shade,
      7,
    ) +
    sole(-1) +
    sole(1) +
    arms(light, hero, [-14, 16], [-6, 17.5]) +
    path(
      `M${waist + 3} -9C${waist - 4} -${wide + 1} ${waist - 12} -${wide} ${waist - 12} 0C${waist - 12} ${wide} ${waist - 4} ${wide + 1} ${waist + 3} 9Z`,
      seat.base,
    ) +
    (bare ? '' : line(`M${waist - 12} 0H${waist - 4}`, seat.deep, 0.8, 'stroke-opacity=".6"')) +
    trunk(light, hero, waist)
  );
}

function inChair(light: Light, hero: Hero, color: Hex): string {
  const legs = tone(light, hero.outfit === 'dungarees' ? hero.colors.main : hero.colors.second);
  const frame = tone(light, color);
  const wheel = (y: number): string =>
    box(-43, y - 1.8, 32, 3.6, '#33384a', 1.8) + box(-40, y - 0.6, 26, 1.2, '#c9d0da', 0.6);
  return (
    box(-44, -16, 46, 38, '#3f4c70', 6, 'fill-opacity=".26"') +
    box(-36, -13, 30, 26, '#4a4f63', 3) +
    line('M-37 -13H-3M-37 13H-3', frame.base, 2.2) +
    line('M-2 -13v3M-2 13v-3', '#33384a', 3) +
    line('M-26 -6.500H0M-26 6.500H0', legs.base, 9) +
    trunk(light, hero, -34) +
    arms(light, hero, [-20, 15.5], [-25, 18]) +
    wheel(-18.5) +
    wheel(18.5) +
    line('M-38 -14V14', frame.shade, 4) +
    line('M-38 -11H-45M-38 11H-45', '#33384a', 2.6)
  );
}
