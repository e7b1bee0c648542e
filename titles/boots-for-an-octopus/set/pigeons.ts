import { num } from '#bookmaking/drawing/curves.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

const [BACK, WING, DARK, LEG, BILL] = [
  '#8796b0',
  '#a6b4ca',
  '#66779a',
  '#e0705c',
  '#3b4258',
] as const;

/** It has its bill in a puddle that is not for it; feet at (`x`, `y`), `k` 1 is 80 mm long. Looks to the right. */
export const drinks = (x: number, y: number, k: number): string =>
  at(
    x,
    y,
    k,
    oval(2, 0, 26, 3.4, '#4c5f78', 'fill-opacity=".35"') +
      line('M-4 -8V-1M-6 0h8M6 -8V-1M4 0h8', LEG, 2) +
      path('M-16 -32L-45 -44L-47 -37L-18 -20Z', DARK) +
      path('M-24 -33C-8 -44 13 -38 21 -21C25 -10 16 -4 3 -5C-13 -6 -25 -17 -24 -33Z', BACK) +
      path('M9 -32C23 -32 32 -21 35 -11C37 -3 29 1 24 -3C16 -8 8 -12 5 -18Z', DARK) +
      path('M12 -31C20 -30 25 -26 29 -20C22 -20 14 -14 9 -13C5 -16 6 -28 12 -31Z', '#6f9f94') +
      path('M-34 -35C-16 -42 2 -36 7 -21C-6 -13 -22 -18 -36 -31Z', WING) +
      line('M-18 -19Q-8 -24 -4 -34M-9 -17Q0 -22 3 -29', DARK, 2.4) +
      path('M32 -5L39 2L30 0Z', BILL) +
      oval(30, -9, 2.6, 2.6, '#f2a24a') +
      oval(30.4, -9, 1.3, 1.3, '#2e1a33') +
      oval(38, 2, 8, 1.8, 'none', 'stroke="#ffffff" stroke-width=".9"'),
  );

/** It lets that run down its throat, and is in no hurry. Looks to the left. */
export const swallows = (x: number, y: number, k: number): string =>
  at(
    x,
    y,
    k,
    oval(0, 0, 24, 3.2, '#4c5f78', 'fill-opacity=".35"') +
      line('M-4 -8V-1M-6 0h8M5 -8V-1M3 0h8', LEG, 2) +
      path('M-12 -18L-41 -9L-40 -2L-12 -8Z', DARK) +
      path('M-22 -20C-14 -36 6 -38 17 -27C24 -16 15 -5 0 -5C-13 -5 -24 -9 -22 -20Z', BACK) +
      path('M0 -31C3 -44 7 -53 14 -56C22 -59 28 -51 25 -44C21 -38 23 -30 18 -22Z', DARK) +
      path('M0 -31C2 -37 4 -41 6 -45C12 -40 18 -39 22 -36C21 -31 21 -27 18 -22Z', '#6f9f94') +
      path('M-32 -14C-22 -30 -4 -32 7 -20C-2 -11 -18 -8 -34 -10Z', WING) +
      line('M-16 -10Q-8 -16 -6 -26M-8 -11Q0 -16 2 -23', DARK, 2.4) +
      path('M21 -56L31 -65L26 -51Z', BILL) +
      line('M14 -50q3 3 6 -.6', '#fffdf6', 1.6),
    0,
    -k,
  );

/** Nobody has asked them. They are gone by the next page. */
export const leaving = (): string =>
  bird(346, 92, 0.7, -14, 1) + bird(366, 116, 0.9, -20, -1) + bird(392, 92, 1.1, -16, 1);

/** A pigeon that leaves to the right: wings up (1) or down. */
const bird = (x: number, y: number, k: number, degrees: number, beat: 1 | -1): string =>
  at(
    x,
    y,
    k,
    path(
      `M-1 -1C-5 ${num(-12 * beat)} -14 ${num(-20 * beat)} -20 ${num(-21 * beat)}C-14 ${num(-13 * beat)} -12 ${num(-5 * beat)} -8 1Z`,
      '#8796b0',
    ) +
      path(
        'M-20 3C-12 -3 -4 -5 4 -4C8 -8 14 -7 15 -3L20 -1.400L15 0C12 5 2 6 -6 4L-19 7L-16 4Z',
        '#7183a0',
      ) +
      path(
        `M3 -2C1 ${num(-13 * beat)} -5 ${num(-22 * beat)} -10 ${num(-25 * beat)}C-8 ${num(-14 * beat)} -8 ${num(-6 * beat)} -4 2Z`,
        '#a6b4ca',
      ) +
      line('M12 -3.600h.1', '#2e1a33', 1.5),
    degrees,
  );
