// One pass over a finished drawing: it finds the shapes that the eye reads, and lays on each what a hand would.
// Pages know nothing of it: a title says its medium, and the sheet asks for this pass.
import { mix } from '#bookmaking/drawing/color.ts';
import { brushed } from './brushwork.ts';
import type { Medium, Work } from './medium.ts';
import { fading, lit, patternOf } from './patterns.ts';
import { type Shape, shapesOf } from './shapes.ts';
import type { SurfaceSheet } from './surface-sheet.ts';
import { IDENTITY, inverse, written } from './transform.ts';

/** Marks and grain repeat a shape's outline in a stream of their own, where it does not compress away. In letters of SVG. */
const LONGEST = 1600;
const LONGEST_GRAIN = 900;
/** In mm: a stem or a cable gets no brushwork. */
const THINNEST = 2.5;

/** In the hero's own units (a head is 100 high) squared: a sleeve has grain and a button has none, however near the child is. */
const HERO_GRAINED = 500;

/** The drawing, painted with `medium`. Deterministic: the same drawing gets the same surface. */
export function paintSurface(art: string, medium: Medium, on: SurfaceSheet): string {
  let painted = '';
  let done = 0;
  let before: Shape | undefined;
  for (const work of sharedOut(shapesOf(art, medium.marks.angle, on), medium)) {
    const { shape } = work;
    painted += art.slice(done, shape.index) + (medium.hand ?? brushed)(work, before, medium, on);
    done = shape.index + shape.tag.length;
    before = shape;
  }
  return painted + art.slice(done) + overAll(medium, on);
}

/**
 * Which shapes get marks and which get grain, in the order of drawing: by what each is, never by what else is on the page.
 * As the largest first, up to a budget, a goose was clean beside one child and hatched beside another, whose hair was shorter.
 */
function sharedOut(shapes: readonly Shape[], medium: Medium): Work[] {
  return shapes
    .filter(({ thin, skin }) => thin > THINNEST && !skin)
    .map((shape) => {
      const letters = shape.tag.length;
      const marked = !shape.hero && shape.area > medium.marked && letters < LONGEST;
      const large = shape.hero
        ? shape.box[2] * shape.box[3] > HERO_GRAINED && medium.grained < Number.POSITIVE_INFINITY
        : shape.area > medium.grained;
      const grained =
        large && letters < LONGEST_GRAIN && !shape.underWords && !(marked && shape.ground);
      return { shape, marked, grained };
    })
    .filter(({ marked, grained }) => marked || grained || medium.hand);
}

/** What lies over the whole page: the glaze of the light, and the paper's tooth. */
function overAll({ glaze, paper }: Medium, on: SurfaceSheet): string {
  if (paper === 0) return '';
  const page = `<rect width="${on.width}" height="${on.height}"`;
  const { x, width } = on.opening ?? { x: 0, width: on.width };
  const glazed = glaze
    ? `<rect${x ? ` x="${x}"` : ''} width="${width}" height="${on.height}" fill="${lit('#ffffff', mix('#ffffff', glaze, 0.35), glaze, on)}" style="mix-blend-mode:multiply"/>`
    : '';
  const calm = on.quiet.length > 0 ? ` mask="url(#${on.define(calmUnder(on))})"` : '';
  const tooth = `<g style="mix-blend-mode:hard-light"${calm}>${page} fill="${patternOf('tooth', 40, 0, 0, on)}" opacity="${paper}"/></g>`;
  return inMm(glazed + tooth, on);
}

const inMm = (art: string, { place }: SurfaceSheet): string =>
  place === IDENTITY ? art : `<g transform="${written(inverse(place))}">${art}</g>`;

/** All of the page, and little of it where words stand. */
function calmUnder({ quiet, width, height }: SurfaceSheet): string {
  return `<mask maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${quiet.map((words) => fading(words, 1, 0.4)).join('')}</mask>`;
}
