import type { Medium } from '#bookmaking/surface/medium.ts';

/** Night gouache: light scumbled over dark with a dry brush, as if one lamp had painted it. */
export const MEDIUM: Medium = {
  marks: {
    tile: 'dry',
    size: 66,
    lift: 0.5,
    sink: 0.6,
    dark: '#150f30',
    angle: -25,
    onGround: 0.34,
  },
  form: 0.34,
  edge: 0.9,
  grain: { tile: 'bristle', size: 60 },
  paper: 0.6,
  glaze: '#d6cfe8',
  marked: 4000,
  grained: 3000,
};
