import type { Traits } from '#bookmaking/hero/traits.ts';

const COLORS: Partial<Record<Traits['hairColor'], string>> = {
  darkBrown: 'dark brown',
  lightBrown: 'light brown',
  strawberry: 'strawberry blonde',
  honey: 'honey blonde',
  platinum: 'platinum blonde',
};

/**
 * A sentence for a child of whom nobody has written one, from the looks that are drawn: 'Honey skin, auburn braids.' It
 * says of the skin only what was set: the seed draws lots for what is left, and a skin that is said is one lot less, so
 * that everything after it, the eyes first, would be another's. A test holds it to draw the very same child.
 *
 * @param set what was set by hand
 */
export function looksInWords(drawn: Traits, set: Partial<Traits>): string {
  const looks = [set.skin && `${set.skin} skin`, hairInWords(drawn)].filter(Boolean).join(', ');
  return `${looks.charAt(0).toUpperCase()}${looks.slice(1)}.`;
}

function hairInWords({ hair, hairColor }: Traits): string {
  const color = COLORS[hairColor] ?? hairColor;
  switch (hair) {
    case 'bald':
      return 'bald';
    case 'hijab':
    case 'patka':
      return `a ${hair}`;
    case 'buzz':
      return `${color} hair in a buzz cut`;
    case 'short':
    case 'spiky':
    case 'wavy':
    case 'long':
    case 'curly':
      return `${hair} ${color} hair`;
    case 'bob':
    case 'ponytail':
    case 'afro':
    case 'bun':
      return `${color} hair in ${hair === 'afro' ? 'an' : 'a'} ${hair}`;
    default:
      return `${color} hair in ${hair}`;
  }
}
