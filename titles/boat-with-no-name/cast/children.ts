import { chiselBrow } from '#bookmaking/hero/title-hand/brows.ts';
import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { cut } from '#bookmaking/hero/title-hand/coats.ts';
import { dotEye } from '#bookmaking/hero/title-hand/dot-eye.ts';
import { ovalCut } from '#bookmaking/hero/title-hand/eye-cuts.ts';
import { notchLight } from '#bookmaking/hero/title-hand/eye-lights.ts';
import { chiselNose } from '#bookmaking/hero/title-hand/noses.ts';

/** Cut with a chisel: wedges for brows and nose, eyes with a notch cut out, shade in strokes of the knife. */
export const CARVED = childrenBy({
  ink: '#1b2a36',
  skin: cut,
  limbs: { lean: [0.5, 0.3], weight: 1.4, strong: 0.6, shade: 0.9 },
  eye: {
    cut: ovalCut,
    size: [5.6, 6.8],
    ball: dotEye,
    edge: 1,
    hue: 0.74,
    pupil: 0.34,
    drop: 0.06,
    startled: 'whites',
    light: notchLight,
    line: 2.6,
  },
  brow: chiselBrow,
  nose: chiselNose,
  mouth: 1.15,
  strands: 0.5,
  likeness: 1.4,
  build: { width: 0.98, chin: 1.04, jaw: -0.15, apart: 1.02, low: -0.6 },
});
