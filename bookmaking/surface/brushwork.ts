// One shape as a hand would do it: its shadow on the paper below, a ragged edge, marks that are bright towards the
// light and dark away from it, and a broken contour.
import { hash } from '#bookmaking/drawing/chance.ts';
import { luma, mix } from '#bookmaking/drawing/color.ts';
import { fine } from '#bookmaking/drawing/curves.ts';
import type { Hand, Medium } from './medium.ts';
import { fading, lit, patternOf } from './patterns.ts';
import type { Shape } from './shapes.ts';
import type { SurfaceSheet } from './surface-sheet.ts';
import { apply, inverse } from './transform.ts';

/** Lengths of a broken line, in mm: long runs and short lifts of the hand. */
const RAGGED = [2.6, 0.7, 5.1, 0.4, 1.3, 1.1, 3.4, 0.5];
const BROKEN = [14, 0.6, 22, 0.3, 7, 2.2, 31, 1.1];

/** How much of the dark is left on pale colors. */
const PALE = 0.5;

/** The tag of a shape with everything that the medium lays on it. */
export const brushed: Hand = ({ shape, marked, grained }, _before, medium, on) => {
  // By its color: the same thing has the same hand on every page.
  const seed = hash(shape.color);
  const cut = !shape.clipped && !shape.ground && !shape.tag.includes('stroke');
  const fill = marked ? shape.fill : rounded(shape, medium, on);
  return [
    medium.lifted && cut && marked ? shadowOf(shape, medium.lifted, on) : '',
    medium.edge > 0 && cut
      ? raggedEdge(shape, fill, seed, medium.edge)
      : shape.tag.replace(` fill="${shape.fill}"`, ` fill="${fill}"`),
    marked ? marksOn(shape, seed, medium, on) : '',
    grained ? grainOn(shape, seed, medium, on) : '',
    // The hero is modelled by its own drawing: an outline round some of its parts made sausages of them; and no line runs through words.
    medium.contour && cut && !shape.hero && !shape.underWords && isOnePiece(shape)
      ? contourOf(shape, seed, medium.contour)
      : '',
  ].join('');
};

/** A flat shape turns from the light: a gradient, which costs the printed page next to nothing. */
function rounded(shape: Shape, { form, marks }: Medium, on: SurfaceSheet): string {
  if (form === 0 || shape.skin || shape.ground || !shape.fill.startsWith('#')) return shape.fill;
  const bright = mix(shape.color, marks.bright ?? on.light.key, form);
  const dark = mix(shape.color, marks.dark ?? on.light.shade, form);
  return lit(bright, shape.color, dark, on);
}

/** The outline once more, painted otherwise. */
export const again = (shape: Shape, fill: string, more: string): string =>
  shape.tag
    .replace(/ (?:fill-opacity|opacity|style)="[^"]*"/g, '')
    .replace(/ fill="[^"]*"/, ` fill="${fill}"`)
    .replace(/\/>$/, ` ${more}/>`);

/**
 * The grain of the medium on the shape itself, along its form. It has no hue: hard light leaves the color as it is. Laid
 * on many shapes at once by a common clip, it cost less, but lay on whatever stood before them too, faces among it.
 */
export const grainOn = (shape: Shape, seed: number, { grain }: Medium, on: SurfaceSheet): string =>
  again(
    shape,
    patternOf(grain.tile, grain.size / shape.scale, shape.along, seed % 4, on),
    `style="mix-blend-mode:hard-light"${shape.hero && grain.onHero ? ` fill-opacity="${grain.onHero}"` : ''}`,
  );

export const local = (shape: Shape, mm: number): string => fine(mm / shape.scale);

const dashes = (shape: Shape, seed: number, lengths: readonly number[]): string =>
  lengths.map((mm, i) => local(shape, mm * (0.7 + ((seed >>> (2 * i)) & 3) * 0.22))).join(' ');

function shadowOf(
  shape: Shape,
  { by, opacity, ink }: NonNullable<Medium['lifted']>,
  on: SurfaceSheet,
): string {
  const [x, y] = on.light.direction;
  const moved = `translate(${local(shape, -x * by)} ${local(shape, -y * by)})`;
  return `<g transform="${moved}">${again(shape, ink ?? on.light.shade, `fill-opacity="${opacity}"`)}</g>`;
}

const raggedEdge = (shape: Shape, fill: string, seed: number, width: number): string =>
  again(
    shape,
    fill,
    `stroke="${fill}" stroke-width="${local(shape, width)}" stroke-linejoin="round" stroke-dasharray="${dashes(shape, seed, RAGGED)}"`,
  );

export function marksOn(shape: Shape, seed: number, { marks }: Medium, on: SurfaceSheet): string {
  const strength = shape.ground ? marks.onGround : 1;
  const bright = mix(shape.color, marks.bright ?? on.light.key, marks.lift * strength);
  // What is pale shows every dark stroke: white was plaster.
  const sink = marks.sink * strength * (luma(shape.color) > 0.8 ? PALE : 1);
  const dark = mix(shape.color, marks.dark ?? on.light.shade, sink);
  const pattern = patternOf(marks.tile, marks.size / shape.scale, shape.along, seed % 4, on);
  const mask = on.define(maskOf(shape, pattern, on));
  return again(shape, lit(bright, shape.color, dark, on), `mask="url(#${mask})"`);
}

/** Where marks are to be seen: the tile, and next to nothing of it under words. */
function maskOf(shape: Shape, pattern: string, on: SurfaceSheet): string {
  const [x, y, width, height] = shape.box.map(fine);
  const area = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<mask maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="${pattern}"/>${shape.underWords ? quietIn(shape, on) : ''}</mask>`;
}

function quietIn(shape: Shape, { quiet }: SurfaceSheet): string {
  const back = inverse(shape.place);
  return quiet
    .map((words) => {
      const [x, y] = apply(back, words.x, words.y);
      const [right, bottom] = apply(back, words.x + words.width, words.y + words.height);
      const box = {
        x: Math.min(x, right),
        y: Math.min(y, bottom),
        width: Math.abs(right - x),
        height: Math.abs(bottom - y),
      };
      return fading(box, 1 / shape.scale, 0.5);
    })
    .join('');
}

const contourOf = (
  shape: Shape,
  seed: number,
  { ink, toInk, width, broken }: NonNullable<Medium['contour']>,
): string =>
  again(
    shape,
    'none',
    `stroke="${mix(shape.color, ink, toInk)}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${local(shape, width)}"${broken ? ` stroke-dasharray="${dashes(shape, seed, BROKEN)}"` : ''}`,
  );

/** Curls are many rings in one path: outlined, they became a pile of wire. */
export const isOnePiece = ({ tag }: Shape): boolean => tag.indexOf('M') === tag.lastIndexOf('M');
