import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { brush, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { VIEW } from '#pictures/scene.ts';

/** A hill across the view. `crest` are heights (y) at equal distances from left to right. */
export function hill(crest: readonly number[], color: Hex, foot: Hex, grass = 0): string {
  const step = (VIEW.width + 80) / (crest.length - 1);
  const ridge = crest.map((y, i): Point => [-40 + i * step, y]);
  const d = `${smooth(ridge, false)}L${VIEW.width + 40} ${VIEW.height + 10}H-40Z`;
  const top = Math.min(...crest);
  return (
    path(
      d,
      linear([
        [0, color],
        [1, foot],
      ]),
    ) +
    (grass
      ? clip(
          d,
          brush(
            chanceFrom(`grass ${crest.join()}`),
            { x: 0, y: top, width: VIEW.width, height: VIEW.height - top },
            grass,
            26,
            -1.4,
            mix(foot, '#12402c', 0.3),
            2.6,
            0.2,
          ) +
            brush(
              chanceFrom(`light grass ${crest.join()}`),
              { x: 0, y: top, width: VIEW.width, height: VIEW.height - top },
              grass,
              22,
              -1.7,
              mix(color, '#fffbd0', 0.5),
              2.4,
              0.34,
            ),
        )
      : '')
  );
}

/** A tuft of grass standing on y. */
export function tuft(x: number, y: number, scale: number, color: Hex): string {
  let d = '';
  for (const [dx, lean, high] of [
    [-16, -14, 26],
    [-8, -5, 40],
    [0, 3, 48],
    [8, 8, 38],
    [15, 17, 27],
  ] as const) {
    d += `M${num(x + dx * scale)} ${num(y)}q${num(lean * 0.2 * scale)} ${num(-high * 0.6 * scale)} ${num(lean * scale)} ${num(-high * scale)}`;
  }
  return line(d, color, 5 * scale);
}

/** Tufts along the bottom of the view: whatever stands there is rooted. */
export function foreground(seed: string, color: Hex, y = VIEW.height + 6): string {
  const chance = chanceFrom(seed);
  let art = '';
  for (let x = -10; x < VIEW.width + 20; x += 46 + chance() * 40) {
    art += tuft(x, y, 0.8 + chance() * 0.7, mix(color, '#ffffff', chance() * 0.12));
  }
  return art;
}
