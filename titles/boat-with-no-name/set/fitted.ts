import { shapesIn } from '#bookmaking/binding/on-sheet.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';

/** What somebody loves, as large as fits between a ceiling and a width, hung by its top; and how large that is. */
export function fitted(
  name: DrawnThing,
  { x, y, width, height }: Box,
  light: Light,
): { readonly art: string; readonly where: Box } {
  const drawn = thing(name, light);
  const shapes = [...shapesIn(drawn)].map(({ where }) => where);
  const left = Math.min(...shapes.map((each) => each.x));
  const right = Math.max(...shapes.map((each) => each.x + each.width));
  const top = Math.min(...shapes.map((each) => each.y));
  const bottom = Math.max(...shapes.map((each) => each.y + each.height));
  const k = Math.min(width / (right - left), height / (bottom - top));
  const where = { x, y, width: (right - left) * k, height: (bottom - top) * k };
  return { art: at(x - left * k, y - top * k, k, drawn), where };
}
