import { num } from '#bookmaking/drawing/curves.ts';
import { radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { MOLE } from '#titles/hole-department/set/colors.ts';

/** Broad, bare, turned outward, with five claws as long as fingers; it lies along +x. */
export const spadeHand = (light: Light): string => {
  const skin = tone(light, MOLE.skin);
  const claw = (x: number, y: number, spread: number, long: number): string => {
    const a = radians(spread);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const [bx, by] = [x - s * 2.5, y + c * 2.5];
    const [ex, ey] = [x + s * 2.5, y - c * 2.5];
    return `M${num(bx)} ${num(by)}Q${num(x + c * long * 0.7 - s * 2)} ${num(y + s * long * 0.7 + c * 2)} ${num(x + c * long)} ${num(y + s * long)}Q${num(x + c * long * 0.6 + s * 2)} ${num(y + s * long * 0.6 - c * 2)} ${num(ex)} ${num(ey)}Z`;
  };
  const claws =
    claw(4, -10, -50, 7) +
    claw(10, -8, -24, 8.4) +
    claw(12.6, -2.6, -6, 9.6) +
    claw(12, 3.6, 12, 9) +
    claw(8, 8.6, 34, 7.6);
  return (
    path(claws, MOLE.claw, `stroke="${skin.deep}" stroke-width=".7" stroke-opacity=".5"`) +
    path(
      'M-7 -5.6C-4 -11 1 -13.4 5 -12.4C9 -13 13.4 -9.6 13 -6.4C16 -4.6 16 -.6 14.4 .6C16 3.4 14.6 6.6 12 7C11 11 6.6 12.4 3 11C-2 11.4 -5.6 8.6 -7 5.6C-8 2 -8 -2 -7 -5.6Z',
      skin.base,
    ) +
    path(
      'M-7 5.6C-5.6 8.6 -2 11.4 3 11C6.6 12.4 11 11 12 7C7 8.4 -1 7 -7 1Z',
      skin.shade,
      'fill-opacity=".7"',
    ) +
    line(
      'M7 -8.4q2.6 .6 3.6 2M8.6 -2q2.4 0 3.8 .8M8 4q2.2 0 3.2 1',
      skin.deep,
      1,
      'stroke-opacity=".5"',
    )
  );
};

/** Closed round something that lies across it, four claws over it and one back: drawn after what it holds. */
export const closedHand = (light: Light): string => {
  const skin = tone(light, MOLE.skin);
  const edge = `stroke="${skin.deep}" stroke-width=".8" stroke-opacity=".6"`;
  const fingers = [-9, -3.2, 2.6, 8.2];
  return (
    path(
      'M-8 -5.6C-5 -11 0 -13.6 7 -13C14 -12 16 -6 16 0C16 7 13 12 7 12.6C0 13 -5 10 -8 5.6Z',
      skin.shade,
    ) +
    fingers
      .map((y) =>
        path(
          `M13.4 ${num(y - 2.7)}C17.6 ${num(y - 2.7)} 17.6 ${num(y + 2.7)} 13.4 ${num(y + 2.7)}H3C-.4 ${num(y + 2.7)} -.4 ${num(y - 2.7)} 3 ${num(y - 2.7)}Z`,
          skin.base,
          edge,
        ),
      )
      .join('') +
    path(
      fingers
        .map(
          (y) =>
            `M4.6 ${num(y - 2.1)}Q-2 ${num(y - 1.8)} -5 ${num(y + 0.6)}Q0 ${num(y + 2)} 4.6 ${num(y + 2.1)}Z`,
        )
        .join(''),
      MOLE.claw,
      `stroke="${skin.deep}" stroke-width=".6" stroke-opacity=".5"`,
    )
  );
};
