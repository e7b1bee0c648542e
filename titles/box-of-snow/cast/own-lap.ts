// What the hero sees looking down past the own hands: a lap, knees, and the shoes beyond.
import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, box, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, noteHero } from '#bookmaking/drawing/sheet.ts';
import { stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Cut } from '#bookmaking/hero/outfits/cloth.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';

/** What the hero wears, so that sleeves and legs are those of the other pages. */
export function worn(hero: Hero, light: Light): Cut {
  noteHero(light, Object.values(skinTone(light, hero.skin)));
  const [skeleton] = stanceOf(hero, { pose: 'stand', mood: 'happy', yaw: 0 });
  return cutFor(hero, skeleton, light);
}

/** Up to here a child sees mostly the own belly, in years. */
const ROUND_UP_TO = 3;

/** A shoe from above, toe to the top, its middle at (x, y). */
function shoeFromAbove(x: number, y: number, hero: Hero, light: Light): string {
  const t = tone(light, hero.colors.shoes);
  return at(
    x,
    y,
    0.92,
    oval(2.6, 3, 11.4, 19, light.shade, 'fill-opacity=".3"') +
      path('M-10 18C-11 4 -13 -4 -10 -12C-7 -20 7 -20 10 -12C13 -4 11 4 10 18Z', t.deep) +
      path('M-8.6 17C-9 4 -10.6 -4 -8 -11C-5 -17.4 5 -17.4 8 -11C10.6 -4 9 4 8.6 17Z', t.base) +
      path('M-8 -11C-5 -17.4 5 -17.4 8 -11C5 -8 -5 -8 -8 -11Z', t.lite, 'fill-opacity=".6"') +
      oval(0, 7, 6.2, 8.4, t.deep),
  );
}

/** One thigh of somebody who sits, from the edge of the page to its knee; `way` is 1 on the right. */
function thigh(hero: Hero, light: Light, way: 1 | -1): string {
  const cut = worn(hero, light);
  const cloth = tone(light, cut.legColor);
  const skin = skinTone(light, hero.skin);
  // The sun lies on knees: hands of the same skin must not be lost on them.
  const knee: Tone = {
    ...skin,
    base: mix(skin.base, light.key, 0.1),
    shade: mix(skin.base, skin.shade, 0.5),
  };
  const x = (from: number): number => 108 + way * from;
  const d = `M${x(1)} 222C${x(1)} 180 ${x(3)} 152 ${x(6)} 138C${x(9)} 118 ${x(43)} 118 ${x(50)} 138C${x(58)} 160 ${x(76)} 196 ${x(80)} 222Z`;
  const dark =
    way > 0 ? 'M150 108C142 150 150 190 156 226H200V108Z' : 'M84 108C88 150 92 190 94 226H112V108Z';
  const in2 = (t: Tone): string =>
    path(d, t.base) +
    path(dark, t.shade, 'fill-opacity=".6"') +
    line(d, mix(t.base, t.deep, 0.6), 1.6);
  const hem = `M0 172Q108 156 216 172V226H0Z`;
  // As firm as any skin: a sponge made bare shins look like glass.
  const leg = clip(
    d,
    cut.leg >= 0.9
      ? in2(cloth) +
          line(`M${x(16)} 132q${way * 12} -6 ${way * 24} 0`, cloth.lite, 2, 'stroke-opacity=".5"')
      : in2(knee) +
          (cut.leg > 0.3
            ? clip(hem, in2(cloth)) + line('M0 172Q108 156 216 172', cloth.lite, 2)
            : ''),
  );
  return asHero(calm(leg));
}

const BELLY = 'M50 226C50 184 74 154 108 154C142 154 166 184 166 226Z';
const DRAPE =
  'M20 222C34 176 48 142 66 134C84 128 94 136 108 137C122 136 132 128 150 134C168 142 182 176 196 222Z';

/** Knees, and shoes beyond them; of who rolls the foot plate and the two wheels, too. */
export function ownLap(hero: Hero, light: Light): string {
  const cut = worn(hero, light);
  const skirt = tone(light, hero.colors.main);
  const top = tone(light, cut.sleeveColor);
  const small = hero.years <= ROUND_UP_TO;
  const lap =
    thigh(hero, light, -1) +
    thigh(hero, light, 1) +
    (small
      ? path(BELLY, top.base) +
        clip(
          BELLY,
          path('M112 140C136 150 150 190 152 226H190V140Z', top.shade, 'fill-opacity=".6"') +
            line('M66 186C74 168 88 158 104 158', top.lite, 3, 'stroke-opacity=".7"'),
        )
      : cut.skirt === undefined
        ? ''
        : path(DRAPE, skirt.base) +
          clip(
            DRAPE,
            path('M108 130C112 160 110 190 114 222H220V120Z', skirt.shade, 'fill-opacity=".5"') +
              line(
                'M108 140C106 160 108 186 106 222M84 136C82 160 78 190 72 222',
                skirt.shade,
                1.6,
                'stroke-opacity=".7"',
              ),
          ));
  const feet = (y: number): string =>
    shoeFromAbove(95, y, hero, light) + shoeFromAbove(121, y + 1, hero, light);
  if (!hero.wheelchair) return feet(109) + lap;
  const chair = tone(light, hero.wheelchair);
  const dark = tone(light, '#3a3b49');
  const wheel = (x: number, way: 1 | -1): string => {
    let tread = '';
    for (let y = 128; y < 214; y += 7) tread += `M${num(x - 5 + way * 0.05 * (y - 110))} ${y}h10`;
    return (
      line(`M${x} 132L${num(x + way * 5)} 222`, dark.base, 12) +
      line(tread, dark.lite, 1.4, 'stroke-opacity=".5"') +
      line(`M${x + way * 9} 136L${num(x + way * 14)} 222`, chair.base, 4)
    );
  };
  return (
    line('M86 120L82 200M130 120L134 200', tone(light, '#c9ccd6').base, 4) +
    box(78, 94, 60, 22, dark.base, 5) +
    feet(104) +
    wheel(20, -1) +
    wheel(196, 1) +
    lap
  );
}
