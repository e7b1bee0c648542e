import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { DOG, headAside } from './dog.ts';

/** On its belly on the floor, `long` from the tail at (0, 0) to its chest, looking up to the right. */
export function longDogLying(light: Light, long: number): string {
  const coat = tone(light, DOG.coat);
  const tan = tone(light, DOG.tan);
  const body = `M2 0C-6 -4 -5 -14 6 -15C${long * 0.4} -13 ${long * 0.7} -13 ${long - 8} -16C${long + 4} -17 ${long + 8} -6 ${long + 2} 0Z`;
  return (
    line('M4 -8C-3 -8 -9 -8 -11 -14', coat.base, 3) +
    path(`M10 0C8 -6 18 -8 22 -3L30 -2.6Q32 0 30 0Z`, tan.shade) +
    clip(
      body,
      path(body, coat.base) +
        path(`M-6 -3.4C${long * 0.4} -5 ${long * 0.7} -5 ${long + 8} -3V2H-6Z`, tan.shade) +
        line(`M8 -14C${long * 0.4} -11.6 ${long * 0.7} -11.6 ${long - 8} -14.6`, coat.lite, 1.4),
    ) +
    line(`M${long - 4} -2H${long + 9}`, tan.base, 3.8)
  );
}

/** Drawn after all feet: out between two of them, its chest on the floor at (0, 0), its nose up at the right. */
export const longDogsHead = (light: Light): string => {
  const coat = tone(light, DOG.coat);
  const tan = tone(light, DOG.tan);
  return (
    path('M-9 0C-11 -9 -9 -17 -6 -22L5 -16C9 -11 10 -4 8 0Z', coat.base) +
    line('M2 -2H12', tan.base, 3.6) +
    at(-9.4, -7, 0.3, headAside(coat, tan), -16, -0.3) +
    line('M-7.4 -17Q-2 -12.4 3.6 -13.6', '#5a86a0', 1.7)
  );
};
