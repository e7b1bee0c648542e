// Edges as a hand leaves them, for a title that asks: a line under the color that comes out where the form turns from the light,
// swells in its runs and dries at their ends; color that went a little beyond it; a wash that has gathered at its lower edge.
import { hash } from '#bookmaking/drawing/chance.ts';
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { fine } from '#bookmaking/drawing/curves.ts';
import { again, grainOn, isOnePiece, local, marksOn } from './brushwork.ts';
import type { Hand, Medium } from './medium.ts';
import type { Shape } from './shapes.ts';
import type { SurfaceSheet } from './surface-sheet.ts';

/** How one draws. Lengths in mm on the page. */
export interface Drawing {
  readonly ink: Hex;
  /** How far a line goes from the shape's own color to the ink, 0 to 1. */
  readonly toInk: number;
  /** Width of a line where it is pressed most. */
  readonly weight: number;
  /** From which area on the page, in mm², a shape is outlined, and from which its wash gathers. */
  readonly outlined: number;
  readonly washed: number;
}

/** Runs and lifts of the hand. */
const RUNS = [13, 1.1, 27, 0.5, 9, 2.4];
/** How far color goes beyond its line, by turns. */
const SPILLS = [9, 7, 17, 13];

/** What a line is thinner at its ends than in its middle, as a share of its weight, and how far from them it has all of it. */
const PRESSED = [
  [0.4, 0],
  [0.7, 1.6],
  [1, 4],
] as const;
/** On what is as thin as this, in mm, a hand presses as much as it ever does; on less, less. */
const BROAD = 26;

export const byHand =
  (drawing: Drawing): Hand =>
  ({ shape, marked, grained }, before, medium, on) => {
    const { tag, ground, underWords, hero, clipped, area } = shape;
    // By its color: the same thing has the same hand on every page.
    const seed = hash(shape.color);
    const bare = tag.includes('stroke') || ground;
    const edged = !bare && !underWords && area > drawing.outlined && isOnePiece(shape);
    const fill =
      !marked && !hero && !bare && !underWords && area > drawing.washed
        ? washed(shape, medium, on)
        : shape.fill;
    const painted = tag.replace(` fill="${shape.fill}"`, ` fill="${fill}"`);
    // The lit side of something is its own outline once more, moved into its clip: its line would run across the form.
    const isLitSide = clipped && before !== undefined && outlineOf(before) === outlineOf(shape);
    const inside = isCutByItself(shape, on);
    const line = edged && !hero && !isLitSide ? lineOf(shape, inside, seed, drawing, on) : '';
    return (
      (inside ? '' : line) +
      painted +
      (edged && !clipped ? spillOf(shape, fill, seed, drawing) : '') +
      (marked ? marksOn(shape, seed, medium, on) : '') +
      (grained ? grainOn(hung(shape), seed, medium, on) : '') +
      (inside ? line : '')
    );
  };

/** It fills what it is cut by: nothing of it lies outside, and its line goes along the inside of its edge. */
const isCutByItself = (shape: Shape, on: SurfaceSheet): boolean =>
  on.definition(shape.clipped?.slice('url(#'.length, -1) ?? '')?.includes(outlineOf(shape)) ??
  false;

const outlineOf = ({ tag }: Shape): string => tag.slice(tag.indexOf(' '), tag.indexOf(' fill='));

/** Cloth that has no way of its own hangs down: its grain does, too. */
const hung = (shape: Shape): Shape =>
  shape.hero && isRound(shape) ? { ...shape, along: 90 } : shape;

const isRound = ({ box: [, , width, height] }: Shape): boolean =>
  width < height * 1.6 && height < width * 1.6;

/** Lengths in the shape's own units; inset, each run begins and ends so much later and earlier. */
const dashes = (shape: Shape, seed: number, lengths: readonly number[], inset: number): string =>
  `stroke-dasharray="${lengths
    .map((mm, i) => {
      const length = mm * (0.7 + ((seed >>> (2 * i)) & 3) * 0.22);
      return local(shape, i % 2 === 0 ? Math.max(0.05, length - 2 * inset) : length + 2 * inset);
    })
    .join(' ')}"${inset ? ` stroke-dashoffset="${local(shape, -inset)}"` : ''}`;

/**
 * Drawn before the color and a little away from the light, a line is broad in shadow, thin at the sides, and in the light it is not there.
 * Strokes within strokes: nothing else that swells is drawn alike by all that show a page.
 */
function lineOf(
  shape: Shape,
  inside: boolean,
  seed: number,
  { ink, toInk, weight }: Drawing,
  on: SurfaceSheet,
): string {
  // A dark thing is drawn on with something paler than its shadow, or one would see no line.
  const color = mix(shape.color, ink, luma(shape.color) < 0.2 ? 0.9 : toInk);
  const width = pressed(shape, weight);
  const strokes = (shape.thin < BROAD / 2 ? PRESSED.slice(1) : PRESSED)
    .map(([share, inset]) =>
      again(
        shape,
        'none',
        `stroke="${color}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${local(shape, width * share * (inside ? 1.5 : 1))}" ${dashes(shape, seed, RUNS, inset)}`,
      ),
    )
    .join('');
  if (inside) return strokes;
  const [x, y] = on.light.direction;
  const by = width * 0.42;
  return `<g transform="translate(${local(shape, -x * by)} ${local(shape, -y * by)})">${strokes}</g>`;
}

const pressed = ({ thin }: Shape, weight: number): number =>
  weight * Math.min(1, 0.3 + (0.7 * thin) / BROAD);

/** The color itself, a little beyond its line here and there. */
const spillOf = (shape: Shape, fill: string, seed: number, { weight }: Drawing): string =>
  again(
    shape,
    'none',
    `stroke="${fill}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${local(shape, pressed(shape, weight) * 0.45)}" ${dashes(shape, seed >>> 3, SPILLS, 0)}`,
  );

/** A wash: thin where the light falls, and gathered into a darker rim where it ran to. */
function washed(shape: Shape, { form, marks }: Medium, on: SurfaceSheet): string {
  if (!shape.fill.startsWith('#')) return shape.fill;
  const stop = (offset: number, color: Hex): string =>
    `<stop offset="${offset}" stop-color="${color}"/>`;
  // Light on what is dark was chalk.
  const bright = mix(shape.color, marks.bright ?? on.light.key, form * (0.3 + luma(shape.color)));
  const dark = marks.dark ?? on.light.shade;
  const [x, y] = on.light.direction;
  const end = (k: number): string => fine(0.5 + k * 0.5);
  const id = on.define(
    `<linearGradient x1="${end(x * 0.5)}" y1="${end(y)}" x2="${end(-x * 0.5)}" y2="${end(-y)}">${stop(0, bright)}${stop(0.5, shape.color)}${stop(0.88, mix(shape.color, dark, form * 0.7))}${stop(0.94, mix(shape.color, dark, form))}${stop(1, mix(shape.color, dark, form * 1.6))}</linearGradient>`,
  );
  return `url(#${id})`;
}
