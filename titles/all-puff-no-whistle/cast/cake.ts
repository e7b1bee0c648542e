import { disc } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { CHERRY } from '#titles/all-puff-no-whistle/set/colors.ts';

/** How a cake looks from where one stands: how round its tiers are, and how high. */
interface Seen {
  readonly flat: number;
  readonly high: number;
}

/** Three round tiers on a plate whose middle is (0, 0), seen from a little above, where they are about 110 high; the top cherry is drawn by whoever moves it. */
export function cake(light: Light, { flat: round, high }: Seen = { flat: 0.2, high: 1 }): string {
  const [sponge, cream, plate] = [
    tone(light, '#eea99a'),
    tone(light, '#fff8f0'),
    tone(light, '#dfeaf4'),
  ];
  // Round, because it goes into shade on the side that the light does not reach.
  const isLeft = light.direction[0] < 0;
  const sides = linear(
    [
      [0, sponge.shade],
      [0.24, sponge.base],
      [0.66, sponge.lite],
      [1, sponge.base],
    ],
    isLeft ? 1 : 0,
    0,
    isLeft ? 0 : 1,
    0,
  );
  const tier = (y: number, r: number, h: number): string => {
    const flat = r * round;
    const top = y - h;
    const front = (across: number): number => top + flat * Math.sqrt(1 - (across / r) ** 2);
    const count = Math.round(r / 5);
    const step = (2 * r) / count;
    const scallops = Array.from({ length: count }, (_, i) => {
      const across = (i + 0.5) * step - r;
      return disc(across, front(across) + 1, step * 0.58);
    }).join('');
    return (
      path(`M${-r} ${top}V${y}A${r} ${flat} 0 0 0 ${r} ${y}V${top}Z`, sides) +
      line(`M${-r} ${y - 5}A${r} ${flat} 0 0 0 ${r} ${y - 5}`, cream.base, 3.4) +
      path(scallops, cream.base) +
      oval(0, top, r, flat, cream.lite)
    );
  };
  const cherries = (y: number, r: number, size: number, ...places: readonly number[]): string =>
    path(
      places
        .map((across) => disc(across, y + r * round * Math.sqrt(1 - (across / r) ** 2) - 3, size))
        .join(''),
      tone(light, CHERRY).base,
    );
  const [low, middle, top] = [-36 * high, -68 * high, -96 * high];
  return (
    oval(0, 6, 60, 64 * round, plate.shade) +
    oval(0, 2, 61, 65 * round, plate.base) +
    oval(-4, 3, 52, 52 * round, plate.deep, 'fill-opacity=".5"') +
    tier(0, 46, -low) +
    tier(low, 34, low - middle) +
    tier(middle, 22, middle - top) +
    cherries(low, 46, 5, -40, -21, 4, 30) +
    cherries(middle, 34, 4.4, -24, 2, 25)
  );
}
