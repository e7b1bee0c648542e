import type { Hex } from '#bookmaking/drawing/color.ts';

/** How somebody tall meets the floor. */
export type Hem = 'long skirt' | 'corduroy' | 'tweed skirt' | 'shorts' | 'gown' | 'jeans';

/** One of the tall ones: known by hem, shoes and hands until the last page, where they get faces. */
export interface TallOne {
  readonly skin: Hex;
  readonly hem: Hem;
  readonly cloth: Hex;
  /** The second color of the cloth: flowers, cords, checks, seams. */
  readonly trim: Hex;
  readonly shoe: Hex;
  readonly sleeve: Hex;
  readonly cuff: Hex;
}

/** Yellow clogs under a long skirt with flowers; brings pancakes. */
export const CLOGS: TallOne = {
  skin: '#7a4a30',
  hem: 'long skirt',
  cloth: '#8a4a9c',
  trim: '#f6b04a',
  shoe: '#f2b733',
  sleeve: '#f2b733',
  cuff: '#d9842e',
};

/** Corduroy and brogues, and a camera round the neck. */
export const CAMERA: TallOne = {
  skin: '#f3cdb0',
  hem: 'corduroy',
  cloth: '#c98a3a',
  trim: '#a86c2a',
  shoe: '#6f4029',
  sleeve: '#5f86b8',
  cuff: '#3f6396',
};

/** Tweed, thick stockings, slippers with a pompon, a stick that is not leaned on. */
export const TWEED: TallOne = {
  skin: '#efc39a',
  hem: 'tweed skirt',
  cloth: '#8c8fb0',
  trim: '#6a6d92',
  shoe: '#e58fa6',
  sleeve: '#f3a9b0',
  cuff: '#d97f8e',
};

/** Shorts at every time of the year. */
export const SHORTS: TallOne = {
  skin: '#4f2f24',
  hem: 'shorts',
  cloth: '#2f6cab',
  trim: '#ffffff',
  shoe: '#ef6a47',
  sleeve: '#ffd45e',
  cuff: '#f0b63a',
};

/** A gown to the floor with a gold hem, gold points under it. */
export const GOWN: TallOne = {
  skin: '#c99463',
  hem: 'gown',
  cloth: '#5a4a96',
  trim: '#e3b04a',
  shoe: '#e3b04a',
  sleeve: '#5a4a96',
  cuff: '#e3b04a',
};

/** One high-top, one running blade. */
export const BLADE: TallOne = {
  skin: '#dba57a',
  hem: 'jeans',
  cloth: '#5585bf',
  trim: '#e9c48a',
  shoe: '#d9507f',
  sleeve: '#ef8a4a',
  cuff: '#d96c30',
};
