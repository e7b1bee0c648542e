// What the hero sees looking down: the own lap, the own feet, the own two hands.
import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { figureOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';

/** Where a hand lies on the sheet; side 1 is the right of the page. In mm. */
const PALM = { y: 164, left: 61, right: 157, tilt: 8 } as const;

/** What the hero wears, so that sleeves and legs are those of the other pages. */
const worn = (hero: Hero, light: Light) =>
  cutFor(hero, figureOf(hero, { pose: 'stand', mood: 'happy', yaw: 0 }, light).skeleton, light);

/** The hero's own hand from above, palm up, with what lies in it. */
export function ownHand(hero: Hero, light: Light, side: 1 | -1, held: string): string {
  const skin = tone(light, hero.skin);
  const cut = worn(hero, light);
  const sleeve = tone(light, cut.sleeveColor);
  const fingers =
    'M-21 -22C-27 -40 -26 -48 -23 -55M-8 -28C-11 -50 -10 -58 -8 -65M8 -28C8 -50 9 -56 9 -63M21 -20C24 -36 25 -42 24 -49';
  const tips = 'M-23.6 -56l.4 -1.6M-8.4 -66l.3 -1.8M9 -64l.1 -1.8M24.4 -50l-.2 -1.6';
  const hand =
    line(fingers, skin.shade, 15.4) +
    line(fingers, skin.base, 12.6) +
    line(tips, skin.lite, 7, 'stroke-opacity=".5"') +
    line('M-27 -40h7M-12 -48h7M5 -47h7M20 -36h7', skin.shade, 1.3, 'stroke-opacity=".6"') +
    path('M-30 -26C-30 -40 30 -40 30 -24C33 0 26 22 16 34H-16C-26 22 -32 0 -30 -26Z', skin.base) +
    path(
      'M-30 -26C-32 0 -26 22 -16 34H-4C-16 20 -24 0 -22 -28Z',
      skin.shade,
      'fill-opacity=".55"',
    ) +
    line('M-18 6C-8 -6 8 -8 22 -6M-14 18C-6 8 4 6 14 10', skin.shade, 1.6, 'stroke-opacity=".7"');
  const arm =
    path('M-17 30H17L26 116H-26Z', skin.base) +
    path('M-17 30H-4L-8 116H-26Z', skin.shade, 'fill-opacity=".5"') +
    (cut.sleeve < 0.9
      ? ''
      : path('M-23 48C-10 52 12 52 25 47L42 116H-40Z', sleeve.base) +
        path('M-23 48C-18 50 -12 51 -8 51L-14 116H-40Z', sleeve.shade, 'fill-opacity=".7"') +
        line('M-22 50C-10 54 12 54 24 49', sleeve.lite, 4.4) +
        line('M-18 62L-22 84M20 60L28 86', sleeve.shade, 1.6));
  const bent = 'M30 0C41 -10 40 -26 31 -35';
  const thumb =
    line(bent, skin.shade, 15.4) +
    line(bent, skin.base, 12.6) +
    path('M27 -40C31 -43 36 -40 36 -35C33 -33 28 -35 27 -40Z', skin.lite, 'fill-opacity=".7"');
  return at(
    side > 0 ? PALM.right : PALM.left,
    PALM.y,
    0.9,
    arm + hand + held + thumb,
    side * -PALM.tilt,
    0.9 * side,
  );
}

/** A shoe from above, toe to the top, its middle at (x, y). */
function shoeFromAbove(x: number, y: number, hero: Hero, light: Light): string {
  const t = tone(light, hero.colors.shoes);
  const laces = tone(light, hero.colors.accent);
  return at(
    x,
    y,
    1,
    oval(1.6, 2.4, 11.4, 19, light.shade, 'fill-opacity=".3"') +
      path('M-10 18C-11 4 -13 -4 -10 -12C-7 -20 7 -20 10 -12C13 -4 11 4 10 18Z', t.deep) +
      path('M-8.6 17C-9 4 -10.6 -4 -8 -11C-5 -17.4 5 -17.4 8 -11C10.6 -4 9 4 8.6 17Z', t.base) +
      path('M-8 -11C-5 -17.4 5 -17.4 8 -11C5 -8 -5 -8 -8 -11Z', t.lite, 'fill-opacity=".6"') +
      line('M-4.6 -3L4.6 0M4.6 -3L-4.6 0M-4.6 3L4.6 6M4.6 3L-4.6 6', laces.base, 1.3),
  );
}

/** Legs and shoes from above; or knees, foot plate and the two wheels. */
export function ownLap(hero: Hero, light: Light): string {
  const cut = worn(hero, light);
  const cloth = tone(light, cut.legColor);
  const skin = tone(light, hero.skin);
  // The sun lies on shins: hands of the same skin must not be lost on them.
  const shin: Tone = { ...skin, base: mix(skin.base, light.key, 0.24), shade: skin.base };
  const skirt = tone(light, hero.colors.main);
  const lap =
    cut.skirt === undefined
      ? ''
      : path('M62 222C66 186 84 170 109 170C134 170 152 186 156 222Z', skirt.base) +
        path(
          'M112 170C136 170 152 188 156 222H124C126 200 122 180 112 170Z',
          skirt.shade,
          'fill-opacity=".6"',
        );
  const leg = (foot: number, knee: number, top: number): string => {
    const d = `M${foot - 9} ${top}C${foot - 11} ${top + 30} ${knee - 17} 180 ${knee - 20} 222H${knee + 20}C${knee + 17} 180 ${foot + 11} ${top + 30} ${foot + 9} ${top}Z`;
    const shaded = (t: Tone): string =>
      path(d, t.base) +
      path(
        `M${foot + 2} ${top}C${foot + 4} ${top + 30} ${knee + 4} 180 ${knee + 6} 222H${knee + 24}V${top}Z`,
        t.shade,
        'fill-opacity=".7"',
      );
    if (cut.leg >= 0.9) return clip(d, shaded(cloth));
    // Shorts end above the knee, as they do on the pages where one sees the whole child.
    const hem = `M${knee - 26} 176Q${knee} 182 ${knee + 26} 176V226H${knee - 26}Z`;
    return clip(
      d,
      shaded(shin) +
        (cut.sock
          ? path(
              `M${foot - 20} ${top}H${foot + 20}V${top + 14}Q${foot} ${top + 17} ${foot - 20} ${top + 14}Z`,
              tone(light, cut.sock).base,
            )
          : '') +
        (cut.leg > 0.3
          ? clip(hem, shaded(cloth)) +
            line(`M${knee - 26} 176Q${knee} 182 ${knee + 26} 176`, cloth.lite, 2)
          : ''),
    );
  };
  const feet = (y: number): string =>
    shoeFromAbove(96, y, hero, light) + shoeFromAbove(122, y + 1, hero, light);
  if (!hero.wheelchair) {
    return feet(112) + leg(96, 90, 122) + leg(122, 128, 123) + lap;
  }
  const chair = tone(light, hero.wheelchair);
  const dark = tone(light, '#3a3b49');
  const steel = tone(light, '#c9ccd6');
  const wheel = (x: number, lean: number): string => {
    let tread = '';
    for (let y = 112; y < 214; y += 7) tread += `M${num(x - 5 + lean * (y - 110))} ${y}h10`;
    return at(
      0,
      0,
      1,
      line(`M${x} 116L${num(x + lean * 104)} 222`, dark.base, 12) +
        line(tread, dark.lite, 1.4, 'stroke-opacity=".5"') +
        line(
          `M${x + (x < 108 ? -9 : 9)} 122L${num(x + (x < 108 ? -9 : 9) + lean * 100)} 222`,
          chair.base,
          4,
        ),
    );
  };
  return (
    oval(109, 116, 46, 22, light.shade, 'fill-opacity=".18"') +
    line('M84 122L80 200M134 122L138 200', steel.base, 4) +
    box(78, 100, 62, 20, dark.base, 5) +
    feet(104) +
    leg(96, 88, 116) +
    leg(122, 130, 116) +
    lap +
    wheel(24, -0.05) +
    wheel(192, 0.05)
  );
}
