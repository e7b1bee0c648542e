// What grows, and what lies about.
import type { Entries } from './entry.ts';

export const natureAndOutdoors = {
  trees: {
    thing: 'wooden tree',
    things: 'wooden trees',
    article: 'a',
    also: ['forests', 'the forest', 'woods', 'the woods'],
  },
  flowers: {
    thing: 'paper flower',
    things: 'paper flowers',
    article: 'a',
    also: ['roses', 'tulips', 'daisies', 'picking flowers', 'bouquets'],
  },
  sunflowers: {
    thing: 'cloth sunflower',
    things: 'cloth sunflowers',
    article: 'a',
    also: ['dandelions'],
  },
  cactuses: {
    thing: 'felt cactus',
    things: 'felt cactuses',
    article: 'a',
    also: ['cacti', 'succulents'],
  },
  mushrooms: {
    thing: 'felt toadstool',
    things: 'felt toadstools',
    article: 'a',
    also: ['toadstools', 'fungi'],
  },
  sticks: {
    thing: 'very good stick',
    things: 'very good sticks',
    article: 'a',
    also: ['twigs', 'collecting sticks', 'big sticks'],
  },
  leaves: {
    thing: 'big leaf',
    things: 'big leaves',
    article: 'a',
    also: ['leaf', 'autumn leaves', 'fall', 'autumn', 'jumping in leaves'],
  },
  pinecones: {
    thing: 'big pinecone',
    things: 'big pinecones',
    article: 'a',
    also: ['pine cones', 'acorns', 'conkers', 'chestnuts'],
  },
  crystals: {
    thing: 'giant crystal',
    things: 'giant crystals',
    article: 'a',
    also: ['gems', 'gemstones', 'diamonds', 'jewels', 'geodes'],
  },
  rocks: {
    thing: 'pet rock',
    things: 'pet rocks',
    article: 'a',
    also: ['stones', 'pebbles', 'minerals', 'geology', 'throwing stones', 'collecting rocks'],
  },
  feathers: { thing: 'long feather', things: 'long feathers', article: 'a' },
  'the beach': {
    thing: 'sand pail',
    things: 'sand pails',
    article: 'a',
    also: [
      'beach',
      'beaches',
      'sandcastles',
      'sand castles',
      'sand',
      'the seaside',
      'seaside',
      'sandboxes',
      'sandpits',
      'sandbox',
      'digging in sand',
    ],
  },
  mud: {
    thing: 'mud pie',
    things: 'mud pies',
    article: 'a',
    also: ['mud kitchens', 'dirt', 'mud pies', 'playing in mud', 'getting dirty', 'mud kitchen'],
  },
  puddles: {
    thing: 'rain boot',
    things: 'rain boots',
    article: 'a',
    also: [
      'jumping in puddles',
      'puddle jumping',
      'rain boots',
      'wellies',
      'muddy puddles',
      'splashing in puddles',
    ],
  },
  digging: {
    thing: 'wheelbarrow',
    things: 'wheelbarrows',
    article: 'a',
    also: ['wheelbarrows', 'holes', 'digging holes', 'compost'],
  },
} as const satisfies Entries;
