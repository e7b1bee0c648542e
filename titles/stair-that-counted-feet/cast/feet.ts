// The feet that go to bed: everybody else in the house is only ever seen to the knee.

import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';

export interface Feet {
  readonly kind: 'slippers' | 'socks' | 'bare';
  readonly cut: 'gown' | 'trousers' | 'short trousers';
  readonly skin: Hex;
  readonly cloth: Hex;
  readonly hem: Hex;
  /** Where the other foot is, on the next step. */
  readonly next: Point;
}

/** A pair of legs going up to the right, as far up as any ceiling; the lower foot stands on (0, 0), the other one a step up. */
export function climbingFeet(light: Light, feet: Feet): string {
  const skin = skinTone(light, feet.skin);
  const cloth = tone(light, feet.cloth);
  const hem = tone(light, feet.hem);
  const [nx, ny] = feet.next;
  const foot = (x: number, y: number): string => {
    const sole = `M${x - 7} ${y}C${x - 8} ${y - 9} ${x + 3} ${y - 9} ${x + 10} ${y - 6}C${x + 17} ${y - 5} ${x + 19} ${y} ${x + 17} ${y}Z`;
    if (feet.kind === 'bare') {
      return (
        path(sole, skin.base) + line(`M${x + 13} ${y - 4}v2M${x + 10} ${y - 5}v2`, skin.shade, 1)
      );
    }
    return (
      path(sole, hem.base) +
      (feet.kind === 'slippers'
        ? oval(x + 12, y - 6, 4, 3.4, tone(light, '#fff2dc').base)
        : line(`M${x - 6} ${y - 9}h9M${x - 6} ${y - 13}h9`, hem.lite, 2.2))
    );
  };
  const leg = (x: number, y: number): string =>
    line(`M${x - 1} ${y - 6}L${x - 2} ${y - 60}`, skin.base, 11) +
    (feet.kind === 'socks'
      ? line(`M${x - 1} ${y - 6}V${y - 34}`, hem.base, 12) +
        line(`M${x - 7} ${y - 14}h12M${x - 7} ${y - 21}h12M${x - 7} ${y - 28}h12`, cloth.base, 3)
      : '');
  const trousers = (hemAt: number): string => {
    const back = `M${nx - 1} ${ny - hemAt}L10 -190`;
    const front = `M-1 ${-hemAt}L4 -190`;
    return (
      line(back, cloth.shade, 17) +
      line(`M${nx - 9} ${ny + 1 - hemAt}h16`, hem.base, 3.4) +
      line(front, cloth.base, 18) +
      line(`M-10 ${-hemAt}H8`, hem.base, 3.4)
    );
  };
  return (
    leg(nx, ny) +
    foot(nx, ny) +
    leg(0, 0) +
    foot(0, 0) +
    (feet.cut === 'gown'
      ? path('M-10 -190H24L33 -58C26 -50 -4 -44 -14 -50Z', cloth.base) +
        path('M-10 -190H0L-4 -48L-14 -50Z', cloth.shade, 'fill-opacity=".7"') +
        line('M-14 -50C-4 -44 26 -50 33 -58', hem.base, 4)
      : trousers(feet.cut === 'trousers' ? 20 : 44))
  );
}

/** A pair of slippers waiting side by side, about 60 wide on y 0. */
export function slippers(light: Light, cloth: Hex): string {
  const t = tone(light, cloth);
  const one = (x: number): string =>
    oval(x + 4, 0, 18, 3, light.shade, 'fill-opacity=".4"') +
    path(
      `M${x - 12} 0C${x - 16} -8 ${x - 10} -12 ${x - 2} -11C${x + 12} -14 ${x + 22} -8 ${x + 20} 0Z`,
      t.base,
    ) +
    oval(x - 5, -9, 7, 2.6, t.deep) +
    oval(x + 10, -10, 4, 3.4, tone(light, '#fff2dc').base);
  return one(-18) + one(18);
}
