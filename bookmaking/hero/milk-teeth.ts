import type { Hex } from '#bookmaking/drawing/color.ts';
import { box, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { MouthName } from './mouths.ts';

const INSIDE = '#7a2433';
const TONGUE = '#ef7f80';
const TEETH = '#fdf0dc';

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
        'M-10.4 -4Q0 1 10.4 -4C9.6 1 6 3.4 0 3.6C-6 3.4 -9.6 1 -10.4 -4Z',
        teeth,
        lip,
      );
    case 'laugh':
      return (
        toothed(
          'M-16 -6Q0 0 16 -6C16 7 10 16 0 16C-10 16 -16 7 -16 -6Z',
          'M-12.4 -7Q0 -1 12.4 -7C11.6 -.6 7 2.8 0 3C-7 2.8 -11.6 -.6 -12.4 -7Z',
          teeth,
        ) +
        clip('M-16 -6Q0 0 16 -6C16 7 10 16 0 16C-10 16 -16 7 -16 -6Z', oval(0, 15, 10, 7, TONGUE))
      );
    case 'gasp':
      return (
        toothed(
          'M-9 -4Q0 -2 9 -4C10 6 6 12 0 12C-6 12 -10 6 -9 -4Z',
          'M-6.8 -5Q0 -3 6.8 -5C6.4 -1 4 .2 0 .4C-4 .2 -6.4 -1 -6.8 -5Z',
          teeth,
        ) +
        clip('M-9 -4Q0 -2 9 -4C10 6 6 12 0 12C-6 12 -10 6 -9 -4Z', oval(0, 11, 6.4, 4.4, TONGUE))
      );
    default:
      return undefined;
  }
}

/** An open mouth with one soft band along its upper lip, never as far as the corners (two teeth there were fangs), and in it the gap or the one that is not there. */
function toothed(d: string, band: string, teeth: 'gap' | 'missing', lip?: Hex): string {
  return (
    path(d, INSIDE) +
    clip(
      d,
      path(band, TEETH) +
        (teeth === 'gap' ? box(-1.1, -10, 2.2, 16, INSIDE) : box(0.4, -10, 4.6, 16, INSIDE)),
    ) +
    (lip ? path(d, 'none', `stroke="${lip}" stroke-width="2.2" stroke-linejoin="round"`) : '')
  );
}
