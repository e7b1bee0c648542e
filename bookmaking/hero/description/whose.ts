// Whose looks a clause tells: the glasses may be the dog's.

const KIN =
  '(?:mum|mom|mummy|mommy|mama|mother|dad|daddy|papa|father|parents?|brothers?|sisters?|siblings?|cousins?|(?:best )?friends?|nan|nana|gran|granny|grandma|grandpa|grandad|granddad|grandmother|grandfather|aunt|auntie|uncle|wife|husband|teacher|neighbor|dogs?|puppy|cats?|kitten|rabbit|teddy|doll)';
const DOES = "(?:has|have|had|wears?|wearing|is|are|was|were|got|does|'s got)";

/** "Her dad has", "our dog Biscuit wears", "his twin's". */
const OF_OTHERS = new RegExp(
  `^(?:and |but |only )?(?:(?:my|our|his|her|their|the|a|both|all) )?(?:\\w+ )?(?:${KIN}|(?<=h(?:is|er) )twin)(?:'s)?(?: [a-z]+)?(?: (?:both|also|all))? ${DOES}\\b`,
);
const OF_THE_CHILD =
  /^(?:she|he|they|hers|his|her|their|theirs|i|my|our|ours|it)\b|^\w+'s (?:is|are)\b/;
/** "Dad's old glasses", "her sister's dress". */
const BELONGS = new RegExp(`\\b${KIN}'s \\w`);
/** "Hair like his Nan's", "brown eyes from her mum": whom it comes from says nothing of the look. */
const LIKENESS = new RegExp(
  `\\b(?:(?:just |exactly )?like|same as|as|from|takes after) (?:(?:his|her|their|my|the|both) )?(?:\\w+ )?${KIN}(?:'s)?\\b`,
  'g',
);

export const withoutLikeness = (plain: string): string => plain.replace(LIKENESS, '');

/** Who is spoken of: somebody else, the child, or undefined for whoever it was before. */
export function whoseIs(text: string): 'other' | 'child' | undefined {
  if (OF_OTHERS.test(text)) return 'other';
  if (OF_THE_CHILD.test(text)) return 'child';
  return undefined;
}

export const belongsToOthers = (text: string): boolean => BELONGS.test(text);
