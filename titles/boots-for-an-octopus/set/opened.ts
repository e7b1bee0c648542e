import { mix } from '#bookmaking/drawing/color.ts';
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { SHOPFRONT } from './colors.ts';

/** Of a box, in mm: how wide and how high, and how high the place on its plank. */
const [WIDE, HIGH, PLACE] = [27, 9.5, 21] as const;

/** On a plank at `y`, in place of what is there: a box without its lid, and over its edge the pair that is in it looks out. */
export function opened(light: Light, x: number, y: number, color: string, foot: 1 | 3 | 5): string {
  const { behind, before } = footwear(foot, '', light);
  const boot = (dx: number): string => at(x + dx, y - PLACE + 3, 0.24, behind + before);
  const front = roundedBox(x - WIDE / 2, y - HIGH, WIDE, HIGH, 0.7);
  return (
    box(x - WIDE / 2 - 1, y - PLACE, WIDE + 2, PLACE, mix(SHOPFRONT.shelfBack, '#38918a', 0.4)) +
    clip(roundedBox(x - WIDE / 2, y - PLACE, WIDE, PLACE - 1, 0.7), boot(-6) + boot(2)) +
    path(front, color) +
    box(x - WIDE / 2, y - HIGH, WIDE, 1.4, '#ffffff', 0.6, 'fill-opacity=".5"') +
    path(roundedBox(x - 5, y - 5.4, 10, 2.6, 0.6), '#fffaf0', 'fill-opacity=".9"')
  );
}
