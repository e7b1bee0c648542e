// Where on its sheet each shape of a drawing lies, in mm, after all that its groups have moved and scaled.
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { attribute, formOf, type ShapeBox } from '#bookmaking/surface/shape-box.ts';
import {
  cornersOf,
  IDENTITY,
  type Matrix,
  scaleOf,
  within,
} from '#bookmaking/surface/transform.ts';

interface Group {
  readonly place: Matrix;
  readonly isGround: boolean;
  readonly isModel: boolean;
}

interface Shape {
  /** Its tag, as it is written. */
  readonly tag: string;
  /** Where that begins. */
  readonly start: number;
  readonly where: Box;
  /** In mm: how far out of that its arcs and half its line may come. */
  readonly reach: number;
  /** Words may lie on it (`asGround`). */
  readonly isGround: boolean;
  /** Drawn once, and used again elsewhere by its name. */
  readonly isModel: boolean;
}

/** All shapes of a drawing, as they are drawn. */
export function* shapesIn(art: string): Generator<Shape> {
  const groups: Group[] = [{ place: IDENTITY, isGround: false, isModel: false }];
  for (const { 0: tag, 1: closing, 2: name = '', 3: attributes = '', index } of art.matchAll(TAG)) {
    const { place, isGround, isModel } = groups.at(-1) as Group;
    if (name !== 'g') {
      const form = formOf(name, attributes);
      if (!form) continue;
      const reach = reachOf(attributes) * scaleOf(place);
      yield { tag, start: index, where: onSheet(place, form.box), reach, isGround, isModel };
    } else if (closing) {
      groups.pop();
    } else {
      groups.push({
        place: within(place, attribute(attributes, 'transform')),
        isGround: isGround || attributes.includes('data-ground'),
        isModel: isModel || attributes.includes(' id='),
      });
    }
  }
}
const TAG = /<(\/?)(\w+)([^>]*?)\/?>/g;

/** A form's box is drawn round the ends of its arcs: of a wheel it is a line. */
function reachOf(attributes: string): number {
  const radii = [...attributes.matchAll(ARC)].flatMap(([, rx, ry]) => [Number(rx), Number(ry)]);
  return Math.max(0, ...radii) + Number(attribute(attributes, 'stroke-width') ?? 0) / 2;
}
const ARC = /[aA]([\d.]+)[ ,]([\d.]+)/g;

/** In mm: what a line that its group has said, and a hand, add to an edge. */
const EDGE = 8;

/**
 * What of a drawing can be seen on its sheet, `wide` mm wide. A scene that goes on over the fold was drawn whole for both its
 * pages, and what lies beside a page weighs as much as what lies on it: six openings of the Goose made its book 90 KB heavier.
 */
export function seenOnSheet(art: string, wide = SHEET): string {
  let seen = '';
  let from = 0;
  for (const { tag, start, where, reach, isModel } of shapesIn(art)) {
    const { x, y, width, height } = where;
    const edge = EDGE + reach;
    const isOnIt = x < wide + edge && x + width > -edge && y < SHEET + edge && y + height > -edge;
    if (isModel || isOnIt) continue;
    seen += art.slice(from, start);
    from = start + tag.length;
  }
  return seen + art.slice(from);
}

function onSheet(place: Matrix, box: ShapeBox): Box {
  const corners = cornersOf(place, box);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
