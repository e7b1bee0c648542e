import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { PANCAKE } from '#titles/what-the-baby-said/set/colors.ts';

const THICK = 5.4;

/** A plate of them: 64 wide on y 0, each pancake 5.4 high; syrup and butter on top. */
export function pancakes(light: Light, count: number, seed = 'stack'): string {
  const plate = tone(light, '#fffaf2');
  const rim = tone(light, '#7fa6dc');
  const side = tone(light, PANCAKE.side);
  const chance = chanceFrom(seed);
  let stack = '';
  let x = 0;
  for (let i = 0; i < count; i++) {
    // A tower leans, and then thinks better of it.
    x += (chance() - 0.5) * 3.4 - x * 0.12;
    const y = -4 - i * THICK;
    const r = 25 + chance() * 2.4;
    stack +=
      oval(x, y, r, 6.4, side.shade) +
      oval(x, y - 2, r, 6.2, side.base) +
      oval(x, y - THICK + 1, r - 0.4, 6, tone(light, PANCAKE.top).base);
  }
  const top = -4 - count * THICK + 1;
  const syrup = tone(light, PANCAKE.syrup);
  const d = `M${num(x - 17)} ${num(top)}C${num(x - 17)} ${num(top - 6)} ${num(x + 17)} ${num(top - 6)} ${num(x + 18)} ${num(top)}C${num(x + 18)} ${num(top + 4)} ${num(x + 14)} ${num(top + 2)} ${num(x + 13)} ${num(top + 9)}C${num(x + 12)} ${num(top + 13)} ${num(x + 8)} ${num(top + 13)} ${num(x + 8)} ${num(top + 8)}C${num(x + 8)} ${num(top + 3)} ${num(x - 2)} ${num(top + 3)} ${num(x - 4)} ${num(top + 6)}C${num(x - 6)} ${num(top + 14)} ${num(x - 12)} ${num(top + 14)} ${num(x - 12)} ${num(top + 6)}C${num(x - 13)} ${num(top + 2)} ${num(x - 17)} ${num(top + 4)} ${num(x - 17)} ${num(top)}Z`;
  return (
    oval(2, 0.4, 36, 5, light.shade, `fill-opacity="${num(light.shadowAlpha * 1.4)}"`) +
    oval(0, -1.4, 32, 6, plate.shade) +
    oval(0, -2.6, 32, 5.8, plate.base) +
    oval(0, -2.8, 27, 4.4, 'none', `stroke="${rim.base}" stroke-width="1"`) +
    stack +
    (count > 0
      ? path(d, syrup.base, 'fill-opacity=".9"') +
        path(
          `M${num(x - 7)} ${num(top - 3)}l8 -2.4l7 2v4l-8 2.4l-7 -2Z`,
          tone(light, PANCAKE.butter).base,
        ) +
        path(
          `M${num(x - 7)} ${num(top - 3)}l7 2l8 -2.4v4l-8 2.4l-7 -2Z`,
          tone(light, '#f2c84e').base,
        )
      : '')
  );
}

/** One pancake by itself, on the floor or in the air: 50 wide about (0, 0). */
export function pancake(light: Light, flat = 0.26): string {
  const side = tone(light, PANCAKE.side);
  const top = tone(light, PANCAKE.top);
  return (
    oval(0, 1.6, 25, 25 * flat, side.shade) +
    oval(0, 0, 25, 25 * flat, side.base) +
    oval(0, -1, 24, 23.4 * flat, top.base) +
    oval(-5, -2, 12, 10 * flat, top.lite, 'fill-opacity=".5"') +
    oval(8, 1, 4, 3 * flat, top.shade, 'fill-opacity=".4"')
  );
}

/** A fork with a pancake on it, held where (0, 0) is. */
export const scepter = (light: Light): string => {
  const steel = tone(light, '#d9dbe4');
  return (
    line('M0 17V-20', steel.base, 2.8) +
    line('M-4.600 -33V-25Q-4.600 -19 0 -19Q4.600 -19 4.600 -25V-33M0 -33V-19', steel.base, 1.8) +
    at(0, -30, 0.38, pancake(light, 0.5), -14)
  );
};
