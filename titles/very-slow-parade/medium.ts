import type { Medium } from '#bookmaking/surface/medium.ts';

/** Evening gouache: a loaded brush, warm over warm. */
export const MEDIUM: Medium = {
  marks: { tile: 'loaded', size: 58, lift: 0.4, sink: 0.42, angle: -15, onGround: 0.38 },
  form: 0.3,
  edge: 0.8,
  grain: { tile: 'bristle', size: 54 },
  paper: 0.6,
  glaze: '#f4eef2',
  marked: 4300,
  grained: 3600,
};
