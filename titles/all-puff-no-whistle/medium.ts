import type { Medium } from '#bookmaking/surface/medium.ts';

/** Chalk pastel on tinted paper: soft, rubbed with a finger, with dust where breath is. */
export const MEDIUM: Medium = {
  marks: { tile: 'sponge', size: 70, lift: 0.4, sink: 0.22, angle: 20, onGround: 0.4 },
  form: 0.22,
  edge: 0.7,
  grain: { tile: 'tooth', size: 60 },
  paper: 0.9,
  marked: 9,
  grained: 3000,
};
