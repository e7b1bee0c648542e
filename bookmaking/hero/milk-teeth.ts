import type { Hex } from '#bookmaking/drawing/color.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { MouthName } from './mouths.ts';

const INSIDE = '#7a2433';
const TONGUE = '#ef7f80';
const TEETH = '#fffaf0';

/**
 * A mouth that shows its teeth has a gap between the front ones, or lacks one: a child who is proud of it smiles with the
 * mouth open, so the smile opens, too. Mouths that show no teeth stay as they are.
 *
 * @returns the mouth around (0, 0), undefined where teeth change nothing
 */
export function milkTeeth(name: MouthName, teeth: 'gap' | 'missing', lip: Hex): string | undefined {
  switch (name) {
    case 'smile':
      return toothed(
        'M-13.4 -3.4Q0 1.6 13.4 -3.4C13 5 8 10.6 0 10.6C-8 10.6 -13 5 -13.4 -3.4Z',
        -5,
        6.6,
        teeth,
        lip,
      );
    case 'laugh':
      return (
        toothed('M-16 -6Q0 0 16 -6C16 7 10 16 0 16C-10 16 -16 7 -16 -6Z', -8, 8.4, teeth) +
        clip('M-16 -6Q0 0 16 -6C16 7 10 16 0 16C-10 16 -16 7 -16 -6Z', oval(0, 15, 10, 7, TONGUE))
      );
    case 'gasp':
      return (
        toothed('M-9 -4Q0 -2 9 -4C10 6 6 12 0 12C-6 12 -10 6 -9 -4Z', -5, 5, teeth) +
        clip('M-9 -4Q0 -2 9 -4C10 6 6 12 0 12C-6 12 -10 6 -9 -4Z', oval(0, 11, 6.4, 4.4, TONGUE))
      );
    default:
      return undefined;
  }
}

/** An open mouth with a row of teeth from `top` down, and in it the gap or the one that is not there. */
export function toothed(
  d: string,
  top: number,
  tall: number,
  teeth: 'gap' | 'missing',
  lip?: Hex,
): string {
  const gone =
    teeth === 'gap' ? box(-1.5, top, 3, tall + 3, INSIDE) : box(-1, top, 7.4, tall + 3, INSIDE);
  const between =
    teeth === 'gap'
      ? `M-7.4 ${top}v${tall + 2}M7.4 ${top}v${tall + 2}`
      : `M-7.6 ${top}v${tall + 2}`;
  return (
    path(d, INSIDE) +
    clip(
      d,
      box(-14, top, 28, tall, TEETH, 2) +
        line(between, '#d9c9b4', 0.9, 'stroke-opacity=".7"') +
        gone,
    ) +
    (lip ? path(d, 'none', `stroke="${lip}" stroke-width="2.2" stroke-linejoin="round"`) : '')
  );
}
