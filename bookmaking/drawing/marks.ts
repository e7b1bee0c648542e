// The marks a picture is made of. Only paths, ellipses, rectangles, gradients and clips: SVG
// filters looked different in every renderer and made the PDF slow. Texture is laid on later (`surface/`).
import type { Chance } from './chance.ts';
import type { Hex } from './color.ts';
import { fine, num } from './curves.ts';
import type { Box } from './geometry.ts';

const attributes = (more: string): string => (more ? ` ${more}` : '');

/** A filled path. `more` is further attributes, written out. */
export const path = (d: string, fill: string, more = ''): string =>
  d ? `<path d="${d}" fill="${fill}"${attributes(more)}/>` : '';

/** A stroked path with round ends. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  d
    ? `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${fine(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`
    : '';

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string =>
  `<ellipse cx="${fine(x)}" cy="${fine(y)}" rx="${fine(rx)}" ry="${fine(ry)}" fill="${fill}"${attributes(more)}/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
): string =>
  `<rect x="${fine(x)}" y="${fine(y)}" width="${fine(width)}" height="${fine(height)}" fill="${fill}"${radius ? ` rx="${fine(radius)}"` : ''}${attributes(more)}/>`;

/** `inner` moved to (x, y), turned by `degrees` and scaled; `scaleX` may differ, or be negative to mirror. */
export function at(
  x: number,
  y: number,
  scale: number,
  inner: string,
  degrees = 0,
  scaleX = scale,
): string {
  if (!inner) return '';
  const turn = degrees ? ` rotate(${fine(degrees)})` : '';
  const size =
    scale === 1 && scaleX === 1
      ? ''
      : ` scale(${Math.round(scaleX * 1e4) / 1e4} ${Math.round(scale * 1e4) / 1e4})`;
  return `<g transform="translate(${fine(x)} ${fine(y)})${turn}${size}">${inner}</g>`;
}

export const shifted = (dx: number, dy: number, inner: string): string =>
  inner ? `<g transform="translate(${fine(dx)} ${fine(dy)})">${inner}</g>` : '';

/** Art that no surface is laid on but paper: faces, lamps, what must be read. */
export const clean = (inner: string): string => (inner ? `<g data-clean="">${inner}</g>` : '');

/** Heads, necks and hands: paper only, as `clean`, but in the inks of the book. */
export const calm = (inner: string): string => (inner ? `<g data-calm="">${inner}</g>` : '');

/** What a surface draws no outline round, and whose colors no ink may change. */
export const asHero = (inner: string): string => (inner ? `<g data-hero="">${inner}</g>` : '');

/** What only lies under words, as quiet as paper: they need not keep clear of it. */
export const asGround = (inner: string): string => (inner ? `<g data-ground="">${inner}</g>` : '');

/** Dry-brush texture: many short strokes as one path, cheap in every renderer. */
export function brush(
  chance: Chance,
  area: Box,
  count: number,
  length: number,
  angle: number,
  color: Hex,
  width: number,
  opacity: number,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const turn = angle + (chance() - 0.5) * 0.4;
    const reach = length * (0.4 + chance() * 0.9);
    d += `M${num(area.x + chance() * area.width)} ${num(area.y + chance() * area.height)}l${num(Math.cos(turn) * reach)} ${num(Math.sin(turn) * reach)}`;
  }
  return line(d, color, width, `stroke-opacity="${opacity}"`);
}

/** Round specks scattered over an area. */
export function specks(
  chance: Chance,
  area: Box,
  count: number,
  color: Hex,
  width: number,
  opacity: number,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    d += `M${num(area.x + chance() * area.width)} ${num(area.y + chance() * area.height)}h.1`;
  }
  return line(d, color, width, `stroke-opacity="${opacity}"`);
}
