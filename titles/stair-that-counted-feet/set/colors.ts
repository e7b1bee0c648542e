import type { StairPaint } from '#bookmaking/house/staircase.ts';

/** The house by day: lights make evening and night of it. */
export const STAIR: StairPaint = {
  tread: '#cb965f',
  riser: '#a26d47',
  side: '#6b4350',
  rail: '#7a4a34',
};

/** The same wood when no lamp is left: it gives up its red, so that faces keep theirs. */
export const STAIR_AT_NIGHT: StairPaint = {
  tread: '#a88c80',
  riser: '#806468',
  side: '#4d3856',
  rail: '#664a58',
};

/** The third stair's own wood, which is the palest: it has a face to show. */
export const PALE = '#d2a273';
export const PALE_AT_NIGHT = '#cfb6a6';

/** Walls by the hour: they are where the words stand, and darken from page to page. */
export const WALLS = {
  evening: ['#54386b', '#7b4f78'],
  hall: ['#33254f', '#4b3463'],
  late: ['#281f45', '#3a2b58'],
  night: ['#1b1738', '#2a234f'],
} as const;

/** What lamps pour out. */
export const LAMPLIGHT = '#ffc873';
export const MOONLIGHT = '#9fb2ee';
export const FUR = '#372c44';
/** The cat in somebody's arms, and the dark: a shade lighter than itself. */
export const CARRIED_FUR = '#473a56';
export const SOCKS = '#f3ebe2';

/** The wood along the stairs, by the hour. */
export const PANELS = { hall: '#6b4a78', late: '#4f3a68', night: '#3a3162' } as const;
