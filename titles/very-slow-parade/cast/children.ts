import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { side } from '#bookmaking/hero/title-hand/coats.ts';
import { curveNose } from '#bookmaking/hero/title-hand/noses.ts';

/** A loaded brush: every mark is one dab, eyes as leaning beans, brows and cheeks fat, a nose in one curve. */
export const LOADED = childrenBy({
  ink: '#33222e',
  skin: side,
  eye: {
    cut: 'oval',
    size: [5.2, 7.4],
    paper: false,
    edge: 1,
    hue: 0.76,
    pupil: 0.42,
    drop: 0.12,
    startled: 'grows',
    light: 0,
    line: 3,
    tilt: 12,
  },
  brow: 'dab',
  nose: curveNose,
  cheek: 'dab',
  mouth: 1.25,
  strands: 0.4,
  likeness: 1.4,
  build: { width: 1.03, chin: 0.98, jaw: 0.2, apart: 0.9, low: 2 },
});
