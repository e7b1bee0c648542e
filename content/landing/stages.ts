import type { AgeBand } from '#vocabulary/age-bands.ts';

/** What goes on at each height of the door frame (specification, section 1: age-band tiles). */
export const stages = [
  { band: '0-12m', text: 'Faces, rhymes, peekaboo' },
  { band: '1-2', text: 'First words, big pointing' },
  { band: '2-3', text: 'Feelings with names' },
  { band: '3-4', text: 'Why, and why, and why' },
  { band: '4-6', text: 'Reading along, then alone' },
] as const satisfies readonly { band: AgeBand; text: string }[];
