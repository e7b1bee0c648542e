import type { Medium } from '#bookmaking/surface/medium.ts';

/** Chalk pastel on tinted paper: soft, rubbed with a finger, with dust where breath is. */
export const MEDIUM: Medium = {
  marks: { tile: 'chalk', size: 84, lift: 0.6, sink: 0.3, angle: 20, onGround: 0.5 },
  form: 0.22,
  edge: 1,
  grain: { tile: 'tooth', size: 60 },
  paper: 0.5,
  marked: 5000,
  grained: 4400,
};
