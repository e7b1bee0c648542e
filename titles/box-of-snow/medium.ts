import type { Medium } from '#bookmaking/surface/medium.ts';

/** Cut and sponged paper: clean edges, a shadow under each piece, one red. */
export const MEDIUM: Medium = {
  marks: { tile: 'sponge', size: 56, lift: 0.6, sink: 0.42, angle: 10, onGround: 0.32 },
  form: 0.22,
  edge: 0,
  lifted: { by: 1.8, opacity: 0.3 },
  grain: { tile: 'pulp', size: 46 },
  paper: 0.25,
  marked: 4000,
  grained: 3000,
};
