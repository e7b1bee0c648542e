import { dabBrow } from '#bookmaking/hero/title-hand/brows.ts';
import { dabCheek } from '#bookmaking/hero/title-hand/cheeks.ts';
import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { side } from '#bookmaking/hero/title-hand/coats.ts';
import { dotEye } from '#bookmaking/hero/title-hand/dot-eye.ts';
import { ovalCut } from '#bookmaking/hero/title-hand/eye-cuts.ts';
import { curveNose } from '#bookmaking/hero/title-hand/noses.ts';

/** A loaded brush: every mark is one dab, eyes as leaning beans, brows and cheeks fat, a nose in one curve. */
export const LOADED = childrenBy({
  ink: '#33222e',
  skin: side,
  limbs: { lean: [0.2, 0.1], weight: 2.2, strong: 0.5, shade: 0.85 },
  eye: {
    cut: ovalCut,
    size: [5.2, 7.4],
    ball: dotEye,
    edge: 1,
    hue: 0.76,
    pupil: 0.42,
    drop: 0.12,
    startled: 'grows',
    line: 3,
    tilt: 12,
  },
  brow: dabBrow,
  nose: curveNose,
  cheek: dabCheek,
  mouth: 1.25,
  strands: 0.4,
  likeness: 1.4,
  build: { width: 1.03, chin: 0.98, jaw: 0.2, apart: 0.9, low: 2 },
});
