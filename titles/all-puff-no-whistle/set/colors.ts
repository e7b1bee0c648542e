/** Whitewash, tile blue and roof clay. Yellow is saved for the taxi and the whistle. */
export const YELLOW = '#ffc51c';

export const TOWN = {
  skyHigh: '#cfe5f1',
  skyLow: '#fdf4e6',
  chalk: '#fbf3e7',
  rose: '#eec0ae',
  blush: '#f6d9c9',
  powder: '#b9d2e4',
  sage: '#c3d3bd',
  clay: '#c4694e',
  clayDark: '#9c4c3b',
  tile: '#3c6cab',
  tileDark: '#274a82',
  stone: '#efe5d6',
  stoneShade: '#cdbdae',
  paving: '#eadfd0',
  leaf: '#6f9a72',
  leafDark: '#4b7a62',
} as const;

export const WATER = {
  far: '#d4ecf3',
  middle: '#4f9fca',
  deep: '#22618f',
  night: '#17486f',
  glint: '#f6fdff',
} as const;

export const CHERRY = '#bf2440';
export const BREATH = '#ffffff';
