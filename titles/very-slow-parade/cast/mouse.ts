import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/** In the doorway of its hole, lit from within; the pillow against the noise lies beside it. 26 wide and 22 high on y 0. */
export function mouse(light: Light): string {
  const fur = tone(light, '#b8a29d');
  return (
    path('M-13 1V-9A13 13 0 0 1 13 -9V1Z', tone(light, '#6b4450').deep) +
    path('M-10.6 1V-9A10.6 10.6 0 0 1 10.6 -9V1Z', '#ffcf7a') +
    path(roundedBox(-10, -2, 9, 4, 2), '#f4e6cc') +
    path('M-2 2C-4 -8 2 -11 4 -11C8 -11 10 -6 9 2Z', fur.shade) +
    oval(-0.6, -15, 3, 3.2, fur.shade) +
    oval(7, -15.4, 3, 3.2, fur.shade) +
    oval(-0.6, -15, 1.8, 2, '#e0a7a0') +
    oval(3, -11, 5, 4.6, fur.base) +
    oval(1, -11.6, 0.9, 1.2, '#2a1a20') +
    oval(4.8, -11.6, 0.9, 1.2, '#2a1a20') +
    oval(2.4, -9, 1, 0.8, '#d98a8a') +
    line('M-1 -5L-6 -9M7 -5L12 -9', fur.shade, 1.8) +
    line('M9 1Q15 2 17 -2', '#c79a94', 1)
  );
}
