// A crayon as it is given to a goose: as orange as everywhere, and by dark bands told from a beak.
import { line, path } from '#bookmaking/drawing/marks.ts';

const [WAX, LIGHT, DEEP, SLEEVE, SHADE, BAND] = [
  '#f08a2c',
  '#ffc27a',
  '#b8591a',
  '#d9601c',
  '#b34a17',
  '#4a2740',
] as const;

/** Its tip left, in a sleeve of its paper that has a dark band at each end; as long as the one in the bag. */
export const crayonLent = (): string =>
  path('M-42 -12L-60 -4.6Q-63 0 -60 4.6L-42 12ZM46 -12H56Q58 0 56 12H46Z', WAX) +
  path('M-42 -12L-60 -4.6Q-62 -2.6 -61.6 -1L-42 -4Z', LIGHT) +
  path('M-42 12L-60 4.6Q-61 3.4 -61.4 2.4L-42 7Z', DEEP) +
  path('M-43 -15H48V15H-43Z', SLEEVE) +
  path('M-43 6H48V15H-43Z', SHADE) +
  path('M-43 -15H48V-12H-43Z', '#f0a050') +
  path('M-39 -15H-35V15H-39ZM39 -15H43V15H39Z', BAND) +
  line('M19 3C22.6 -6 25.6 -6 27 1S31.4 8 35 -1', LIGHT, 3.4);
