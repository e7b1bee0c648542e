import { disc, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { OCTOPUS } from '#titles/boots-for-an-octopus/set/colors.ts';
import { octopus, way } from './octopus.ts';

/** Where each foot is held against the pane, and the way there from the head at (0, 0), 100 wide: all round what is written there. */
const HELD = [
  '-58,34 -112,-46 -119,-126',
  '-50,30 -84,-20 -88,-66',
  '-52,50 -106,24 -122,-26',
  '-40,56 -70,40 -84,4',
  '40,56 66,40 78,4',
  '52,50 98,24 110,-26',
  '50,30 80,-20 82,-66',
  '58,34 100,-46 107,-126',
] as const;

/** Whoever has come to the window and looks in over its sill: wide eyes, and eight round tips flat against the glass. */
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
    { head: [x, y], size, mood: 'wide', gaze: [1, 0.55], dressed: 0, foot: 1, object: '', arms },
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
