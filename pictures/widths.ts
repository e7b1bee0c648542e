/**
 * The widths in px that pictures are kept in: those that pages show them in, on phones of 1.75 and 2 dots for a px and on wide
 * screens. A browser takes the next wider one, so of a gap everybody behind it pays: with 480 and 960 alone a phone fetched 960
 * for 490.
 */
export const WIDTHS = {
  covers: [320, 480, 640, 960],
  leaves: [320, 576, 720, 960],
  scenes: [480, 720, 960],
} as const;

/** The same of a cutout, which has a width of its own. */
export const cutoutWidths = (own: number): number[] => [own / 2, own * 0.625, own];
