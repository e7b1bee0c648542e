/** 'darkBrown' -> 'Dark brown'. */
export function inWords(choice: string): string {
  const words = choice.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
