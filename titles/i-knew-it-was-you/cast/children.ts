import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { wiped } from '#bookmaking/hero/title-hand/coats.ts';
import { keyNose } from '#bookmaking/hero/title-hand/noses.ts';

/** A key block: long faces in one line, lids as strokes of a brush, inks wiped to one side, gouge marks on the cheeks. */
export const KEY_BLOCK = childrenBy({
  ink: '#141b36',
  skin: wiped,
  outline: 1.7,
  eye: {
    cut: 'lens',
    size: [7.2, 6.5],
    paper: true,
    edge: 0.96,
    hue: 0.84,
    pupil: 0.46,
    drop: 0,
    startled: 'whites',
    light: 0,
    line: 2.6,
    lidded: true,
  },
  brow: 'key',
  nose: keyNose,
  cheek: 'gouge',
  mouth: 0.95,
  strands: 0.8,
  likeness: 1.3,
  build: { width: 0.95, chin: 1.07, jaw: 0, apart: 1.02, low: -1 },
});
