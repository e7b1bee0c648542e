import type { Bather } from './bather.ts';

/** They are on every page that shows the beach, each with a building of their own. */
export const BUILDERS = {
  apprentice: {
    skin: '#7a4a30',
    hair: '#2b2228',
    head: 'curls',
    wear: 'swimsuit',
    color: '#e5a93b',
    second: '#c9592f',
    grown: 0.62,
  },
  twin: {
    skin: '#f7d2b4',
    hair: '#d07030',
    head: 'short',
    wear: 'trunks',
    color: '#2f8f8c',
    second: '#d9573f',
    grown: 0.58,
  },
  otherTwin: {
    skin: '#f7d2b4',
    hair: '#d07030',
    head: 'short',
    wear: 'trunks',
    color: '#2f8f8c',
    second: '#5c8a5a',
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
