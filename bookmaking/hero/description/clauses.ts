/** A stretch of a description that says one thing, and how it says it. */
export interface Clause {
  readonly text: string;
  /** 'no', 'without', 'doesn't wear', 'no longer'. */
  readonly negated: boolean;
  /** 'used to', 'had', 'as a baby': it is not so any more. */
  readonly past: boolean;
}

const SEPARATORS =
  /[,;.!?/()\n]|\s-\s|\b(?:and|but|with|plus|also|while|though|although|who|because|so)\b/;
const NEGATION =
  /\b(?:no|not|never|without|none|neither|nor|isn't|aren't|doesn't|don't|does not|do not|hasn't|haven't|has no|never had|no longer|lost)\b/;
/** "never without his glasses": two noes make a yes. */
const DOUBLE_NEGATION = /\b(?:never|not|won't|can't|cannot|doesn't|don't|nowhere)\b.*\bwithout\b/;
const PAST =
  /\b(?:used to|once had|had|was|were|as a baby|when (?:she|he|they) (?:was|were)|last year|until|before|grew out of|outgrew|no longer|any ?more)\b/;
/** "had her hair cut short" is how it is now. */
const NOT_PAST = /\b(?:had (?:her|his|their) hair|was born|have had|has had|now)\b/;

/**
 * Cuts a description into clauses, in lower case, with straight quotes. 'or' after a negation
 * carries it on: "no freckles or glasses" denies both.
 */
export function clausesOf(description: string): Clause[] {
  const clauses: Clause[] = [];
  const plain = description
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/(\d)\.(\d)/g, '$1 $2');
  for (const part of plain.split(SEPARATORS)) {
    let carried = false;
    for (const piece of part.split(/\bor\b/)) {
      const text = piece.trim();
      if (!text) continue;
      const negated: boolean = (carried || NEGATION.test(text)) && !DOUBLE_NEGATION.test(text);
      carried = negated;
      clauses.push({ text, negated, past: PAST.test(text) && !NOT_PAST.test(text) });
    }
  }
  return clauses;
}
