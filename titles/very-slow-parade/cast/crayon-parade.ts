import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

/**
 * A crayon drawing of the parade, held to the refrigerator by two magnets: whoever drew it had seen
 * who was in front. About 34 wide, in the refrigerator's cm.
 */
export function crayonParade(light: Light): string {
  const paper = tone(light, '#fff8e8');
  const crayon = (color: string): string => tone(light, color).base;
  return at(
    4,
    -64,
    1,
    path('M-17 -12H17V12H-17Z', paper.base) +
      line('M-14 8H14', crayon('#6f9a6c'), 0.8) +
      line('M12 7a3 3 0 1 1 .1 -1M12.4 7h3v-4', crayon('#b8443c'), 0.9) +
      line('M4 8v-6M2 8l2 -3l2 3M1 1l3 2l3 -2', crayon('#3f77b0'), 0.9) +
      oval(4, -2, 2.2, 2.2, crayon('#f0a63a')) +
      line('M-4 8v-4M-6 3a2 2 0 1 1 .1 0', crayon('#8a5a3c'), 1) +
      line('M-13 7h5M-12 5h3l2 -2', crayon('#ef7d2f'), 0.9) +
      oval(-15, -10.6, 1.6, 1.6, crayon('#d9503c')) +
      oval(15, -10.6, 1.6, 1.6, crayon('#3f9a92')),
    -4,
  );
}
