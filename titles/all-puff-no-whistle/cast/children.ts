import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { rubbed } from '#bookmaking/hero/title-hand/coats.ts';
import { smudgeNose } from '#bookmaking/hero/title-hand/noses.ts';

/** Rubbed with a finger: no line anywhere, eyes as round as the beetle, color that goes off into the paper. */
export const RUBBED = childrenBy({
  ink: '#3a2c3a',
  skin: rubbed,
  eye: {
    cut: 'oval',
    size: [5.6, 6],
    paper: false,
    edge: 1,
    hue: 0.8,
    pupil: 0.5,
    drop: 0.24,
    startled: 'grows',
    light: 1.2,
    line: 2.4,
  },
  brow: 'smudge',
  nose: smudgeNose,
  cheek: 'rubbed',
  mouth: 1,
  strands: 0.35,
  likeness: 1.3,
  build: { width: 1.02, chin: 0.98, jaw: 0.1, apart: 1, low: 1 },
});
