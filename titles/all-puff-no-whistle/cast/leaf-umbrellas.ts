import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { BRIDE, beetle } from './beetle.ts';

const SHELLS: readonly Hex[] = ['#b0533c', '#3f5c8c', '#23453d', '#5b2f45'];

/** A leaf held up by its stalk, stalk's foot at (0, 0), about 150 wide, and what bounces off it. */
function leaf(light: Light, turn: number): string {
  const green = tone(light, turn > 0 ? TOWN.leaf : '#86a862');
  return at(
    0,
    0,
    1,
    line('M0 0V-84', tone(light, TOWN.leafDark).base, 6) +
      path(
        'M-78 -70C-70 -112 -20 -128 6 -126C46 -124 74 -104 84 -64C44 -84 -30 -88 -78 -70Z',
        green.base,
      ) +
      path('M4 -126C46 -124 74 -104 84 -64C56 -78 30 -83 2 -84Z', green.shade) +
      line('M2 -124V-84M2 -106Q-26 -104 -46 -90M2 -106Q32 -104 54 -88', green.lite, 3) +
      line(
        'M-30 -128l-8 -16M8 -134v-18M44 -126l10 -16M70 -106l14 -10M-66 -98l-14 -8',
        '#ffffff',
        5,
      ),
    turn,
  );
}

/** Wedding guests in a row under leaves, on their way home: from `x` on, `many` of them, each so large. */
export function underLeaves(
  light: Light,
  [x, y]: readonly [x: number, y: number],
  step: number,
  many: number,
  size: number,
): string {
  return Array.from({ length: many }, (_, i) => {
    const [bx, by] = [x + i * step, y + [0, 1.6, 0.4, 2.2, 1][(i * 3) % 5]!];
    return (
      oval(bx, by, 62 * size, 8 * size, '#5f9fc0', 'fill-opacity=".55"') +
      at(
        bx,
        by,
        size,
        at(30, -64, 1, leaf(light, i % 2 ? 8 : -6)) +
          beetle(light, {
            colors: { ...BRIDE, shell: SHELLS[i % 4] as Hex },
            mood: i % 3 === 1 ? 'amazed' : 'fond',
            gaze: [0.8, i % 2 ? -0.6 : 0],
            hands: [
              [-54, -60],
              [30, -70],
              [-48, -26],
              [46, -26],
            ],
            shaven: i % 2 === 0,
          }),
      )
    );
  }).join('');
}
