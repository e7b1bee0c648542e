import { mix } from '#bookmaking/drawing/color.ts';
import { path, shifted } from '#bookmaking/drawing/marks.ts';
import { crayonBrow } from '#bookmaking/hero/title-hand/brows.ts';
import { rubbedCheek } from '#bookmaking/hero/title-hand/cheeks.ts';
import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import type { Coat } from '#bookmaking/hero/title-hand/coats.ts';
import { ovalCut } from '#bookmaking/hero/title-hand/eye-cuts.ts';
import { hookNose, type Nose } from '#bookmaking/hero/title-hand/noses.ts';
import { paperEye } from '#bookmaking/hero/title-hand/paper-eye.ts';
import type { TitleHand } from '#bookmaking/hero/title-hand/title-hand.ts';

/** The flat of the crayon along the side of shade: to and fro with its tip was dirt on a brown cheek. */
const laid: Coat = ({ head, t, shade, plain, away, isFacing }) =>
  isFacing ? plain : path(head.flesh, mix(t.base, shade, 0.6)) + shifted(away * -8, -1.4, plain);

/** On dark skin in the red of the cheeks: the pale line that is read there was a smear. */
const crayonNose: Nose = (place) => hookNose(place.isDark ? { ...place, warm: place.red } : place);

/** Fat crayon: a line round face and eyes, two rubs for a brow, cheeks rubbed as the baby's are. */
export const FAT_CRAYON: TitleHand = {
  ink: '#3b2a3e',
  skin: laid,
  outline: 2.6,
  limbs: { lean: [0.5, 0.5], weight: 2, strong: 0.65, shade: 0.7 },
  eye: {
    cut: ovalCut,
    size: [7.4, 8],
    ball: paperEye,
    edge: 0.72,
    hue: 0.72,
    pupil: 0.4,
    drop: 0,
    startled: 'whites',
    line: 2.6,
    ringed: true,
  },
  brow: crayonBrow,
  nose: crayonNose,
  cheek: rubbedCheek,
  mouth: 1.3,
  strands: 0.7,
  likeness: 1.5,
  build: { width: 1.04, chin: 0.99, jaw: 0.35, apart: 0.9, low: 0 },
};

export const CRAYONED = childrenBy(FAT_CRAYON);
