/** The blocks that this book is printed from: one indigo wiped thin, one amber, one rose, and paper. */
export const INK = {
  key: '#141b36',
  night: '#18244a',
  indigo: '#24386a',
  blue: '#41628f',
  mist: '#8fabc2',
  plum: '#4a2f55',
  rose: '#b9584f',
  blush: '#e2a184',
  amber: '#f2ad45',
  glow: '#ffd88c',
  paper: '#fcefd2',
  wood: '#7d4a39',
  dark: '#3d2740',
  leaf: '#6d8458',
} as const;

/** The robe of whoever looks: checks of sage and paper. */
export const ROBE = { cloth: '#5d7d6c', check: '#8fa78a', lining: '#e7d3a2' } as const;
