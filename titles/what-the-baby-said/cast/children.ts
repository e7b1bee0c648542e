import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { scribbled } from '#bookmaking/hero/title-hand/coats.ts';
import { hookNose } from '#bookmaking/hero/title-hand/noses.ts';
import type { TitleHand } from '#bookmaking/hero/title-hand/title-hand.ts';

/** Fat crayon: a line round face and eyes, two rubs for a brow, scribbled cheeks and shade. */
export const FAT_CRAYON: TitleHand = {
  ink: '#3b2a3e',
  skin: scribbled,
  outline: 2.6,
  eye: {
    cut: 'oval',
    size: [7.4, 8],
    paper: true,
    edge: 0.72,
    hue: 0.72,
    pupil: 0.4,
    drop: 0,
    startled: 'whites',
    light: 0,
    line: 2.6,
    ringed: true,
  },
  brow: 'crayon',
  nose: hookNose,
  cheek: 'scribble',
  mouth: 1.3,
  strands: 0.7,
  likeness: 1.5,
  build: { width: 1.04, chin: 0.99, jaw: 0.35, apart: 0.9, low: 0 },
};

export const CRAYONED = childrenBy(FAT_CRAYON);
