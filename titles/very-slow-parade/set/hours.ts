// The colors of the kitchen by the hour: hot when the book is loud, blue when it sleeps. Whatever is
// painted on walls and floor comes from here; things and people get the same turn from their light.
import type { Hex } from '#bookmaking/drawing/color.ts';

export interface Hour {
  /** The wall, above and below. */
  readonly wall: readonly [high: Hex, low: Hex];
  /** Two colors of tile. */
  readonly tiles: readonly [pale: Hex, strong: Hex];
  /** What the floor fades to, far away. */
  readonly haze: Hex;
  readonly wood: Hex;
  readonly trim: Hex;
  /** The sky in the window, above and below. */
  readonly sky: readonly [high: Hex, low: Hex];
}

export const SEVEN: Hour = {
  wall: ['#fff3d2', '#ffdf9a'],
  tiles: ['#fff0d0', '#e8603f'],
  haze: '#ffcf87',
  wood: '#b5683a',
  trim: '#c9492f',
  sky: ['#8fc4e0', '#ffe0b0'],
};

export const UPROAR: Hour = {
  wall: ['#ffe27c', '#ffc23a'],
  tiles: ['#fff0c4', '#ee4f35'],
  haze: '#ff9d3c',
  wood: '#b85a2c',
  trim: '#d33f2b',
  sky: ['#8fc4e0', '#ffd9a0'],
};

export const MANNERS: Hour = {
  wall: ['#f2a873', '#e98a5c'],
  tiles: ['#fde6c6', '#d95f45'],
  haze: '#f3b48a',
  wood: '#a9623f',
  trim: '#bb553f',
  sky: ['#6d97c4', '#f7c9a4'],
};

export const PATIENCE: Hour = {
  wall: ['#dd9c80', '#e5ab8d'],
  tiles: ['#f5dcc2', '#cc7461'],
  haze: '#dda087',
  wood: '#96583f',
  trim: '#a2544a',
  sky: ['#54799f', '#d9a79a'],
};

export const RUN_DOWN: Hour = {
  wall: ['#63404a', '#8d5a4c'],
  tiles: ['#c79b80', '#8a5452'],
  haze: '#7d5350',
  wood: '#7a4a3c',
  trim: '#6b3f42',
  sky: ['#3d5a7c', '#8a8094'],
};

export const TWILIGHT: Hour = {
  wall: ['#2f2f5a', '#4c4674'],
  tiles: ['#8f85a0', '#554c78'],
  haze: '#55507a',
  wood: '#6b4556',
  trim: '#3d3a62',
  sky: ['#2f4f74', '#6b7f98'],
};

export const LISTENING: Hour = {
  wall: ['#24455f', '#3c6984'],
  tiles: ['#6f93a6', '#3f6079'],
  haze: '#3d6882',
  wood: '#4d5560',
  trim: '#2f5068',
  sky: ['#1f4168', '#5c86a6'],
};

export const BY_THE_WALL: Hour = {
  wall: ['#1c3a54', '#2f5a76'],
  tiles: ['#5b8197', '#335570'],
  haze: '#315a74',
  wood: '#40505e',
  trim: '#264760',
  sky: ['#17345a', '#48759a'],
};

export const DARK: Hour = {
  wall: ['#12293f', '#1d3f5b'],
  tiles: ['#37617e', '#21445f'],
  haze: '#1b3b56',
  wood: '#33495a',
  trim: '#1a3850',
  sky: ['#0f2444', '#2d5580'],
};

/** The rings of the pot, the lid and the wheels; of a kitchen that is listened to; and the last one. */
export const RINGS = {
  pot: '#f2453a',
  lid: '#ff8a1f',
  wheels: '#2f9aa0',
  hush: '#d9ecf7',
  last: '#fff7da',
} as const;

/** The only thing in the book that shines. */
export const SILVER = '#eaf4fa';
