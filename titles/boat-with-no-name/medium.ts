import type { Medium } from '#bookmaking/surface/medium.ts';

/** Printed from wood, as old harbor posters are: dry strokes with the grain, a dark line that the knife left standing. */
export const MEDIUM: Medium = {
  marks: { tile: 'dry', size: 74, lift: 0.5, sink: 0.5, dark: '#123a4c', angle: 4, onGround: 0.34 },
  form: 0.16,
  edge: 0.3,
  contour: { ink: '#123a4c', toInk: 0.86, width: 0.75, broken: false },
  grain: { tile: 'bristle', size: 66 },
  paper: 0.7,
  inks: {
    colors: [
      '#fff3dc',
      '#e2492f',
      '#123a4c',
      '#8fcbbd',
      '#f5c453',
      '#f4b6a2',
      '#2f7f86',
      '#c9e4e6',
    ],
    pull: 0.35,
  },
  marked: 3000,
  grained: 700,
};
