import { byHand } from '#bookmaking/surface/by-hand.ts';
import type { Medium } from '#bookmaking/surface/medium.ts';

/** Lithographic crayon on cream paper, as on an old transport poster: drawn along the rain, with a broken aubergine line. */
export const MEDIUM: Medium = {
  marks: {
    tile: 'crayon',
    size: 62,
    lift: 0.5,
    sink: 0.6,
    dark: '#3a2440',
    angle: -35,
    onGround: 0.42,
  },
  form: 0.28,
  edge: 0,
  hand: byHand({ ink: '#3a2440', toInk: 0.62, weight: 0.95, outlined: 110, washed: 3000 }),
  grain: { tile: 'hairs', size: 36, onHero: 0.75 },
  paper: 0.44,
  glaze: '#faf6f3',
  inks: {
    colors: [
      '#fff4da',
      '#f2b632',
      '#1f7a78',
      '#33507a',
      '#a8643a',
      '#3a2440',
      '#bcd0d4',
      '#e9d3a0',
    ],
    pull: 0.45,
  },
  marked: 18000,
  grained: 9000,
};
