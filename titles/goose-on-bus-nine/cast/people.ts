import { UNIFORM } from './driver.ts';
import type { Passenger } from './passenger.ts';

/** The man who went out for one leek and is coming home with fourteen. */
export const LEEK_MAN: Passenger = {
  skin: '#dfa873',
  coat: '#6b7f4f',
  hair: '#5a4a44',
  head: 'beret',
  face: 'humming',
  glasses: '#7a4a2c',
  moustache: true,
  nose: 'round',
  scarf: '#c9a24a',
};

/** Plays the cello; mostly one sees the cello. */
export const CELLIST: Passenger = {
  skin: '#7a4a30',
  coat: '#5c8a5a',
  hair: '#2b2228',
  head: 'long',
  face: 'smiling',
  nose: 'small',
};

/** Drives, and has driven since it was only Bus Seven. */
export const DRIVER: Passenger = {
  skin: '#8a5a3e',
  coat: UNIFORM,
  hair: '#3f3a52',
  head: 'short',
  face: 'smiling',
  nose: 'round',
  scarf: '#f2b632',
  uniform: true,
};
