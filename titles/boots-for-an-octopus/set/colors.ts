/** The shop: sea-green joinery, shell-pink paper. Yellow is saved for the hat. */
export const SHOPFRONT = {
  paper: '#fff0e4',
  paperLow: '#fbdccb',
  stripe: '#ffe3d3',
  wood: '#3f9a92',
  woodDark: '#2a716f',
  woodLite: '#78c2b6',
  shelfBack: '#2f7f7c',
  floor: '#f6cfb6',
  floorDark: '#e5a98f',
  floorLite: '#fde6d4',
  cherry: '#b4613f',
  cherryDark: '#8a4530',
  mat: '#a8604f',
  silver: '#c4ced8',
  silverDark: '#7f8c9d',
  silverLite: '#f2f7fa',
} as const;

export const BOXES = ['#86c5dd', '#f0866a', '#a9dbbd', '#fff3dc', '#c6aee2', '#f6b7b0'] as const;

export const HAT = '#ffc81f';

export const OCTOPUS = {
  skin: '#93498a',
  under: '#efb9cf',
  spot: '#b56aa6',
  ink: '#2e1a33',
} as const;

export const BOOTS = {
  red: '#e0322d',
  frog: '#58a744',
  skate: '#f7f3ea',
  skateTrim: '#3d7fc0',
  wheel: '#f0704f',
  pot: '#cf6f43',
  lace: '#fdfaf2',
} as const;

/** What the light of the hour makes of the paper on the wall. */
export const HOUR = {
  morning: '#fbdccb',
  rain: '#c3dbe6',
  lamp: '#ffc98a',
  whirr: '#b5e0d3',
  glow: '#ffe3a8',
  metal: '#d8cfe8',
  sun: '#fcd3c3',
  gold: '#ffcf94',
} as const;
