// Nine and Ten: she is small and quick, he is tall and stiff, and both have the nose.
import type { Look } from './neighbor-face.ts';

export const SKIN = '#a9744b';
export const GRAY = '#8d93a8';
export const DRESS = '#7a4f96';
export const APRON = '#e9b44a';
export const COAT = '#2f6f6a';
export const COLLAR = '#f0d59a';

/** Mrs. Pereira from the front. */
export const NINE: Look = {
  skin: SKIN,
  hair: GRAY,
  shape: 'round',
  hairdo: 'bun',
  nose: 'hook',
  eyes: 'dots',
  mouth: 'smile',
  glasses: true,
  old: true,
};

/** Her big brother from the front. */
export const TEN: Look = {
  skin: SKIN,
  hair: GRAY,
  shape: 'long',
  hairdo: 'tufts',
  nose: 'hook',
  eyes: 'dots',
  mouth: 'smile',
  beard: 'moustache',
  old: true,
};
