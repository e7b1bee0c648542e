/** Choices that are stored under another word than the one a reader knows. */
const shownAs: Readonly<Record<string, string>> = { dungarees: 'overalls', pyjamas: 'pajamas' };

/** 'darkBrown' -> 'Dark brown'. */
export function inWords(choice: string): string {
  const words = (shownAs[choice] ?? choice).replace(
    /[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
