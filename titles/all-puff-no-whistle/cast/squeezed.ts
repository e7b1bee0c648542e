import { luma, mix } from '#bookmaking/drawing/color.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { eyePlace } from '#bookmaking/hero/face-places.ts';
import { stickerFor } from '#bookmaking/hero/head.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { skullOf } from '#bookmaking/hero/skull-of.ts';

/** Two cheeks like melons over those of a placed hero, round from every side: the near one before the face and the far one beyond it; `size` 1 is as large as they go. */
export function melonCheeks(
  hero: Hero,
  child: PlacedHero,
  puff: number,
  light: Light,
  { out = 30, size = 1 } = {},
): string {
  const s = child.figure.skeleton;
  const stick = stickerFor(skullOf(hero, s.headYaw, s.headPitch, puff));
  const { base, deep, lite } = skinTone(light, hero.skin);
  const melon = radial(
    [
      [0, mix(base, lite, 0.6)],
      [0.55, mix(base, '#ee6d54', 0.16)],
      [0.94, mix(base, deep, 0.3)],
      [1, mix(base, deep, 0.3), 0.6],
    ],
    0.4,
    0.36,
    0.66,
  );
  const ball =
    oval(0, 0, 25, 22, melon) +
    line('M-17 8Q-10 21 3 20Q15 18 19 6', deep, 2.6, 'stroke-opacity=".5"') +
    oval(-6, -9, 6, 3.8, lite, 'fill-opacity=".8"');
  return onHead(
    child,
    stick(-out, 36, at(0, 0, size, ball)) + stick(out, 36, at(0, 0, size, ball)),
  );
}

/** What was drawn for the head of a placed hero, on it. */
const onHead = ({ origin, scale, figure }: PlacedHero, art: string): string =>
  at(
    origin[0],
    origin[1],
    scale,
    clean(at(figure.skeleton.head[0], figure.skeleton.head[1], 1, art, figure.skeleton.headTilt)),
  );

/** Eyes shut as tight as they go, over those of a placed hero that are merely shut, and cheeks like melons; `puff` is the air in them. */
export function squeezedEyes(hero: Hero, child: PlacedHero, puff: number, light: Light): string {
  const s = child.figure.skeleton;
  const head = skullOf(hero, s.headYaw, s.headPitch, puff);
  const stick = stickerFor(head);
  const { base, deep } = skinTone(light, hero.skin);
  const isDark = luma(base) < 0.36;
  const lid = radial([
    [0, base, 1],
    [0.78, base, 1],
    [1, base, 0],
  ]);
  const eyes = [-1, 1]
    .map((side) => {
      const fold = `M${side * 8} -5.4L${side * -5} 0L${side * 8} 5.2`;
      const [longitude, latitude] = eyePlace(head, hero.features, side);
      return stick(
        longitude,
        latitude,
        oval(0, 1, 14, 10, lid) +
          (isDark ? line(fold, mix(base, '#f0b08c', 0.45), 7.4) : '') +
          line(fold, '#3a2c3a', 3.4) +
          line(
            `M${side * 11.4} -3l${side * 3.4} -1.6M${side * 11.4} 2.6l${side * 3.4} 1.4`,
            deep,
            1.8,
          ),
      );
    })
    .join('');
  return onHead(child, eyes) + melonCheeks(hero, child, puff, light);
}
