// The hard dark under what stands on the floor of the bus, whose lamps are right over everybody.
import { oval } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** No wider than what it lies under, on a floor at `y`. */
export const shadowUnder = (x: number, y: number, half: number): string =>
  oval(x, y + 1, half, half * 0.09 + 0.6, '#2a1824', 'fill-opacity=".62"');

/** Under each shoe, or under each wheel of who faces right (1) or left. */
export function underFoot(
  { figure, origin, pelvis, scale }: PlacedHero,
  y: number,
  rolls: boolean,
  faces: 1 | -1 = 1,
): string {
  const { legL, legR } = figure.skeleton;
  return rolls
    ? shadowUnder(pelvis[0] - faces * 14 * scale, y, 46 * scale) +
        shadowUnder(pelvis[0] + faces * 66 * scale, y, 26 * scale)
    : [legL, legR]
        .map(({ heel, toe }) =>
          shadowUnder(origin[0] + ((heel[0] + toe[0]) / 2) * scale, y, 30 * scale),
        )
        .join('');
}
