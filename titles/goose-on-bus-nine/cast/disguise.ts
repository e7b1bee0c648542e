import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { gooseCoat } from './goose.ts';

/** How much of itself the coat in the back row gives away; each page a little more. */
export interface Disguise {
  /** How far the cap has risen over the collar, in units of the drawing (the coat is 150 high). */
  readonly rise: number;
  readonly foot: boolean;
  readonly beak: boolean;
}

/** A long gray coat with its collar up, and a flat cap on whatever is in it. */
export function disguise(light: Light, { rise, foot, beak }: Disguise): string {
  const white = tone(light, GOOSE.white);
  const cap = tone(light, GOOSE.cap);
  const band = tone(light, GOOSE.capBand);
  const top = -8 - rise;
  const neck = `M-13 4C-15 ${top * 0.5} -14 ${top} 0 ${top - 6}C14 ${top} 15 ${top * 0.5} 13 4Z`;
  const crown = 'M-40 8C-46 -20 -22 -32 2 -30C26 -30 44 -16 40 8C18 0 -18 0 -40 8Z';
  return (
    path(neck, rise > 6 ? white.shade : tone(light, '#3a3440').base) +
    (rise > 6 ? shifted(4, 0, path(neck, white.base, 'fill-opacity=".85"')) : '') +
    (beak
      ? path(
          `M12 ${top + 4}C24 ${top} 38 ${top + 5} 44 ${top + 11}C34 ${top + 15} 20 ${top + 14} 12 ${top + 12}Z`,
          tone(light, GOOSE.beak).base,
        )
      : '') +
    gooseCoat(light, foot) +
    path(
      'M-30 -2C-32 -26 -18 -30 -12 -26L-6 18ZM30 -2C32 -26 18 -30 12 -26L6 18Z',
      tone(light, GOOSE.coat).shade,
    ) +
    at(
      0,
      top,
      1,
      path(crown, cap.shade) +
        shifted(3, -3, path(crown, cap.base, 'fill-opacity=".85"')) +
        path('M8 2C26 -4 46 4 52 12C34 10 20 9 8 9Z', cap.deep) +
        line('M-39 7C-18 0 18 0 39 7', band.base, 4) +
        oval(0, -30, 4, 3, cap.deep),
    )
  );
}
