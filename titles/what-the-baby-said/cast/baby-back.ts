import { luma, mix } from '#bookmaking/drawing/color.ts';
import { ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact, type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { inkOn } from '#bookmaking/hero/title-hand/plain-skin.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { babyHand } from './baby-hand.ts';
import { babySkin } from './baby-head.ts';
import { FAT_CRAYON } from './children.ts';

/** Sitting with its back to us: 180 high on y 0, the head about (0, -128); `tilt` is how far it leans on somebody at the right. */
function babyFromBehind(light: Light, hero: Hero, tilt: number): string {
  const cloth = tone(light, ROMPER);
  const t = skinTone(light, babySkin(hero.skin));
  const body = smooth([
    [0, -94],
    [30, -88],
    [46, -58],
    [60, -22],
    [52, -2],
    [0, 3],
    [-52, -2],
    [-60, -22],
    [-46, -58],
    [-30, -88],
  ]);
  // On the darkest skin shade is not seen: down is lighter there.
  const down = luma(t.base) < 0.25 ? t.lite : t.shade;
  const skull =
    'M0 -50C34 -51 54 -28 54 2C54 30 36 48 0 49C-36 48 -54 30 -54 2C-54 -28 -34 -51 0 -50Z';
  const ear = (x: number): string => oval(x, 6, 8, 11, t.base) + oval(x, 7, 4, 6, t.shade);
  const ink = `stroke="${inkOn(FAT_CRAYON, t, light)}" stroke-width="${FAT_CRAYON.outline}"`;
  const seen =
    ear(-54) +
    ear(54) +
    clip(
      skull,
      path(skull, t.shade) +
        shifted(light.direction[0] * 8, light.direction[1] * 6, path(skull, t.base)),
    ) +
    path(skull, 'none', ink) +
    // A whirl of down, where there will be hair one day, and two folds.
    line('M-5 -22C-6 -30 6 -32 8 -24C9 -17 -2 -15 -3 -22', down, 2.2) +
    line(
      'M-14 -18q-5 4 -6 10M-2 -10q-2 6 1 11M12 -15q6 2 9 8M16 -28q7 -2 12 2M4 -38q5 -4 10 -3M-10 -33q-5 -4 -11 -2',
      down,
      1.8,
      'stroke-opacity=".8"',
    ) +
    line('M-17 39Q0 45 17 39', t.shade, 2.2);
  return (
    contact(light, 0, 0, 66, 9) +
    at(
      0,
      0,
      1,
      clip(
        body,
        path(body, cloth.shade) +
          shifted(light.direction[0] * 11, light.direction[1] * 6, path(body, cloth.base)),
      ) +
        path(body, 'none', `stroke="${mix(cloth.deep, '#3b2a3e', 0.55)}" stroke-width="2"`) +
        // The flap that a romper has behind, and its two buttons.
        line('M-34 -4V-44Q0 -50 34 -44V-4', cloth.shade, 2.2) +
        line('M-26 -38h.1M26 -38h.1', cloth.deep, 5) +
        path('M-22 -88Q0 -76 22 -88L18 -97Q0 -86 -18 -97Z', cloth.lite) +
        at(0, -130, 1, clean(seen), tilt),
      tilt * 0.6,
    )
  );
}

/** The same, one hand up at its right for somebody taller, its wrist at (62, -92), the other arm at its side. */
export function handUpFromBehind(light: Light, hero: Hero): string {
  const cloth = tone(light, ROMPER);
  const edge = `stroke="${mix(cloth.deep, '#3b2a3e', 0.55)}" stroke-width="2"`;
  const sleeve = (way: readonly Point[]): string =>
    path(ribbon(way, [16, 15, 11]), cloth.base, edge);
  const skin = babySkin(hero.skin);
  return (
    babyHand(light, [68, -98], -0.8, skin) +
    babyHand(light, [-66, -26], 1.9, skin) +
    babyFromBehind(light, hero, 6) +
    sleeve([
      [34, -78],
      [50, -74],
      [63, -92],
    ]) +
    sleeve([
      [-30, -76],
      [-54, -58],
      [-62, -36],
    ])
  );
}

/** The same with both arms up before it, after something that others have; the wrists are at (-86, -196) and (86, -196). */
export function reachingFromBehind(light: Light, hero: Hero): string {
  const cloth = tone(light, ROMPER);
  const t = skinTone(light, babySkin(hero.skin));
  const ink = `stroke="${inkOn(FAT_CRAYON, t, light)}" stroke-width="2"`;
  const reach = (side: number): string => {
    const way: Point[] = [
      [side * 36, -74],
      [side * 72, -118],
      [side * 86, -190],
    ];
    const hand =
      'M-12 4C-16 -4 -15 -10 -18 -20C-20 -28 -12 -30 -9 -22C-10 -34 -2 -37 0 -26C3 -37 11 -34 9 -22C14 -30 21 -24 16 -16C24 -20 28 -12 20 -6C14 -2 12 4 10 8Z';
    return (
      at(side * 87, -196, 1, path(hand, t.base, ink), 10 * side, side) +
      path(ribbon(way, [27, 24, 14]), cloth.base) +
      path(ribbon(way, [27, 24, 14], 0.3, 1), cloth.shade, 'fill-opacity=".55"') +
      line(
        `M${side * 92} -112Q${side * 82} -118 ${side * 72} -114M${side * 96} -128Q${side * 84} -136 ${side * 76} -132`,
        cloth.shade,
        2.4,
      ) +
      line(`M${side * 86 - 15} -190Q${side * 86} -184 ${side * 86 + 15} -192`, cloth.lite, 5)
    );
  };
  return clean(reach(-1) + reach(1)) + babyFromBehind(light, hero, 0);
}
