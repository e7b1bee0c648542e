// The two big things of the kitchen, white enamel both: the stove, and the refrigerator that hums.
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';

/** In cm, 60 wide and 86 high on y 0; `glow` 0 to 1 is what is left of supper in the oven. */
export function stove(light: Light, glow: number): string {
  const t = tone(light, '#f3ead8');
  const dark = tone(light, '#4a3b44');
  const towel = tone(light, '#4f8fa8');
  const knob = (x: number): string =>
    oval(x, -75, 3.2, 3.2, dark.base) + line(`M${x} -78v3`, t.lite, 1);
  const right = light.direction[0] < 0;
  return calm(
    box(-30, -86, 60, 82, t.base, 2) +
      box(right ? 14 : -30, -86, 16, 82, t.shade, 2, 'fill-opacity=".8"') +
      box(-32, -88, 64, 5, dark.base, 1.6) +
      path('M-22 -88H-6V-90H-22ZM6 -88H22V-90H6Z', dark.shade) +
      knob(-20) +
      knob(-7) +
      knob(7) +
      knob(20) +
      line('M-24 -66H24', t.deep, 3) +
      line('M-24 -67H24', t.lite, 1) +
      path(roundedBox(-23, -58, 46, 34, 4), dark.shade) +
      (glow
        ? path(
            roundedBox(-23, -58, 46, 34, 4),
            radial([
              [0, '#ffbf5a', glow],
              [0.6, '#e8743a', glow * 0.7],
              [1, '#6b3038', glow * 0.3],
            ]),
          ) + line('M-23 -46H23M-23 -36H23', dark.base, 0.9)
        : '') +
      path('M-6 -67H14V-44C10 -42 6 -46 2 -44C-2 -42 -4 -44 -6 -44Z', towel.base) +
      path('M8 -67H14V-44C12 -43 10 -44 8 -45Z', towel.shade) +
      line('M-6 -49H14M-6 -52H14', t.lite, 1.2) +
      line('M-28 -16H28', t.shade, 1.4) +
      path('M-28 -4H-20L-22 0H-27ZM20 -4H28L27 0H22Z', dark.base),
  );
}

/** In cm, 58 wide and 118 high on y 0: round-shouldered, with a drawing held up by two magnets. */
export function refrigerator(light: Light, picture = ''): string {
  const t = tone(light, '#dfe9e2');
  const steel = tone(light, '#9aa7ad');
  const body = 'M-29 -4V-104C-29 -114 -22 -118 -14 -118H14C22 -118 29 -114 29 -104V-4Z';
  const dim =
    light.direction[0] < 0
      ? 'M10 -118H14C22 -118 29 -114 29 -104V-4H12Z'
      : 'M-10 -118H-14C-22 -118 -29 -114 -29 -104V-4H-12Z';
  return calm(
    path(body, t.base) +
      path(dim, t.shade, 'fill-opacity=".8"') +
      line('M-29 -84H29', t.deep, 1.4) +
      line('M-29 -82.6H29', t.lite, 0.8) +
      line('M-22 -98V-89M-22 -78V-58', steel.deep, 3.6) +
      line('M-22.6 -97V-90M-22.6 -77V-59', steel.lite, 1.2) +
      picture +
      path('M-27 -4H-18L-20 0H-26ZM18 -4H27L26 0H20Z', steel.deep),
  );
}
