/** The room: butter walls, a round blue rug, one raspberry chair. Green is saved for the stripe of a sock. */
export const ROOM = {
  rug: '#2b4a98',
  rugDeep: '#223c80',
  rugRing: '#f8e7c6',
  rugEdge: '#ec7c5c',
  chair: '#c33f66',
  chairFoot: '#6b3a2c',
  cloth: '#fff2e2',
  clothHem: '#ec7c5c',
  curtain: '#ec7c5c',
  frame: '#fff8ea',
  wood: '#b0713f',
  brass: '#e0ab4a',
} as const;

export const SOCK = { wool: '#fdf4e2', stripe: '#3f9a3c' } as const;
export const ROMPER = '#fbefd6';
export const PANCAKE = {
  top: '#d98f3f',
  side: '#f6d79a',
  syrup: '#8a4518',
  butter: '#ffe680',
} as const;
export const CAT = { fur: '#7d889f', bib: '#eef0f2', nose: '#d98a94' } as const;
