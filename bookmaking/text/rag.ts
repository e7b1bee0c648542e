/** What a line of words is judged by: how much of the measure it leaves, and what it stops at. */
export interface Ending {
  /** Its words. */
  readonly words: readonly string[];
  /** Its length, 1 for the whole measure. */
  readonly share: number;
  /** The paragraph's last. */
  readonly isLast: boolean;
}

/** A story's paragraph fills its lines; what is called out is as even as it can be. */
export type Rag = 'filled' | 'even';

/** A line read aloud may stop here: a breath, half a breath. */
const STOPS = /[.?!…][”’]?$/;
const PAUSES = /[,;:—–”]$/;
/** Words that lean on the next one. */
const LEANS =
  /^[“‘]?(?:a|an|the|of|to|in|on|at|by|for|and|or|but|with|from|I|it|is|was|his|her|their|my|your|no|not|wasn’t|very|so|as|that|than)$/i;

const COSTS = {
  filled: { stop: -0.02, pause: -0.01, leans: 0.015, opens: 0.12, alone: 0.6, short: 1.2 },
  even: { stop: -0.12, pause: -0.06, leans: 0.05, opens: 0.4, alone: 0.6, short: 0.8 },
} as const;
/** A last line that is shorter than this looks forgotten. */
const SHORT = { filled: 0.36, even: 0.33 } as const;

/** How little a line pleases: it leaves a gap, tears a phrase apart, or leaves a word alone under its paragraph. */
export function costOf({ words, share, isLast }: Ending, rag: Rag): number {
  const cost = COSTS[rag];
  const gap = (1 - share) ** 2;
  if (isLast) {
    const lacks = Math.max(0, SHORT[rag] - share);
    const alone = words.length === 1 && share < SHORT[rag] ? cost.alone : 0;
    return (rag === 'even' ? gap : 0) + lacks * cost.short + alone;
  }
  const end = words.at(-1) as string;
  const before = words.at(-2);
  if (STOPS.test(end)) return gap + cost.stop;
  const opens = before !== undefined && STOPS.test(before) ? cost.opens : 0;
  return gap + opens + (PAUSES.test(end) ? cost.pause : LEANS.test(end) ? cost.leans : 0);
}

/** Whether a line ends on the first words of a sentence, which hang over the rest of it. */
export function leavesOpen(line: string): boolean {
  const words = line.split(' ');
  if (STOPS.test(words.at(-1) as string)) return false;
  return words.slice(-3, -1).some((word) => STOPS.test(word));
}
