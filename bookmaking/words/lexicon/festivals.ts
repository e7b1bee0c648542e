// What comes once a year. A feast of somebody's faith is spoken of by what it brings, lanterns or dreidels: a mole that
// forbids songs about Ramadan is not funny.
import type { Entries } from './entry.ts';

export const festivals = {
  diyas: {
    thing: 'paper diya',
    things: 'paper diyas',
    article: 'a',
    also: ['diwali', 'deepavali', 'rangoli', 'oil lamps'],
  },
  'lion dances': {
    thing: 'lion-dance head',
    things: 'lion-dance heads',
    article: 'a',
    also: ['lunar new year', 'chinese new year', 'dragon dances', 'tet', 'lion dancing'],
  },
  'paper lanterns': {
    thing: 'paper lantern',
    things: 'paper lanterns',
    article: 'a',
    also: ['mid-autumn festival', 'lantern festivals'],
  },
  lanterns: {
    thing: 'tin lantern',
    things: 'tin lanterns',
    article: 'a',
    also: ['ramadan', 'eid', 'iftar', 'eid al-fitr'],
  },
  halloween: {
    topic: 'Halloween',
    thing: 'felt pumpkin',
    things: 'felt pumpkins',
    article: 'a',
    also: ['pumpkins', 'jack-o’-lanterns', 'trick or treating', 'pumpkin carving'],
  },
  dreidels: {
    thing: 'wooden dreidel',
    things: 'wooden dreidels',
    article: 'a',
    also: ['hanukkah', 'chanukah', 'menorahs'],
  },
  'easter eggs': {
    topic: 'Easter eggs',
    thing: 'painted egg',
    things: 'painted eggs',
    article: 'a',
    also: ['easter', 'egg hunts', 'easter bunny', 'the easter bunny', 'nowruz', 'painting eggs'],
  },
  'christmas trees': {
    topic: 'Christmas trees',
    thing: 'tree ornament',
    things: 'tree ornaments',
    article: 'a',
    also: ['christmas', 'santa', 'santa claus', 'father christmas', 'xmas', 'decorations'],
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
