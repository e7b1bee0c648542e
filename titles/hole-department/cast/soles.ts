import { tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, oval } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';

/** Both soles of whoever has sat down toward us, over a coat that would hide one leg. */
export function soles({ figure, origin, scale }: PlacedHero, { colors }: Hero): string {
  const shoe = tone(DAY, colors.shoes);
  const { legL, legR } = figure.skeleton;
  const both = [legR, legL].map(({ bend, end }) => {
    const [x, y] = [end[0], end[1] - 7];
    const [fromX, fromY] = [(bend[0] + end[0]) / 2, (bend[1] + end[1]) / 2];
    return (
      line(`M${fromX} ${fromY}L${x} ${y}`, shoe.shade, 24) +
      oval(x, y, 15, 19, shoe.base) +
      oval(x, y, 11.4, 15.4, shoe.deep) +
      line(`M${x - 7} ${y - 5}h14M${x - 8} ${y}h16M${x - 7} ${y + 5}h14`, shoe.base, 1.8)
    );
  });
  return at(origin[0], origin[1], scale, asHero(both.join('')));
}
