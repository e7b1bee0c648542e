import { smudgeBrow } from '#bookmaking/hero/title-hand/brows.ts';
import { rubbedCheek } from '#bookmaking/hero/title-hand/cheeks.ts';
import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { rubbed } from '#bookmaking/hero/title-hand/coats.ts';
import { dotEye } from '#bookmaking/hero/title-hand/dot-eye.ts';
import { ovalCut } from '#bookmaking/hero/title-hand/eye-cuts.ts';
import { roundLight } from '#bookmaking/hero/title-hand/eye-lights.ts';
import { smudgeNose } from '#bookmaking/hero/title-hand/noses.ts';

/** Rubbed with a finger: no line anywhere, eyes as round as the beetle, color that goes off into the paper. */
export const RUBBED = childrenBy({
  ink: '#3a2c3a',
  skin: rubbed,
  limbs: { lean: [0, 0], weight: 2.6, strong: 0.4, shade: 0.7 },
  eye: {
    cut: ovalCut,
    size: [5.6, 6],
    ball: dotEye,
    edge: 1,
    hue: 0.8,
    pupil: 0.5,
    drop: 0.24,
    startled: 'grows',
    light: roundLight(1.2),
    line: 2.4,
  },
  brow: smudgeBrow,
  nose: smudgeNose,
  cheek: rubbedCheek,
  mouth: 1,
  strands: 0.35,
  likeness: 1.3,
  build: { width: 1.02, chin: 0.98, jaw: 0.1, apart: 1, low: 1 },
});
