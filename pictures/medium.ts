import type { Medium } from '#bookmaking/surface/medium.ts';

/** What stands beside the books is painted too, with a lighter hand: gouache on smooth paper, in the light of the day. */
export const SHOP_GOUACHE: Medium = {
  marks: { tile: 'dry', size: 60, lift: 0.4, sink: 0.35, angle: -20, onGround: 0.3 },
  form: 0.16,
  edge: 0.6,
  grain: { tile: 'bristle', size: 54 },
  paper: 0.45,
  marked: 1200,
  grained: 500,
};

/** The same without its paper: what is cut out stands on the page of the shop. */
export const CUT_OUT: Medium = { ...SHOP_GOUACHE, paper: 0 };

/** Drawings of the shop are in units of their own: as large as a page of a book, they get its brush. */
export const unitsPerMm = (width: number): number => width / 216;
