import { childrenBy } from '#bookmaking/hero/title-hand/children-by.ts';
import { brushed } from '#bookmaking/hero/title-hand/coats.ts';
import { litNose } from '#bookmaking/hero/title-hand/noses.ts';

/** A dry brush by one lamp: dark tall eyes with the lamp in them, brows and cheeks in bristles, light on the nose. */
export const LAMPLIT = childrenBy({
  ink: '#22143a',
  skin: brushed,
  eye: {
    cut: 'oval',
    size: [6, 8],
    paper: false,
    edge: 1,
    hue: 0.8,
    pupil: 0.56,
    drop: 0.26,
    startled: 'whites',
    light: 1.9,
    line: 2.2,
  },
  brow: 'bristles',
  nose: litNose,
  cheek: 'strokes',
  mouth: 0.95,
  strands: 0.6,
  likeness: 1.3,
  build: { width: 0.98, chin: 1.03, jaw: 0.05, apart: 1.02, low: 1 },
});
