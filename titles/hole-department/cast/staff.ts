import { MOLE } from '#titles/hole-department/set/colors.ts';

/** Who it is: the one with the clipboard, or a clerk with tastes of its own. */
export interface MolePerson {
  readonly fur: string;
  readonly waistcoat: string;
  readonly hat?: 'lamp' | 'visor' | 'bowler' | 'cap' | 'scarf' | 'bun';
  readonly hatColor?: string;
  readonly whiskers?: boolean;
  readonly pencil?: boolean;
  /** Narrow or stout: 1 is the inspector. */
  readonly girth?: number;
}

export const INSPECTOR: MolePerson = {
  fur: MOLE.fur,
  waistcoat: MOLE.waistcoat,
  pencil: true,
};

/** Whoever files in one office files in it on every page. */
export const STAFF = {
  visor: { fur: '#7a6250', waistcoat: '#b0563f', hat: 'visor', hatColor: '#4f8f6a' },
  bowler: {
    fur: '#403a44',
    waistcoat: '#d9a441',
    hat: 'bowler',
    hatColor: '#3a2c33',
    whiskers: true,
    girth: 1.15,
  },
  scarf: { fur: '#d8c2a8', waistcoat: '#6d5a92', hat: 'scarf', hatColor: '#c9735a' },
  bun: { fur: '#9c8a84', waistcoat: '#b0563f', hat: 'bun' },
  cap: { fur: '#6a5560', waistcoat: '#8a4a62', hat: 'cap', hatColor: '#6d5a92' },
  /** Hangs on the wall. */
  founder: {
    fur: '#a59a98',
    waistcoat: '#3f3a4a',
    hat: 'bowler',
    hatColor: '#33262c',
    whiskers: true,
  },
} as const satisfies Record<string, MolePerson>;
