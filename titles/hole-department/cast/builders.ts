import type { Bather } from './bather.ts';

/** Far off on the first page, where everyone else builds. */
export const BUILDERS = {
  twin: {
    skin: '#f7d2b4',
    hair: '#d07030',
    head: 'short',
    wear: 'trunks',
    color: '#2f8f8c',
    second: '#d9573f',
    grown: 0.58,
  },
  father: {
    skin: '#dfa873',
    hair: '#2b2228',
    head: 'turban',
    wear: 'shirt',
    color: '#c97b55',
    second: '#4a5f8f',
    mustache: true,
  },
} as const satisfies Record<string, Bather>;
