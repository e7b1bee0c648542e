import { bristlesBrow } from '#bookmaking/hero/title-hand/brows.ts';
import { strokesCheek } from '#bookmaking/hero/title-hand/cheeks.ts';
import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { brushed } from '#bookmaking/hero/title-hand/coats.ts';
import { dotEye } from '#bookmaking/hero/title-hand/dot-eye.ts';
import { ovalCut } from '#bookmaking/hero/title-hand/eye-cuts.ts';
import { roundLight } from '#bookmaking/hero/title-hand/eye-lights.ts';
import { litNose } from '#bookmaking/hero/title-hand/noses.ts';

/** A dry brush by one lamp: dark tall eyes with the lamp in them, brows and cheeks in bristles, light on the nose. */
export const LAMPLIT = childrenBy({
  ink: '#22143a',
  skin: brushed,
  limbs: { lean: [0.15, 0], weight: 2.2, strong: 0.45, shade: 0.85 },
  eye: {
    cut: ovalCut,
    size: [6, 8],
    ball: dotEye,
    edge: 1,
    hue: 0.8,
    pupil: 0.56,
    drop: 0.26,
    startled: 'whites',
    light: roundLight(1.9),
    line: 2.2,
  },
  brow: bristlesBrow,
  nose: litNose,
  cheek: strokesCheek,
  mouth: 0.95,
  strands: 0.6,
  likeness: 1.3,
  build: { width: 0.98, chin: 1.03, jaw: 0.05, apart: 1.02, low: 1 },
});
