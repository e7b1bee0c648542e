import type { Medium } from '#bookmaking/surface/medium.ts';

/** A color woodblock print: a dark key line, inks wiped thin toward the light, and the grain of the block in all of them. */
export const MEDIUM: Medium = {
  marks: {
    tile: 'bristle',
    size: 84,
    lift: 0.4,
    sink: 0.5,
    dark: '#141c3a',
    angle: 0,
    onGround: 0.36,
  },
  form: 0.16,
  edge: 0,
  contour: { ink: '#141b36', toInk: 0.72, width: 0.5, broken: false },
  grain: { tile: 'bristle', size: 84 },
  paper: 0.8,
  inks: {
    colors: [
      '#fcefd2',
      '#ffd88c',
      '#f2ad45',
      '#b9584f',
      '#e2a184',
      '#24386a',
      '#41628f',
      '#8fabc2',
      '#6d8458',
      '#4a2f55',
      '#7d4a39',
      '#141b36',
    ],
    pull: 0.4,
  },
  marked: 1800,
  grained: 900,
};
