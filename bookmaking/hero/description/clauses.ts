import { COLOR_NAMES } from './color-names.ts';

/** A stretch of a description that says one thing. */
export interface Clause {
  readonly text: string;
  /** It begins a sentence or an 'on the other hand': whoever was spoken of before is not any more. */
  readonly isFresh: boolean;
  /** "No freckles or glasses": the 'no' goes for both. */
  readonly isDenied: boolean;
}

const SEPARATORS =
  /([,;.!?/()\n]|\b(?:and|but|with|plus|also|while|whilst|though|although|whereas|who|because|so|when|cos)\b)/;
const FRESH = /^(?:[;.!?\n]|but|while|whilst|though|although|whereas)$/;
const COLOR = `(?:${COLOR_NAMES})`;
/** What may be of two colors at once; eyes and hair are told of one after the other. */
const TWO_COLORED =
  '(?:dress|top|t-shirt|shirt|jumper|sweater|cardigan|hoodie|skirt|pyjamas|dungarees|hat|cap|glasses|frames?|beads?|stripes|scarf|hijab|coat|raincoat|leggings|tights|shoes|bobbles|ribbons?|bows?|clips?|kit|football)';
const BOTH = new RegExp(
  `\\b(${COLOR}) and (?:a )?(?=${COLOR} (?:[a-z-]+ ){0,2}${TWO_COLORED}\\b)`,
  'g',
);

/** Cuts plain words into clauses. */
export function clausesOf(plain: string): Clause[] {
  const clauses: Clause[] = [];
  let isFresh = true;
  for (const part of plain.replace(BOTH, '$1-').split(SEPARATORS)) {
    if (SEPARATORS.test(part)) {
      isFresh ||= FRESH.test(part);
      continue;
    }
    let isDenied = false;
    for (const piece of part.split(/\bor\b/)) {
      const text = piece.trim();
      if (!text) continue;
      clauses.push({ text, isFresh, isDenied });
      isDenied ||= isNegated(text);
      isFresh = false;
    }
  }
  return clauses;
}

const NEGATION =
  /\b(?:no(?! (?:matter|doubt))|not(?! only)|never|without|none|neither|nor|isn't|aren't|doesn't|don't|does not|do not|hasn't|haven't|lost)\b/;
/** "never without his glasses": two noes make a yes. */
const DOUBLE_NEGATION =
  /\b(?:never|not|won't|cannot|doesn't|don't|nowhere)\b.*\bwithout\b|\bnever (?:takes?|leaves?|seen out of)\b/;
const PAST =
  /\b(?:used to|once had|had|(?<!that |which )(?:was|were)|as a baby|when (?:she|he|they) (?:was|were)|last year|until|before|born-with|grew out of|outgrew|no longer|any ?more|stopped)\b/;
/** "had her hair cut short" is how it is now. */
const NOT_PAST = /\b(?:had (?:her|his|their) hair|was born|have had|has had|now|turned|gone)\b/;

/** 'no', 'without', 'doesn't wear'. */
export const isNegated = (text: string): boolean =>
  NEGATION.test(text) && !DOUBLE_NEGATION.test(text);

/** 'used to', 'had', 'as a baby': it is not so any more. */
export const isPast = (text: string): boolean => PAST.test(text) && !NOT_PAST.test(text);
