// What one puts on; the titles fall back on four of these.
import type { Entries } from './entry.ts';

export const wearing = {
  socks: { thing: 'sock', things: 'socks', article: 'a', also: ['stockings'] },
  mittens: { thing: 'mitten', things: 'mittens', article: 'a', also: ['gloves'] },
  slippers: { thing: 'slipper', things: 'slippers', article: 'a', also: ['pajamas', 'pyjamas'] },
  hats: { thing: 'paper hat', things: 'paper hats', article: 'a', also: ['caps', 'paper hats'] },
  shoes: {
    thing: 'sparkly shoe',
    things: 'sparkly shoes',
    article: 'a',
    also: ['high heels', 'sparkly shoes', 'sneakers', 'sparkles'],
  },
  jewelry: {
    thing: 'bead necklace',
    things: 'bead necklaces',
    article: 'a',
    also: [
      'necklaces',
      'bracelets',
      'beads',
      'beading',
      'friendship bracelets',
      'jewellery',
      'bangles',
    ],
  },
  scarves: {
    thing: 'long scarf',
    things: 'long scarves',
    article: 'a',
    also: ['scarf', 'sweaters'],
  },
  dresses: {
    thing: 'twirly skirt',
    things: 'twirly skirts',
    article: 'a',
    also: ['skirts', 'tutus', 'twirling', 'saris', 'pretty dresses', 'clothes'],
  },
} as const satisfies Entries;
