// What comes once a year.
import type { Entries } from './entry.ts';

export const festivals = {
  diwali: {
    topic: 'Diwali',
    thing: 'paper diya',
    things: 'paper diyas',
    article: 'a',
    also: ['deepavali', 'holi', 'rangoli'],
  },
  'lunar new year': {
    topic: 'Lunar New Year',
    thing: 'lion-dance head',
    things: 'lion-dance heads',
    article: 'a',
    also: [
      'chinese new year',
      'lion dances',
      'dragon dances',
      'tet',
      'lunar new years',
      'lion dancing',
    ],
  },
  'paper lanterns': {
    thing: 'paper lantern',
    things: 'paper lanterns',
    article: 'a',
    also: ['mid-autumn festival', 'lantern festivals'],
  },
  ramadan: {
    topic: 'Ramadan',
    thing: 'tin lantern',
    things: 'tin lanterns',
    article: 'a',
    also: ['eid', 'iftar', 'eid al-fitr'],
  },
  halloween: {
    topic: 'Halloween',
    thing: 'felt pumpkin',
    things: 'felt pumpkins',
    article: 'a',
    also: ['pumpkins', 'jack-o’-lanterns', 'trick or treating', 'pumpkin carving'],
  },
  hanukkah: {
    topic: 'Hanukkah',
    thing: 'wooden dreidel',
    things: 'wooden dreidels',
    article: 'a',
    also: ['chanukah', 'dreidels', 'menorahs'],
  },
  easter: {
    topic: 'Easter',
    thing: 'painted egg',
    things: 'painted eggs',
    article: 'a',
    also: ['easter eggs', 'egg hunts', 'easter bunny', 'the easter bunny', 'nowruz'],
  },
  christmas: {
    topic: 'Christmas',
    thing: 'tree ornament',
    things: 'tree ornaments',
    article: 'a',
    also: ['santa', 'santa claus', 'father christmas', 'christmas trees', 'xmas', 'decorations'],
  },
  carnival: {
    thing: 'carnival mask',
    things: 'carnival masks',
    article: 'a',
    also: ['mardi gras', 'masks', 'masquerades'],
  },
  piñatas: {
    thing: 'small piñata',
    things: 'small piñatas',
    article: 'a',
    also: ['pinatas', 'fiestas', 'day of the dead', 'cinco de mayo'],
  },
  fireworks: {
    thing: 'paper firework',
    things: 'paper fireworks',
    article: 'a',
    also: ['new year’s eve', 'bonfires', 'sparklers', 'the fourth of july'],
  },
  hearts: {
    thing: 'felt heart',
    things: 'felt hearts',
    article: 'a',
    also: ['valentine’s day', 'love', 'love hearts'],
  },
} as const satisfies Entries;
