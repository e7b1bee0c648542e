import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { screened } from '#bookmaking/hero/title-hand/coats.ts';
import { circleNose } from '#bookmaking/hero/title-hand/noses.ts';

/** Circles: a ring for an eye, a circle for a nose, cheeks and shade as the dots of a screen. */
export const SCREENED = childrenBy({
  ink: '#2a2450',
  skin: screened,
  eye: {
    cut: 'oval',
    size: [6.4, 6.4],
    paper: false,
    edge: 1,
    hue: 0.82,
    pupil: 0.38,
    drop: 0,
    startled: 'whites',
    light: 0,
    line: 2.8,
  },
  brow: 'arc',
  nose: circleNose,
  cheek: 'screen',
  mouth: 1.2,
  strands: 0.4,
  likeness: 1.3,
  build: { width: 1.03, chin: 0.98, jaw: -0.1, apart: 0.94, low: 0 },
});
