import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { brush, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { attribute } from '#bookmaking/surface/shape-box.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';

/** Around (0, 0), and of everything. */
const ALL = { x: -66, y: -66, width: 132, height: 132 } as const;

/** The child's thing, about 100 wide around (0, 0), rubbed in the chalk of this title: each of its shapes has a side away from the light. */
export function chalkToy(light: Light, name: DrawnThing): string {
  const art = thing(name, light);
  const [lx] = light.direction;
  const shapes = filledIn(art);
  const dusk = linear(
    [
      [0, light.shade, 0],
      [0.45, light.shade, 0.06],
      [1, light.shade, 0.5],
    ],
    lx < 0 ? 0.2 : 0.8,
    0,
    lx < 0 ? 0.7 : 0.3,
    1,
  );
  const chance = chanceFrom(name);
  return (
    art +
    shapes.map((d) => path(d, dusk)).join('') +
    clip(
      shapes.join(''),
      brush(chance, ALL, 260, 9, -0.9, '#fffaf0', 0.8, 0.12) +
        brush(chance, ALL, 160, 9, -0.9, light.shade, 0.8, 0.2),
    )
  );
}

/** What is a shape of its own in a drawing and no line; in a group that is turned it would not be found again. */
const filledIn = (art: string): string[] =>
  [...art.replaceAll(/<g transform.*?<\/g>/gs, '').matchAll(/<path( [^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => attribute(attributes, 'fill') !== 'none')
    .map((attributes) => attribute(attributes, 'd') ?? '');
