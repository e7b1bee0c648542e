import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';

/** A webbed foot flat against a pane, seen from the other side: heel at (0, 0), toes up, about 60 wide and 66 high. */
export function solePressed(light: Light): string {
  const t = tone(light, GOOSE.beak);
  const toe = (x: number, y: number): string => `M0 -4L${num(x)} ${num(y)}`;
  return (
    path(
      'M-5 2C-9 -8 -24 -28 -32 -44C-34 -50 -28 -52 -24 -47C-18 -44 -12 -48 -8 -56C-5 -65 5 -65 8 -56C12 -48 18 -44 24 -47C28 -52 34 -50 32 -44C24 -28 9 -8 5 2C3 7 -3 7 -5 2Z',
      t.base,
    ) +
    line(toe(-27, -44) + toe(0, -57) + toe(27, -44), t.lite, 7) +
    line('M-12 -26q12 -6 24 0M-17 -36q17 -8 34 0', t.shade, 2) +
    path('M-4 -2a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z', t.lite)
  );
}
