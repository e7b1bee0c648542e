import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';

/** A key block: long faces in one line, lids as strokes of a brush, inks wiped to one side, gouge marks on the cheeks. */
export const KEY_BLOCK = childrenBy({
  ink: '#141b36',
  skin: 'wiped',
  outline: { width: 1.7 },
  eye: {
    cut: 'lens',
    size: [7.4, 5.6],
    paper: true,
    edge: 1.08,
    hue: 0.88,
    pupil: 0.5,
    drop: 0,
    light: 0,
    line: 2.6,
    lidded: true,
  },
  brow: 'key',
  nose: 'key',
  cheek: 'gouge',
  mouth: 0.95,
  strands: 0.8,
  likeness: 1.3,
  build: { width: 0.95, chin: 1.07, jaw: 0, apart: 1.02, low: -1 },
});
