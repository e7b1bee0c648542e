import { sheet } from './drawing/sheet.ts';
import { SHEET } from './sheet-size.ts';
import { inMedium } from './surface/in-medium.ts';
import type { Title } from './title.ts';

/** A leaf without story, as a whole SVG document: the title's paper, in its medium. */
export const composeEndpaper = (title: Title): string =>
  sheet('e', [0, 0, SHEET, SHEET], title.endpaper, inMedium(title.cover.medium));
