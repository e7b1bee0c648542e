// Who swims, crawls or flies and is not large.
import type { Entries } from './entry.ts';

export const smallCreatures = {
  dolphins: {
    thing: 'rubber dolphin',
    things: 'rubber dolphins',
    article: 'a',
    also: ['porpoises', 'narwhals'],
  },
  crabs: {
    thing: 'wind-up crab',
    things: 'wind-up crabs',
    article: 'a',
    also: ['lobsters', 'hermit crabs', 'shrimp'],
  },
  jellyfish: {
    thing: 'paper jellyfish',
    things: 'paper jellyfish',
    article: 'a',
    also: ['jelly fish'],
  },
  seahorses: {
    thing: 'wooden seahorse',
    things: 'wooden seahorses',
    article: 'a',
    also: ['sea horses'],
  },
  starfish: { thing: 'felt starfish', things: 'felt starfish', article: 'a', also: ['sea stars'] },
  shells: {
    thing: 'seashell',
    things: 'seashells',
    article: 'a',
    also: ['seashells', 'sea shells', 'collecting shells'],
  },
  seals: {
    thing: 'inflatable seal',
    things: 'inflatable seals',
    article: 'an',
    also: ['sea lions', 'walruses'],
  },
  ladybugs: {
    thing: 'wooden ladybug',
    things: 'wooden ladybugs',
    article: 'a',
    also: ['ladybirds', 'lady bugs'],
  },
  spiders: {
    thing: 'rubber spider',
    things: 'rubber spiders',
    article: 'a',
    also: ['tarantulas', 'scorpions'],
  },
  ants: { thing: 'clay ant', things: 'clay ants', article: 'a', also: ['termites'] },
  worms: {
    thing: 'knitted worm',
    things: 'knitted worms',
    article: 'a',
    also: ['earthworms', 'centipedes', 'millipedes'],
  },
  caterpillars: {
    thing: 'wooden caterpillar',
    things: 'wooden caterpillars',
    article: 'a',
    also: ['the hungry caterpillar', 'the very hungry caterpillar', 'catapillars'],
  },
  dragonflies: {
    thing: 'tin dragonfly',
    things: 'tin dragonflies',
    article: 'a',
    also: ['grasshoppers', 'fireflies', 'praying mantises'],
  },
  flamingos: {
    thing: 'inflatable flamingo',
    things: 'inflatable flamingos',
    article: 'an',
    also: ['flamingoes', 'storks'],
  },
  peacocks: { thing: 'peacock fan', things: 'peacock fans', article: 'a' },
  swans: { thing: 'paper swan', things: 'paper swans', article: 'a', also: ['geese', 'origami'] },
  'the sea': {
    thing: 'seashell',
    things: 'seashells',
    article: 'a',
    also: [
      'sea',
      'the ocean',
      'ocean',
      'oceans',
      'sea animals',
      'sea creatures',
      'ocean animals',
      'under the sea',
      'coral reefs',
    ],
  },
} as const satisfies Entries;
