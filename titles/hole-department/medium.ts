import type { Medium } from '#bookmaking/surface/medium.ts';

/** Sand-grain riso: five inks and paper; shade is navy sand, light is cream sand. */
export const MEDIUM: Medium = {
  marks: {
    tile: 'sand',
    size: 50,
    lift: 0.8,
    sink: 0.75,
    bright: '#ffe9b0',
    dark: '#25356b',
    angle: 15,
    onGround: 0.55,
  },
  form: 0.22,
  edge: 0.5,
  // The coral plate has slipped.
  lifted: { by: 0.7, opacity: 0.6, ink: '#f0684a' },
  grain: { tile: 'dots', size: 30 },
  paper: 0.6,
  inks: {
    colors: [
      '#fff3d8',
      '#f7c948',
      '#f0684a',
      '#2f8f8c',
      '#25356b',
      '#a9dcec',
      '#3a2420',
      '#e2a98c',
      '#5f3828',
    ],
    pull: 0.8,
  },
  // With four openings and four floors of clerks a bound book grew over 1.2 MB, when smaller shapes had grain too.
  marked: 7000,
  grained: 9000,
};
