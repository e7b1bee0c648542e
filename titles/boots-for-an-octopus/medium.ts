import type { Medium } from '#bookmaking/surface/medium.ts';

/** Watercolor with a pooled rim: every shape dries with a darker line around it. */
export const MEDIUM: Medium = {
  marks: { tile: 'sponge', size: 90, lift: 0.45, sink: 0.4, angle: 0, onGround: 0.5 },
  form: 0.22,
  edge: 0,
  contour: { ink: '#2b3550', toInk: 0.35, width: 0.7 },
  grain: { tile: 'tooth', size: 60 },
  paper: 0.9,
  marked: 9,
  grained: 5000,
};
