import type { Medium } from '#bookmaking/surface/medium.ts';

/** Watercolor with a pooled rim: every shape dries with a darker line around it. */
export const MEDIUM: Medium = {
  marks: { tile: 'wash', size: 100, lift: 0.5, sink: 0.34, angle: 0, onGround: 0.5 },
  form: 0.36,
  edge: 0,
  contour: { ink: '#2b3550', toInk: 0.35, width: 0.8, broken: false },
  grain: { tile: 'tooth', size: 60 },
  paper: 0.5,
  marked: 8000,
  grained: 11000,
};
