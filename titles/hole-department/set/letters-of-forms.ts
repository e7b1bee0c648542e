import type { Letters } from './lettered-in.ts';

/** What stands at the head of a form. Apart from all others: the cover has a form and no stamp. */
export const LETTERS_OF_FORMS: Letters = {
  F: ['M3.6 0H0V6M0 3H2.8', 3.4],
  M: ['M0 6V0L2.4 4L4.8 0V6', 4.8],
  O: ['M2 0Q0 0 0 3T2 6T4 3T2 0Z', 4],
  R: ['M0 6V0H2.2Q4 0 4 1.7T2.2 3.4H0M1.8 3.4L4 6', 4],
  '1': ['M.4 1L1.6 0V6', 2],
  '2': ['M0 1.4Q.2 0 2 0Q3.8 0 3.8 1.6Q3.8 3 0 6H4', 4],
  '3': ['M0 .8Q.8 0 2 0Q3.7 0 3.7 1.5T2 3Q4 3 4 4.5T2 6Q.6 6 0 5.2', 4],
  '4': ['M3 6V0L0 4H4', 4],
  '5': ['M3.6 0H.6L.3 2.6Q1 2 2 2Q4 2 4 4T2 6Q.6 6 0 5.2', 4],
  '6': ['M3.4 .3Q.2 1.4 .2 4.2Q.2 6 2 6T3.8 4.2T2 2.4Q.8 2.4 .3 3.6', 4],
  '7': ['M0 0H4L1.4 6', 4],
  '8': ['M2 0Q.3 0 .3 1.4T2 2.8T3.7 1.4T2 0ZM2 2.8Q0 2.8 0 4.4T2 6T4 4.4T2 2.8Z', 4],
  '9': ['M3.8 1.8Q3.8 0 2 0Q0 0 0 1.8T2 3.6T3.8 1.8Q3.8 4.6 1.8 6', 4],
};
