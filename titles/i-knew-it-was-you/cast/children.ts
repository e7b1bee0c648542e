import { keyBrow } from '#bookmaking/hero/title-hand/brows.ts';
import { gougeCheek } from '#bookmaking/hero/title-hand/cheeks.ts';
import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { wiped } from '#bookmaking/hero/title-hand/coats.ts';
import { lensCut } from '#bookmaking/hero/title-hand/eye-cuts.ts';
import { keyNose } from '#bookmaking/hero/title-hand/noses.ts';
import { paperEye } from '#bookmaking/hero/title-hand/paper-eye.ts';

/** A key block: long faces in one line, lids as strokes of a brush, inks wiped to one side, gouge marks on the cheeks. */
export const KEY_BLOCK = childrenBy({
  ink: '#141b36',
  skin: wiped,
  outline: 1.7,
  limbs: { lean: [0.6, 0.6], weight: 1.5, strong: 0.8, shade: 0.7 },
  eye: {
    cut: lensCut,
    size: [7.2, 6.5],
    ball: paperEye,
    edge: 0.96,
    hue: 0.84,
    pupil: 0.46,
    drop: 0,
    startled: 'whites',
    line: 2.6,
    lidded: true,
  },
  brow: keyBrow,
  nose: keyNose,
  cheek: gougeCheek,
  mouth: 0.95,
  strands: 0.8,
  likeness: 1.3,
  build: { width: 0.95, chin: 1.07, jaw: 0, apart: 1.02, low: -1 },
});
