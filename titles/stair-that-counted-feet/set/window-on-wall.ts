import { line, path } from '#bookmaking/drawing/marks.ts';
import { MOONLIGHT } from './colors.ts';

/** A tall window that the moon lays on the wall of the hall, and who sits on its lower bar; in mm of the page at its right. */
export const windowOnWall = (): string =>
  path('M-176 24L-64 14V132L-176 148Z', MOONLIGHT, 'fill-opacity=".34"') +
  path(
    'M-168 32L-124 28V96L-168 101ZM-117 27L-72 23V90L-117 95ZM-168 111L-124 106V132L-168 138ZM-117 105L-72 100V125L-117 131Z',
    '#cdd8ff',
    'fill-opacity=".34"',
  ) +
  path(CAT, SHADE) +
  line('M-100 94C-91 100 -90 110 -94 119C-97 126 -104 124 -103 119', SHADE, 5) +
  line('M-168 106.4L-72 95', SHADE, 5);

const SHADE = '#17132f';

/** Sitting, its back to the moon. */
const CAT =
  'M-128 101C-132 82 -128 66 -119 58C-123 52 -124 44 -123 34L-114 42C-111 40 -107 40 -104 41L-96 32C-93 42 -94 51 -98 56C-90 66 -88 80 -92 97Z';
