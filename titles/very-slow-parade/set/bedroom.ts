import type { Bedding } from '#bookmaking/house/bed.ts';

/** What the hero sleeps in upstairs: the last warm color but one. */
export const BEDDING: Bedding = {
  wood: '#9a6248',
  quilt: '#d9785a',
  patch: '#f4c46a',
  pillow: '#f6ead8',
};
