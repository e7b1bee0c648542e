import type { Passenger } from './passenger.ts';

/** The man who went out for one leek and is coming home with fourteen. */
export const LEEK_MAN: Passenger = {
  skin: '#dfa873',
  coat: '#6b7f4f',
  hair: '#5a4a44',
  head: 'beret',
  face: 'smiling',
  moustache: true,
  scarf: '#c9a24a',
};

/** First at the doors, on her own: a long cane and excellent boots. */
export const CANE_WOMAN: Passenger = {
  skin: '#7a4a30',
  coat: '#7a5a9a',
  hair: '#2b2228',
  head: 'bun',
  face: 'dark glasses',
  scarf: '#e3b04a',
};

export const SLEEPER: Passenger = {
  skin: '#f3cdb0',
  coat: '#4d7fa3',
  hair: '#b9b2ae',
  head: 'bald',
  face: 'asleep',
};

/** Has learned to duck. */
export const DUCKER: Passenger = {
  skin: '#b47a4c',
  coat: '#b3567f',
  hair: '#2b2228',
  head: 'turban',
  face: 'startled',
  scarf: '#d98f3c',
};
