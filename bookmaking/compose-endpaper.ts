import { sheet } from './drawing/sheet.ts';
import { SHEET } from './sheet-size.ts';
import { surfaceOf } from './surface/surface-of.ts';
import type { Title } from './title.ts';

/** A leaf without story, as a whole SVG document: the title's paper, in its medium. */
export const composeEndpaper = (title: Title): string =>
  sheet('e', [0, 0, SHEET, SHEET], title.endpaper, {
    finish: (art, on) => surfaceOf(art, on, title.cover.medium, { width: SHEET, height: SHEET }),
  });
