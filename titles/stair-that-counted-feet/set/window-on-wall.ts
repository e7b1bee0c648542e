import { ribbon } from '#bookmaking/drawing/curves.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { MOONLIGHT } from './colors.ts';

/**
 * A tall window that the moon lays on the wall of the hall, over both pages, past the stairs and who sleeps on them: the
 * bump on the third one is in it as what it is, six times as large; in mm of the page at its right.
 */
export const windowOnWall = (): string =>
  path(LIGHT, MOONLIGHT, 'fill-opacity=".5"') +
  path(
    PANES,
    linear(
      [
        [0, '#dfe6ff', 0.72],
        [0.7, '#cfdaff', 0.6],
        [1, '#b9c6f6', 0.3],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  clean(clip(LIGHT, at(-54, 174, 0.98, hugeCat())));

const SHADE = '#2a2455';
const LIGHT = 'M-204 8L84 22L92 176L-204 190Z';
const PANES =
  'M-197 15L-112 18.8V78L-197 77ZM-104 19.200L-18 23V79L-104 78ZM-10 23.400L78 27.400L81 80L-10 79ZM-197 85L-112 86V178L-197 183ZM-104 86.200L-18 87V173L-104 177.600ZM-10 87.200L82 88L86 168L-10 172.600Z';

/** Lying on y 0, head at the left: ears, a back that sinks and rises, a tail that goes around whoever sits there. */
const hugeCat = (): string =>
  path(
    'M-134 20C-150 -4 -142 -14 -126 -16C-136 -34 -134 -58 -124 -72C-128 -90 -126 -104 -121 -112C-112 -110 -104 -100 -98 -90C-90 -92 -80 -92 -74 -89C-68 -100 -58 -110 -50 -112C-46 -102 -46 -88 -49 -74C-46 -68 -44 -62 -43 -56C-26 -70 -6 -78 16 -92C44 -110 84 -108 104 -80C118 -60 122 -30 116 -6L140 20Z',
    SHADE,
  ) +
  path(
    ribbon(
      [
        [96, -14],
        [128, -6],
        [156, -14],
        [166, -40],
        [152, -58],
      ],
      [15, 13, 11, 9.5, 8],
    ),
    SHADE,
  ) +
  line('M-126 -44L-148 -52M-126 -38L-150 -38M-126 -32L-147 -24', SHADE, 1.4);
