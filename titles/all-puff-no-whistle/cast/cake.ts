import { disc } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { CHERRY } from '#titles/all-puff-no-whistle/set/colors.ts';

/** Three round tiers on a plate whose middle is (0, 0), about 110 high, seen from a little above; the top cherry is drawn by whoever moves it. */
export function cake(light: Light): string {
  const [sponge, cream, plate] = [
    tone(light, '#eea99a'),
    tone(light, '#fff8f0'),
    tone(light, '#dfeaf4'),
  ];
  // Round, because it goes into shade on the side that the light does not reach.
  const isLeft = light.direction[0] < 0;
  const round = linear(
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
    const flat = r * 0.2;
    const count = Math.round(r / 5);
    const step = (2 * r) / count;
    const scallops = Array.from({ length: count }, (_, i) => {
      const across = (i + 0.5) * step - r;
      return disc(across, y - h + flat * Math.sqrt(1 - (across / r) ** 2) + 1, step * 0.58);
    }).join('');
    return (
      path(`M${-r} ${y - h}V${y}A${r} ${flat} 0 0 0 ${r} ${y}V${y - h}Z`, round) +
      line(`M${-r} ${y - 5}A${r} ${flat} 0 0 0 ${r} ${y - 5}`, cream.base, 3.4) +
      path(scallops, cream.base) +
      oval(0, y - h, r, flat, cream.lite)
    );
  };
  return (
    oval(0, 6, 60, 13, plate.shade) +
    oval(0, 2, 61, 13, plate.base) +
    oval(-4, 3, 52, 10.5, plate.deep, 'fill-opacity=".5"') +
    tier(0, 46, 36) +
    tier(-36, 34, 32) +
    tier(-68, 22, 28) +
    path(
      `${disc(-40, -36, 5)}${disc(-21, -31, 5)}${disc(4, -30, 5)}${disc(30, -33, 5)}${disc(-24, -65, 4.4)}${disc(2, -62, 4.4)}${disc(25, -66, 4.4)}`,
      tone(light, CHERRY).base,
    )
  );
}
