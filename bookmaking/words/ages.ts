const agesInWords = [
  'not yet one',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
] as const;

/**
 * An age in whole years as a book prints it, 0 to 15; `undefined` outside that, or where the age is
 * not known. With an article ("an eight") there is nothing to say before the first birthday.
 */
export function ageInWords(years: number | null, withArticle: boolean): string | undefined {
  const word = years === null ? undefined : agesInWords[years];
  if (!withArticle || word === undefined) return word;
  if (word === 'not yet one') return undefined;
  return `${word === 'eight' || word === 'eleven' ? 'an' : 'a'} ${word}`;
}
