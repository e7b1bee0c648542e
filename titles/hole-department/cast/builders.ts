import type { Bather } from './bather.ts';

/** They are on every page that shows the beach, each with a building of their own. */
export const BUILDERS = {
  /** Of the cathedral, to scale. */
  architect: {
    skin: '#e8b48c',
    hair: '#efe9e2',
    head: 'bald',
    wear: 'shirt',
    color: '#f3ead8',
    second: '#5a78a0',
    mustache: true,
  },
  apprentice: {
    skin: '#7a4a30',
    hair: '#2b2228',
    head: 'curls',
    wear: 'swimsuit',
    color: '#e5a93b',
    second: '#c9592f',
    grown: 0.62,
  },
  /** Of the sofa; has sat down on it. */
  upholsterer: {
    skin: '#965f3c',
    hair: '#33262a',
    head: 'sunhat',
    wear: 'swimsuit',
    color: '#8a4a6d',
    second: '#f2d264',
    stout: 1.35,
  },
  mother: {
    skin: '#c99463',
    hair: '#33262a',
    head: 'headscarf',
    wear: 'robe',
    color: '#b0627a',
    second: '#6d4a6b',
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
  aunt: {
    skin: '#f0c8a4',
    hair: '#a0703f',
    head: 'bun',
    wear: 'swimsuit',
    color: '#3f6fa8',
    second: '#f6f0e0',
  },
} as const satisfies Record<string, Bather>;
