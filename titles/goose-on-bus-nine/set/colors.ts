/** The only pure red of the book: nothing else on any page may come near it. */
export const BUTTON_RED = '#e60012';

/** What the bus is made of. */
export const BUS = {
  ceiling: '#fbe7bd',
  ceilingFar: '#f3cf8d',
  wall: '#eec583',
  wallFar: '#d9a45c',
  panel: '#cf9a58',
  frame: '#6a4a3a',
  floor: '#7d5a4b',
  aisle: '#93705a',
  pole: '#f2c14b',
  seat: '#2f7472',
  seatDark: '#225758',
  seatDot: '#e9b04b',
  body: '#e59a2f',
  bodyBand: '#fff1cf',
} as const;

export const SLATE = {
  high: '#465d75',
  low: '#8ba2b3',
  far: '#748da2',
  near: '#41566c',
  road: '#3c4c5f',
  lamp: '#ffd88a',
} as const;

/** The goose's clothes and the goose. */
export const GOOSE = {
  white: '#fbf7ee',
  beak: '#f08a24',
  coat: '#7b7f8a',
  cap: '#5c5563',
  capBand: '#8a8494',
} as const;
