import { Path2D } from '@napi-rs/canvas';
import type { Drawn } from './drawing-tree.ts';

/** The outline of a path, a rect or an ellipse in its own units; undefined for anything else. */
export function outlineOf({ name, attributes }: Drawn): Path2D | undefined {
  const n = (key: string): number => Number(attributes[key] ?? 0);
  if (name === 'path') return new Path2D(attributes.d ?? '');
  const outline = new Path2D();
  if (name === 'rect') {
    const [x, y, width, height] = [n('x'), n('y'), n('width'), n('height')];
    // SVG: a corner is round in both directions, in each no more than half of its side.
    const corner = { x: Math.min(n('rx'), width / 2), y: Math.min(n('rx'), height / 2) };
    if (n('rx') > 0) outline.roundRect(x, y, width, height, corner);
    else outline.rect(x, y, width, height);
    return outline;
  }
  if (name === 'ellipse') {
    outline.ellipse(n('cx'), n('cy'), n('rx'), n('ry'), 0, 0, 2 * Math.PI);
    outline.closePath();
    return outline;
  }
  return undefined;
}
