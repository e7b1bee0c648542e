import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { halves } from '#bookmaking/hero/title-hand/coats.ts';
import { wedgeNose } from '#bookmaking/hero/title-hand/noses.ts';

/** Cut out of paper: a sheet for the light and a sheet for the shade, eyes as discs on discs, strips for brows. */
export const CUT_OUT = childrenBy({
  ink: '#2c2140',
  skin: halves,
  eye: {
    cut: 'oval',
    size: [6.8, 7],
    paper: true,
    edge: 0.8,
    hue: 0.8,
    pupil: 0.44,
    drop: 0,
    startled: 'whites',
    light: 0,
    line: 2.4,
  },
  brow: 'strip',
  nose: wedgeNose,
  cheek: 'disc',
  mouth: 1.1,
  strands: 0.5,
  likeness: 1.4,
  build: { width: 1, chin: 1, jaw: 0.3, apart: 1, low: 0 },
});
