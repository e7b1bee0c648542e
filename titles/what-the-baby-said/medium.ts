import type { Medium } from '#bookmaking/surface/medium.ts';

/** Fat wax crayon over flat paint, as if on the back of wallpaper. */
export const MEDIUM: Medium = {
  marks: { tile: 'scribble', size: 58, lift: 0.2, sink: 0.15, angle: 55, onGround: 0.3 },
  form: 0.22,
  edge: 0.8,
  contour: { ink: '#3b2a3e', toInk: 0.45, width: 1.1, broken: true },
  grain: { tile: 'wax', size: 80, onHero: 0.35 },
  paper: 0.7,
  marked: 6600,
  grained: 8000,
};
