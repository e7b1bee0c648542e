import { line, path } from '#bookmaking/drawing/marks.ts';
import { MOONLIGHT } from './colors.ts';

/** A tall window that the moon lays on the wall of the hall, and in its panes the shadow of who sleeps on the stair; in mm of the page at its right. */
export const windowOnWall = (): string =>
  path('M-176 24L-64 14V132L-176 148Z', MOONLIGHT, 'fill-opacity=".34"') +
  path(
    'M-168 32L-124 28V96L-168 101ZM-117 27L-72 23V90L-117 95ZM-168 111L-124 106V132L-168 138ZM-117 105L-72 100V125L-117 131Z',
    '#cdd8ff',
    'fill-opacity=".34"',
  ) +
  path(CAT, SHADE) +
  line('M-84 92C-76 94 -77 104 -82 110C-86 115 -92 112 -90 107', SHADE, 5) +
  line('M-168 106.4L-72 95', SHADE, 5);

const SHADE = '#17132f';

/** Curled, its head laid down at the left: a lump and two ears. */
const CAT =
  'M-160 106C-164 98 -164 92 -161 88C-162 83 -162 78 -160 74L-153 80C-150 79 -147 79 -144 79L-138 72C-135 77 -135 81 -136 84C-128 72 -116 65 -104 65C-88 65 -78 76 -78 90C-78 94 -79 96 -81 98Z';
