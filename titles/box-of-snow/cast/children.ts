import { stripBrow } from '#bookmaking/hero/title-hand/brows.ts';
import { discCheek } from '#bookmaking/hero/title-hand/cheeks.ts';
import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { halves } from '#bookmaking/hero/title-hand/coats.ts';
import { ovalCut } from '#bookmaking/hero/title-hand/eye-cuts.ts';
import { wedgeNose } from '#bookmaking/hero/title-hand/noses.ts';
import { paperEye } from '#bookmaking/hero/title-hand/paper-eye.ts';

/** Cut out of paper: a sheet for the light and a sheet for the shade, eyes as discs on discs, strips for brows. */
export const CUT_OUT = childrenBy({
  ink: '#2c2140',
  skin: halves,
  limbs: { lean: [0, 0], weight: 1.5, strong: 0.55, shade: 0.95 },
  eye: {
    cut: ovalCut,
    size: [6.8, 7],
    ball: paperEye,
    edge: 0.8,
    hue: 0.8,
    pupil: 0.44,
    drop: 0,
    startled: 'whites',
    line: 2.4,
  },
  brow: stripBrow,
  nose: wedgeNose,
  cheek: discCheek,
  mouth: 1.1,
  strands: 0.5,
  likeness: 1.4,
  build: { width: 1, chin: 1, jaw: 0.3, apart: 1, low: 0 },
});
