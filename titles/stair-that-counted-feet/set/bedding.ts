import type { Bedding } from '#bookmaking/house/bed.ts';

export const BEDDING: Bedding = {
  wood: '#a06a4a',
  quilt: '#4f7f8f',
  patch: '#e3b968',
  pillow: '#f6ead8',
};
