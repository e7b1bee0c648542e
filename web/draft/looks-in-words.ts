import type { Traits } from '#bookmaking/hero/traits.ts';

const COLORS: Partial<Record<Traits['hairColor'], string>> = {
  darkBrown: 'dark brown',
  lightBrown: 'light brown',
  strawberry: 'strawberry blonde',
  honey: 'honey blonde',
  platinum: 'platinum blonde',
};

/**
 * A sentence for a child of whom nobody has written one, from the looks that are drawn: 'Honey skin, auburn hair in braids,
 * hazel eyes.' It says all that the seed decided of the head: hair that is described weighs on a skin that is not, and a skin
 * that is described is one lot less, so that the eyes after it would be another's. A test holds it to draw the very same child.
 */
export function looksInWords(drawn: Traits): string {
  const looks = `${drawn.skin} skin, ${hairInWords(drawn)}, ${drawn.eyes} eyes.`;
  return `${looks.charAt(0).toUpperCase()}${looks.slice(1)}`;
}

function hairInWords({ hair, hairColor }: Traits): string {
  const color = COLORS[hairColor] ?? hairColor;
  switch (hair) {
    case 'bald':
      return 'bald';
    case 'fluff':
      return `barely any ${color} hair`;
    case 'hijab':
    case 'patka':
      return `${color} hair under a ${hair}`;
    case 'buzz':
      return `${color} hair in a buzz cut`;
    case 'short':
    case 'spiky':
    case 'tousled':
    case 'wavy':
    case 'long':
    case 'curly':
      return `${hair} ${color} hair`;
    case 'bob':
    case 'ponytail':
    case 'afro':
    case 'bun':
    case 'highTop':
      return `${color} hair in ${hair === 'afro' ? 'an' : 'a'} ${hair === 'highTop' ? 'high-top' : hair}`;
    case 'boxBraids':
      return `${color} hair in box braids`;
    default:
      return `${color} hair in ${hair}`;
  }
}
