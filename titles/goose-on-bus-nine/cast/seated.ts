import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { type Passenger, passengerHead } from './passenger.ts';

export interface Sitting {
  readonly trousers: Hex;
  readonly shoes: Hex;
  /** How far the head is turned to us: 1 looks where the bus goes. */
  readonly turn?: number;
  /** Where the hands are: in the lap, or on a wheel. */
  readonly hands?: 'lap' | 'wheel';
}

/** Somebody on a seat seen from the side, facing right: chin at (0, 0), the seat at 108, the floor at 196. */
export function seated(light: Light, person: Passenger, sitting: Sitting): string {
  const coat = tone(light, person.coat);
  const cloth = tone(light, sitting.trousers);
  const shoe = tone(light, sitting.shoes);
  const skin = tone(light, person.skin);
  const body = 'M-22 8C-44 20 -50 70 -44 122C-20 130 24 130 38 120C42 70 34 24 18 10Z';
  const hand: readonly [number, number] = sitting.hands === 'wheel' ? [74, 62] : [48, 92];
  return (
    line('M-14 112L62 112L66 182', cloth.shade, 30) +
    line('M-16 108L54 108L58 180', cloth.base, 30) +
    path('M44 176H74C76 184 96 184 96 196H42Z', shoe.base) +
    (person.head === 'long'
      ? path('M-34 -36C-40 10 -38 40 -30 48H-2V-30Z', tone(light, person.hair).shade)
      : '') +
    path('M-9 -6V18H11V-6Z', skin.shade) +
    clip(body, path(body, coat.shade) + shifted(8, -5, path(body, coat.base))) +
    line(`M-10 34L4 78L${hand[0]} ${hand[1]}`, coat.deep, 25) +
    line(`M-11 33L2 76L${hand[0]} ${hand[1]}`, coat.base, 22) +
    oval(hand[0] + 6, hand[1] + 1, 10, 9, skin.base) +
    passengerHead(light, person, sitting.turn ?? 0.7) +
    (person.scarf
      ? path(
          'M-22 2C-14 13 14 13 22 2C26 10 24 16 18 20C10 25 -10 25 -18 20C-24 16 -26 10 -22 2Z',
          tone(light, person.scarf).base,
        )
      : '')
  );
}
