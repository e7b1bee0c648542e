import { penBrow } from '#bookmaking/hero/title-hand/brows.ts';
import { washCheek } from '#bookmaking/hero/title-hand/cheeks.ts';
import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { pooled } from '#bookmaking/hero/title-hand/coats.ts';
import { dotEye } from '#bookmaking/hero/title-hand/dot-eye.ts';
import { ovalCut } from '#bookmaking/hero/title-hand/eye-cuts.ts';
import { roundLight } from '#bookmaking/hero/title-hand/eye-lights.ts';
import { dropNose } from '#bookmaking/hero/title-hand/noses.ts';

/** A wash with a pen in it: wide heads, drops of color for eyes that sit low and far apart, cheeks that dried with a rim. */
export const WASHED = childrenBy({
  ink: '#4a3348',
  skin: pooled,
  outline: 1.5,
  limbs: { lean: [0.6, 0.5], weight: 1.4, strong: 0.7, shade: 0.6 },
  eye: {
    cut: ovalCut,
    size: [5.2, 7],
    ball: dotEye,
    edge: 0,
    hue: 1,
    pupil: 0.6,
    drop: 0.3,
    startled: 'grows',
    light: roundLight(1.5),
    line: 1.7,
  },
  brow: penBrow,
  nose: dropNose,
  cheek: washCheek,
  mouth: 0.86,
  strands: 0.6,
  likeness: 1.3,
  build: { width: 1.06, chin: 0.95, jaw: 0, apart: 1.1, low: 3 },
});
