import { contrast, type Hex, luma, mix } from '#bookmaking/drawing/color.ts';

/** What a feature must have against the skin that it lies on, as a ratio of WCAG. */
export const READ = 1.8;

/** `ink` as near to itself as it reads on `skin`: darker, or on the darkest skin lighter. */
export function readable(ink: Hex, skin: Hex, ratio = READ): Hex {
  const away = luma(ink) > luma(skin) && luma(skin) < 0.42 ? '#ffd9bd' : '#14080c';
  for (let by = 0; by < 1; by += 0.08) {
    const tried = mix(ink, away, by);
    if (contrast(tried, skin) >= ratio) return tried;
  }
  return away;
}
