// Before the fold at Seven: four doors in the dark, and nobody looks; out of each somebody does, at what shines.
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { IRONER } from '#titles/box-of-snow/cast/ironer.ts';
import { FACE } from '#titles/box-of-snow/cast/judge.ts';
import { type Look, neighborFace } from '#titles/box-of-snow/cast/neighbor-face.ts';
import { COLD } from './lights.ts';

const FOOT = 190;
const HIGH = 82;
const WIDE = 36;
const DEEP = '#2b1038';

/** A door with its left foot at `x`, open by `gap` at its right; the nearer to the light, the paler is its `edge`. */
function door(x: number, gap: number, edge: string, within: string): string {
  const top = FOOT - HIGH;
  const hole = `M${x} ${FOOT}V${top}H${x + WIDE}V${FOOT}Z`;
  return (
    clean(
      box(x - 3, top - 3, WIDE + 6, HIGH + 3, '#3a1546', 1) +
        box(x + WIDE + 1.8, top - 3, 1.4, HIGH + 3, edge, 0.7) +
        path(hole, DEEP),
    ) +
    clip(hole, within) +
    clean(
      box(x, top, WIDE - gap, HIGH, '#7a3474', 0.8) +
        box(x + WIDE - gap - 1.6, top, 1.6, HIGH, edge, 0.8) +
        line(
          `${roundedBox(x + 4, top + 6, WIDE - gap - 10, 28, 1)}${roundedBox(x + 4, top + 42, WIDE - gap - 10, 32, 1)}`,
          '#5a235c',
          1.1,
        ) +
        oval(x + WIDE - gap - 5, FOOT - 42, 1.8, 1.8, '#e7a95a'),
    )
  );
}

const MAN: Look = {
  skin: IRONER,
  hair: '#4a342c',
  shape: 'square',
  hairdo: 'crop',
  nose: 'broad',
  eyes: 'wide',
  mouth: 'oh',
  beard: 'points',
};
const UPSIDE_DOWN: Look = {
  skin: '#f3cdb0',
  hair: '#c08a45',
  shape: 'round',
  hairdo: 'crop',
  nose: 'button',
  eyes: 'wide',
  mouth: 'smile',
};

/** Two that shine, low, with an ear on each side. */
const cat = (x: number, y: number): string =>
  path(
    `M${x - 9} ${y + 12}C${x - 12} ${y} ${x - 9} ${y - 6} ${x - 8.5} ${y - 12}L${x - 3} ${y - 7.5}H${x + 3}L${x + 8.5} ${y - 12}C${x + 9} ${y - 6} ${x + 12} ${y} ${x + 9} ${y + 12}Z`,
    '#6d7fa4',
  ) +
  oval(x - 3.6, y - 1, 2.5, 2.9, '#ffe08a') +
  oval(x + 4.2, y - 1, 2.5, 2.9, '#ffe08a') +
  oval(x - 2.8, y - 1, 1, 2.4, '#2b2228') +
  oval(x + 5, y - 1, 1, 2.4, '#2b2228') +
  path(`M${x - 1} ${y + 3}h2.800l-1.400 1.600Z`, '#d99a9a');

/** Their shoulders, in the dark. */
const coat = (x: number, y: number, color: string): string =>
  path(
    `M${x - 16} ${FOOT}V${y + 12}C${x - 14} ${y} ${x - 6} ${y - 3} ${x + 1} ${y - 3}C${x + 8} ${y} ${x + 12} ${y + 4} ${x + 13} ${FOOT}Z`,
    color,
  );

export const doorsOfSeven = (): string =>
  door(
    -196,
    22,
    '#8d4480',
    coat(-172, 150, '#3c4a80') + at(-171, 137, 0.25, neighborFace(COLD, MAN, [1, 0.5])),
  ) +
  door(
    -148,
    22,
    '#a85590',
    path('M-142 104H-112C-110 130 -112 146 -116 158H-134C-138 146 -140 130 -142 104Z', '#7a6a3a') +
      at(-124, 166, 0.25, neighborFace(COLD, UPSIDE_DOWN, [-0.9, -0.4]), 180),
  ) +
  door(
    -100,
    23,
    '#c46a9e',
    coat(-77, 146, '#3f7a80') +
      at(-77, 133, 0.26, neighborFace(COLD, { ...FACE, eyes: 'wide', mouth: 'smile' }, [1, 0.5])),
  ) +
  door(-52, 24, '#e08fb2', cat(-28.5, 178));
