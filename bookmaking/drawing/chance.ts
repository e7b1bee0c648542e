/** A source of numbers in [0, 1). */
export type Chance = () => number;

/**
 * Chance that always repeats itself: mulberry32, seeded by an FNV-1a hash of the text. Every
 * 'random' leaf, crack and raindrop of a book comes from here, so that the same book has the
 * same bytes in any process.
 */
export function chanceFrom(seed: string): Chance {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a over code points: an unsigned 32-bit number. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** One entry of a list that must not be empty. */
export function pick<T>(chance: Chance, list: readonly T[]): T {
  return list[Math.floor(chance() * list.length)] as T;
}
