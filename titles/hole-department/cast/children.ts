import { arcBrow } from '#bookmaking/hero/title-hand/brows.ts';
import { roundCheek } from '#bookmaking/hero/title-hand/cheeks.ts';
import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { offRegister } from '#bookmaking/hero/title-hand/coats.ts';
import { dotEye } from '#bookmaking/hero/title-hand/dot-eye.ts';
import { ovalCut } from '#bookmaking/hero/title-hand/eye-cuts.ts';
import { circleNose } from '#bookmaking/hero/title-hand/noses.ts';

/** Circles: a ring for an eye, one for a nose and for each cheek; shade is a plate that has slipped. The screen's dots stay off the skin. */
export const IN_CIRCLES = childrenBy({
  ink: '#2a2450',
  skin: offRegister,
  limbs: { lean: [0.35, 0.1], weight: 1.8, strong: 0.5, shade: 0.75 },
  eye: {
    cut: ovalCut,
    size: [6.4, 6.4],
    ball: dotEye,
    edge: 1,
    hue: 0.82,
    pupil: 0.38,
    drop: 0,
    startled: 'whites',
    line: 2.8,
  },
  brow: arcBrow,
  nose: circleNose,
  cheek: roundCheek,
  mouth: 1.2,
  strands: 0.4,
  likeness: 1.3,
  build: { width: 1.03, chin: 0.98, jaw: -0.1, apart: 0.94, low: 0 },
});
