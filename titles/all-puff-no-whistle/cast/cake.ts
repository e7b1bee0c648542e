import { disc } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, oval, path } from '#bookmaking/drawing/marks.ts';
import { CHERRY } from '#titles/all-puff-no-whistle/set/colors.ts';

/** Three tiers on a plate whose middle is (0, 0), about 110 high; the top cherry is drawn by whoever moves it. */
export function cake(light: Light): string {
  const sponge = tone(light, '#f3cdb9');
  const cream = tone(light, '#fff8f0');
  const plate = tone(light, '#dfeaf4');
  const tier = (y: number, r: number, h: number): string => {
    const scallops = Array.from({ length: Math.round(r / 5) }, (_, i) =>
      disc(-r + 5 + i * 10.4, y - h + 5, 6),
    ).join('');
    return (
      box(-r, y - h, 2 * r, h, sponge.base, 3) +
      box(
        light.direction[0] < 0 ? r * 0.35 : -r,
        y - h,
        r * 0.65,
        h,
        sponge.shade,
        3,
        'fill-opacity=".7"',
      ) +
      oval(0, y - h, r, r * 0.18, cream.base) +
      path(scallops, cream.base)
    );
  };
  return (
    oval(0, 4, 62, 9, plate.shade) +
    oval(0, 1, 62, 8.6, plate.base) +
    tier(0, 46, 36) +
    tier(-36, 34, 32) +
    tier(-68, 22, 28) +
    path(
      `${disc(-34, -40, 5)}${disc(-4, -42, 5)}${disc(26, -40, 5)}${disc(-22, -72, 4.4)}${disc(10, -73, 4.4)}`,
      tone(light, CHERRY).base,
    ) +
    oval(0, -98, 10, 4, cream.lite)
  );
}
