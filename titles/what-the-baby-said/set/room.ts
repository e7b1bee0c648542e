import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { disc, num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { box, brush, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { ROOM } from './colors.ts';
import type { Hour } from './hours.ts';

/** Further than the sheet on every side, so that a room that is tilted still fills it. */
const OVER = 50;

/** From where to where a ground is painted, in mm: a page, or more beside it. */
export interface Frame {
  readonly from: number;
  readonly to: number;
}
const PAGE: Frame = { from: 0, to: SHEET };

/** Papered wall and boarded floor that meet at `floor` mm. */
export const room = (hour: Hour, floor: number, frame: Frame = PAGE): string =>
  wall(hour, floor, frame) + boards(hour, floor, frame) + skirting(hour, floor, frame);

/** The paper is of two tones of one color in straight stripes that are lost toward the ceiling. As clean as words want it. */
export function wall(
  { wall: [high, low], paper }: Hour,
  floor: number,
  { from, to }: Frame,
): string {
  let stripes = '';
  const first = Math.floor((from - OVER) / 18);
  for (let i = first; i * 18 < to + OVER; i++) stripes += `M${i * 18} ${-OVER}h7V${num(floor)}h-7Z`;
  return clean(
    box(
      from - OVER,
      -OVER,
      to - from + 2 * OVER,
      floor + OVER,
      linear([
        [0, high],
        [0.62, high],
        [1, low],
      ]),
    ) +
      path(
        stripes,
        linear([
          [0, paper, 0],
          [0.4, paper, 0],
          [1, paper, 0.42],
        ]),
      ),
  );
}

/** The floor alone. */
export function boards(
  { floor: [far, near], seam }: Hour,
  floor: number,
  { from, to }: Frame,
): string {
  const wide = to - from + 2 * OVER;
  const depth = SHEET + OVER - floor;
  const chance = chanceFrom('boards');
  let seams = '';
  const first = Math.floor((from - OVER - SHEET / 2) / 21);
  const last = Math.ceil((to + OVER - SHEET / 2) / 21);
  for (let column = first; column <= last; column++) {
    const x = SHEET / 2 + column * 21;
    seams += `M${num(x)} ${num(floor)}L${num(SHEET / 2 + (x - SHEET / 2) * 2.1)} ${num(floor + depth)}`;
  }
  let ends = '';
  for (let column = first + 3; column < last - 2; column++) {
    const t = 0.12 + chance() * 0.6;
    const y = floor + depth * t;
    const spread = 1 + 1.1 * t;
    ends += `M${num(SHEET / 2 + column * 21 * spread)} ${num(y)}h${num(21 * spread)}`;
  }
  return (
    clean(
      box(
        from - OVER,
        floor,
        wide,
        depth,
        linear([
          [0, far],
          [0.7, near],
        ]),
      ),
    ) + line(seams + ends, seam, 0.5, 'stroke-opacity=".32"')
  );
}

/** Along the foot of the wall, and what it throws on the floor; at night hardly lighter than the wall, since words lie on it, too. */
export function skirting(
  { seam, wall: [, low] }: Hour,
  floor: number,
  { from, to }: Frame,
): string {
  const wide = to - from + 2 * OVER;
  const night = luma(low) < 0.3;
  return (
    box(from - OVER, floor - 9, wide, 9, mix(low, '#fffaf0', night ? 0.05 : 0.55)) +
    box(from - OVER, floor - 9, wide, 1.1, '#fffdf6', 0, `fill-opacity="${night ? 0.05 : 0.6}"`) +
    box(from - OVER, floor - 0.6, wide, 2.2, seam, 0, 'fill-opacity=".45"')
  );
}

/** The round rug from a low camera: an oval, ringed; (x, y) is its middle. */
export function rug(hour: Hour, x: number, y: number, rx: number, ry: number): string {
  const { cast, castAmount, shade } = hour.light;
  const lit = (color: Hex): Hex => mix(color, cast, castAmount);
  let fringe = '';
  for (let i = 0; i < 120; i++) {
    const angle = (i / 120) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    fringe += `M${num(x + c * rx)} ${num(y + s * ry)}l${num(c * 3.4)} ${num(s * 2 + 0.7)}`;
  }
  const ring = (k: number, color: Hex, width: number, more = ''): string =>
    oval(x, y, rx * k, ry * k, 'none', `stroke="${lit(color)}" stroke-width="${width}"${more}`);
  return (
    oval(x, y + 1.6, rx + 2.4, ry + 1.4, shade, 'fill-opacity=".28"') +
    line(fringe, lit(ROOM.rugRing), 0.8) +
    oval(
      x,
      y,
      rx,
      ry,
      radial([
        [0, lit(ROOM.rug)],
        [0.75, lit(ROOM.rug)],
        [1, lit(ROOM.rugDeep)],
      ]),
    ) +
    ring(0.955, ROOM.rugEdge, ry * 0.06) +
    ring(0.86, ROOM.rugRing, 1.5) +
    ring(0.81, ROOM.rugRing, 0.7, ' stroke-dasharray="2.6 2.6"') +
    brush(
      chanceFrom(`rug ${num(x)}`),
      { x: x - rx * 0.7, y: y - ry * 0.6, width: rx * 1.3, height: ry * 1.2 },
      46,
      6,
      0,
      lit(ROOM.rugDeep),
      0.5,
      0.6,
    )
  );
}

/** A sash window between two curtains; `sway` blows the curtains out to the right, in mm. */
export function curtainedWindow(hour: Hour, area: Box, sway = 0): string {
  const { x, y, width: w, height: h } = area;
  const { light, sky } = hour;
  const lit = (color: Hex): Hex => mix(color, light.cast, light.castAmount);
  const dark = (color: Hex): Hex => mix(lit(color), light.shade, light.shadeAmount);
  const pane = roundedBox(x, y, w, h, 1.5);
  const fold = w * 0.34;
  const curtain = (left: number, reach: number, blow: number): string => {
    const foot = y + h * 1.16;
    const d = `M${num(left)} ${num(y - 5)}H${num(left + reach)}C${num(left + reach + blow * 0.2)} ${num(y + h * 0.4)} ${num(left + reach * 0.5 + blow)} ${num(y + h * 0.6)} ${num(left + reach * 0.72 + blow * 1.5)} ${num(foot - Math.abs(blow) * 0.5)}Q${num(left + reach * 0.3 + blow * 1.4)} ${num(foot + 2 - Math.abs(blow) * 0.3)} ${num(left + blow * 1.2)} ${num(foot)}C${num(left + blow * 0.7)} ${num(y + h * 0.6)} ${num(left)} ${num(y + h * 0.4)} ${num(left)} ${num(y - 5)}Z`;
    let folds = '';
    for (const k of [0.3, 0.62]) {
      folds += `M${num(left + reach * k)} ${num(y - 4)}C${num(left + reach * k + blow * 0.2)} ${num(y + h * 0.4)} ${num(left + reach * k * 0.8 + blow)} ${num(y + h * 0.7)} ${num(left + reach * k * 0.8 + blow * 1.4)} ${num(foot - 1)}`;
    }
    return path(d, lit(ROOM.curtain)) + line(folds, dark(ROOM.curtain), w * 0.035);
  };
  return (
    clip(
      pane,
      box(
        x,
        y,
        w,
        h,
        linear([
          [0, sky[0]],
          [1, sky[1]],
        ]),
      ) +
        path(
          `${disc(x + w * 0.2, y + h * 1.04, w * 0.34, h * 0.22)}${disc(x + w * 0.8, y + h * 1.06, w * 0.4, h * 0.3)}`,
          mix(sky[0], '#4a4a86', 0.4),
          'fill-opacity=".55"',
        ),
    ) +
    line(
      `M${num(x + w / 2)} ${num(y)}v${num(h)}M${num(x)} ${num(y + h * 0.46)}h${num(w)}`,
      lit(ROOM.frame),
      w * 0.045,
    ) +
    line(pane, lit(ROOM.frame), w * 0.08) +
    box(x - w * 0.1, y + h, w * 1.2, w * 0.09, lit(ROOM.frame), 0.8) +
    curtain(x - w * 0.22, fold, sway) +
    curtain(x + w * 0.88, fold, sway) +
    line(
      `M${num(x - w * 0.3)} ${num(y - 5)}H${num(x + w * 1.3)}`,
      dark(ROOM.wood),
      Math.max(1.2, w * 0.05),
    )
  );
}

/** A soft pool of one color: lamplight, or darkness. */
export const glow = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: Hex,
  strength: number,
): string =>
  oval(
    x,
    y,
    rx,
    ry,
    radial([
      [0, color, strength],
      [0.5, color, strength * 0.55],
      [1, color, 0],
    ]),
  );
