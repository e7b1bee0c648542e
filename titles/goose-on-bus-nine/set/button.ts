import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { BUS, BUTTON_RED } from './colors.ts';

/** A yellow pole, lit from the right; x is its middle. */
export const pole = (x: number, top: number, foot: number, width: number): string =>
  oval(x, top + width * 0.2, width * 1.3, width * 0.42, mix(BUS.pole, '#7a4a1e', 0.4)) +
  box(
    x - width / 2,
    top,
    width,
    foot - top,
    linear(
      [
        [0, mix(BUS.pole, '#7a4a1e', 0.45)],
        [0.45, BUS.pole],
        [0.75, '#ffe9a6'],
        [1, mix(BUS.pole, '#8a5a22', 0.3)],
      ],
      0,
      0,
      1,
      0,
    ),
    width / 2,
  );

/**
 * The button: a dome in a cream case, `r` mm. Lit, because somebody (never you) has just pressed
 * it. The rings of the ding are drawn apart, behind whoever sits there: they crossed faces.
 */
export function button(x: number, y: number, r: number, ringing = false): string {
  const case_ =
    box(x - r * 1.55, y - r * 1.75, r * 3.1, r * 3.5, '#5b4038', r * 0.75, 'fill-opacity=".35"') +
    box(x - r * 1.6, y - r * 1.85, r * 3.2, r * 3.5, '#fff4dc', r * 0.75) +
    box(x - r * 1.4, y + r * 1.12, r * 2.8, r * 0.5, '#d9b98a', r * 0.25, 'fill-opacity=".5"');
  const dome =
    oval(x, y, r * 1.22, r * 1.22, '#b9a083') +
    oval(x, y, r * 1.06, r * 1.06, '#8f0010') +
    oval(x, y - r * 0.06, r, r, BUTTON_RED) +
    oval(x - r * 0.05, y + r * 0.45, r * 0.72, r * 0.42, '#a8000f', 'fill-opacity=".45"') +
    oval(x + r * 0.3, y - r * 0.45, r * 0.36, r * 0.22, '#ffffff', 'fill-opacity=".75"');
  // Its red is the one thing that no crayon may dull.
  return clean(ringing ? halo(x, y, r) : '') + case_ + clean(dome);
}

const halo = (x: number, y: number, r: number): string =>
  oval(
    x,
    y,
    r * 5,
    r * 5,
    radial([
      [0, BUTTON_RED, 0.5],
      [0.4, BUTTON_RED, 0.2],
      [1, BUTTON_RED, 0],
    ]),
  );

/** Sound as rings of light, broken where a brush would lift. */
export function rings(x: number, y: number, r: number, count = 3): string {
  let art = '';
  for (let i = 0; i < count; i++) {
    const reach = r * (2.5 + i * 0.95);
    const arc = (from: number, to: number): string => {
      const p = (angle: number): string =>
        `${num(x + Math.cos(angle) * reach)} ${num(y + Math.sin(angle) * reach)}`;
      return `M${p(from)}A${num(reach)} ${num(reach)} 0 0 1 ${p(to)}`;
    };
    const turn = i * 0.5;
    art += line(
      arc(-2.6 + turn, -1.7 + turn) +
        arc(-1.3 + turn, -0.3 + turn) +
        arc(0.4 + turn, 1.5 + turn) +
        arc(2 + turn, 2.8 + turn),
      BUTTON_RED,
      r * 0.2,
      `stroke-opacity="${[0.8, 0.55, 0.32, 0.2][i] ?? 0.15}"`,
    );
  }
  return clean(art);
}
