import type { TextBlock } from './text-block.ts';

/** A way to set some words; a RangeError says that they have no room in it. */
export type Attempt = () => TextBlock[];

/** @throws RangeError if no way has room */
export function firstThatFits([first, ...others]: readonly Attempt[]): TextBlock[] {
  if (!first) throw new RangeError('a text fits nowhere');
  try {
    return first();
  } catch (error) {
    if (error instanceof RangeError && others.length > 0) return firstThatFits(others);
    throw error;
  }
}
