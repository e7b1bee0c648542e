// What the eye reads in a finished drawing: its opaque filled shapes, each with its place and size on the page.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { attribute, formOf, type ShapeBox } from './shape-box.ts';
import type { SurfaceSheet } from './surface-sheet.ts';
import { cornersOf, type Matrix, scaleOf, turnedBack, within } from './transform.ts';

export interface Shape {
  /** Where its tag begins in the drawing. */
  readonly index: number;
  readonly tag: string;
  /** From its own units to mm on the page. */
  readonly place: Matrix;
  readonly scale: number;
  readonly box: ShapeBox;
  readonly fill: string;
  /** A color that stands for the fill, also for a gradient. */
  readonly color: Hex;
  /** What of it lies on the page: mm², and its shorter side in mm. */
  readonly area: number;
  readonly thin: number;
  /** The way a brush goes on it, in degrees of its own units: along its form if it has a long one, else the medium's angle on the page. */
  readonly along: number;
  /** The largest: worked over with a lighter hand. */
  readonly ground: boolean;
  /** It reaches to where words stand. */
  readonly underWords: boolean;
  /** What it is cut by: how its group refers to that. */
  readonly clipped: string | undefined;
  readonly hero: boolean;
  readonly skin: boolean;
}

interface Group {
  readonly place: Matrix;
  readonly skip: boolean;
  readonly clipped: string | undefined;
  readonly hero: boolean;
}

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g;
/** In mm²: what is smaller is a detail that a brush would not shade. */
const SMALLEST = 30;

/** Every opaque filled shape outside clean groups and faces, in the order of drawing. */
export function shapesOf(art: string, angle: number, on: SurfaceSheet): Shape[] {
  const shapes: Shape[] = [];
  const groups: Group[] = [{ place: on.place, skip: false, clipped: undefined, hero: false }];
  for (const [tag, closing, name, attributes, , index] of matches(art)) {
    const outer = groups[groups.length - 1] as Group;
    if (name === 'g') {
      if (closing) groups.pop();
      else groups.push(groupWithin(outer, attributes, /data-(?:clean|calm)/.test(attributes)));
      continue;
    }
    if (outer.skip || closing) continue;
    const shape = shapeOf(tag, name, attributes, index, outer, angle, on);
    if (shape) shapes.push(shape);
  }
  return shapes;
}

type TagMatch = [
  tag: string,
  closing: string,
  name: string,
  attributes: string,
  empty: string,
  index: number,
];

function* matches(art: string): Generator<TagMatch> {
  for (const match of art.matchAll(TAG)) {
    const [tag, closing, name, attributes, empty] = match as unknown as string[];
    yield [tag, closing, name, attributes, empty, match.index] as TagMatch;
  }
}

function groupWithin(outer: Group, attributes: string, clean: boolean): Group {
  return {
    place: within(outer.place, attribute(attributes, 'transform')),
    skip: outer.skip || clean || Number(attribute(attributes, 'opacity') ?? 1) < 0.7,
    clipped: attribute(attributes, 'clip-path') ?? outer.clipped,
    hero: outer.hero || attributes.includes('data-hero'),
  };
}

function shapeOf(
  tag: string,
  name: string,
  attributes: string,
  index: number,
  group: Group,
  angle: number,
  on: SurfaceSheet,
): Shape | undefined {
  const fill = attribute(attributes, 'fill');
  if (!fill || fill === 'none') return undefined;
  if (Number(attribute(attributes, 'fill-opacity') ?? 1) < 0.7) return undefined;
  const form = formOf(name, attributes);
  const color = form && colorOf(fill, on);
  if (!color) return undefined;
  const { box, runs } = form;
  const bounds = onPage(group.place, box, on);
  const { width, height } = bounds;
  const area = width * height;
  if (area < SMALLEST) return undefined;
  if (on.faces.some((face) => shareWithin(bounds, face) > 0.7)) return undefined;
  return {
    index,
    tag,
    place: group.place,
    scale: scaleOf(group.place),
    box,
    fill,
    color,
    area,
    thin: Math.min(width, height),
    along: Math.round((runs ?? turnedBack(group.place, angle)) / 15) * 15,
    ground: area > on.width * on.height * 0.22 || width > on.width * 0.95,
    underWords: on.quiet.some((words) => overlaps(bounds, words)),
    clipped: group.clipped,
    hero: group.hero,
    skin: on.skin.has(fill),
  };
}

/** What of a box lies on the page, in mm. */
function onPage(place: Matrix, box: ShapeBox, page: Pick<SurfaceSheet, 'width' | 'height'>): Box {
  const corners = cornersOf(place, box);
  const along = (axis: 0 | 1, most: number): [from: number, to: number] => {
    const on = corners.map((corner) => Math.min(most, Math.max(0, corner[axis])));
    return [Math.min(...on), Math.max(...on)];
  };
  const [left, right] = along(0, page.width);
  const [top, bottom] = along(1, page.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How much of `a` lies in `b`, 0 to 1. */
function shareWithin(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? (width * height) / (a.width * a.height) : 0;
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A gradient's middle color; nothing for glows, which are not paint but light. */
function colorOf(fill: string, on: SurfaceSheet): Hex | undefined {
  if (fill.startsWith('#')) return fill.length === 7 ? fill : undefined;
  const content = on.definition(fill.slice('url(#'.length, -1));
  if (!content || content.includes('stop-opacity')) return undefined;
  const stops = [...content.matchAll(/stop-color="(#\w{6})"/g)].map((match) => match[1] as Hex);
  return mix(stops[0] as Hex, stops[stops.length - 1] as Hex, 0.5);
}
