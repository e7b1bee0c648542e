import { mix } from '#bookmaking/drawing/color.ts';
import { path } from '#bookmaking/drawing/marks.ts';
import { penBrow } from '#bookmaking/hero/title-hand/brows.ts';
import { washCheek } from '#bookmaking/hero/title-hand/cheeks.ts';
import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { type Coat, pooled } from '#bookmaking/hero/title-hand/coats.ts';
import { dotEye } from '#bookmaking/hero/title-hand/dot-eye.ts';
import { ovalCut } from '#bookmaking/hero/title-hand/eye-cuts.ts';
import { roundLight } from '#bookmaking/hero/title-hand/eye-lights.ts';
import { dropNose } from '#bookmaking/hero/title-hand/noses.ts';

const INK = '#4a3348';

/** Drawn with a pen, in the ink on dark skin and in the skin's own shade on light: there ink was a black jaw under a mask. */
const penned: Coat = (bare) =>
  pooled(bare) +
  path(
    bare.head.flesh,
    'none',
    `stroke="${mix(bare.t.shade, INK, 0.3 + 0.6 * bare.depth)}" stroke-width="2.6"`,
  );

/** A wash with a pen in it: wide heads, drops of color for eyes that sit low and far apart, cheeks that dried with a rim. */
export const WASHED = childrenBy({
  ink: INK,
  skin: penned,
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
