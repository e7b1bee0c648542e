/** Above: bleached sand under a morning. Sky blue stays out of the ground until page 10. */
export const SAND = {
  pale: '#fbeecb',
  lit: '#f6dfae',
  base: '#ecc98c',
  wet: '#cfa36c',
  shade: '#c08f5c',
} as const;

/** Below: browns that go down to where words can be read in cream. */
export const EARTH = {
  crust: '#dfb377',
  damp: '#a06d43',
  clay: '#6d472f',
  deep: '#553626',
  dark: '#41291f',
  wall: '#8a5c3a',
} as const;

/** Lamp yellow, and the wood of the Department in it. */
export const OFFICE = {
  lamp: '#ffd566',
  glow: '#ffc14d',
  wall: '#b57a3f',
  wallLit: '#e3ad5e',
  wallDark: '#7d5030',
  wood: '#8f5a33',
  woodDark: '#64402a',
  woodLite: '#c08a52',
  brass: '#d9a441',
} as const;

export const PAPER = {
  base: '#fff4da',
  shade: '#ecd6a9',
  line: '#b59c79',
  ink: '#6a4a48',
  stamp: '#a33f5c',
  pencil: '#57525c',
} as const;

export const GEAR = {
  coral: '#ea6a45',
  coralDark: '#b9472c',
  shaft: '#d8a560',
  cream: '#fff2d6',
  teal: '#2f8f8c',
  mustard: '#e5a93b',
} as const;

export const MOLE = {
  fur: '#5d4c5c',
  skin: '#e6a094',
  claw: '#fbe9d2',
  glass: '#1f1a24',
  waistcoat: '#2f7a5b',
} as const;
