import { mix } from '#bookmaking/drawing/color.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
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
