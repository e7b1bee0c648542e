import { disc, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { OCTOPUS } from '#titles/boots-for-an-octopus/set/colors.ts';
import { octopus, way } from './octopus.ts';

/** Where each foot is held against the pane, and the way there from the head at (0, 0), 100 wide. */
const HELD = [
  '-60,40 -84,-24 -66,-74',
  '-64,60 -92,30 -70,-22',
  '-54,72 -80,66 -68,26',
  '-30,76 -52,94 -50,70',
  '30,76 52,94 50,70',
  '54,72 80,66 66,26',
  '64,60 86,30 64,-22',
  '60,40 80,-24 60,-74',
] as const;

/** Whoever has come to the door and looks in: a face, and eight round tips flat against the glass. */
export function atTheGlass(
  glass: Box,
  [x, y]: readonly [number, number],
  size: number,
  light: Light,
): { readonly art: string; readonly face: Box } {
  const arms = HELD.map((pairs) => ({
    via: way(pairs).map(([dx, dy]) => [x + (dx * size) / 100, y + (dy * size) / 100] as const),
  }));
  const guest = octopus(
    { head: [x, y], size, mood: 'wide', gaze: [-1, 0.9], dressed: 0, foot: 1, object: '', arms },
    light,
  );
  const tips = arms.map(({ via }) => via[2] ?? [x, y]);
  const pads = (r: number): string =>
    tips.map(([px, py]) => disc(px, py, r * size, r * 1.06 * size)).join('');
  return {
    art: clip(
      roundedBox(glass.x, glass.y, glass.width, glass.height, 3),
      guest.behind +
        guest.head +
        path(pads(0.085), OCTOPUS.under) +
        line(pads(0.04), OCTOPUS.spot, 0.7),
    ),
    face: guest.face,
  };
}
