import { aroundTheHouse } from './lexicon/around-the-house.ts';
import { creatures } from './lexicon/creatures.ts';
import { festivals } from './lexicon/festivals.ts';
import { findingOut } from './lexicon/finding-out.ts';
import { food } from './lexicon/food.ts';
import { making } from './lexicon/making.ts';
import { music } from './lexicon/music.ts';
import { natureAndOutdoors } from './lexicon/nature-and-outdoors.ts';
import { pretending } from './lexicon/pretending.ts';
import { skyAndWeather } from './lexicon/sky-and-weather.ts';
import { smallCreatures } from './lexicon/small-creatures.ts';
import { sport } from './lexicon/sport.ts';
import { thingsThatGo } from './lexicon/things-that-go.ts';
import { toysAndGames } from './lexicon/toys-and-games.ts';
import { wearing } from './lexicon/wearing.ts';
import { wild } from './lexicon/wild.ts';

/** The lexicon by kind: a file each. */
export const kinds = {
  creatures,
  wild,
  'small-creatures': smallCreatures,
  'things-that-go': thingsThatGo,
  'sky-and-weather': skyAndWeather,
  making,
  music,
  sport,
  'toys-and-games': toysAndGames,
  food,
  'nature-and-outdoors': natureAndOutdoors,
  'around-the-house': aroundTheHouse,
  pretending,
  'finding-out': findingOut,
  festivals,
  wearing,
} as const;

/**
 * The interests whose forms an editor has written, by kind. The key is the topic as it stands in a
 * sentence. The thing obeys the house rules: at most three words, singular, countable, held in one
 * child's hand, too big to swallow, not food, not alive, no brand. Living creatures and food are
 * therefore toys of themselves, which is also why a goose may hold one in its beak. What a thing
 * cannot meet stands with the title (`clashes`), by the words of its name.
 */
export const lexicon = {
  ...creatures,
  ...wild,
  ...smallCreatures,
  ...thingsThatGo,
  ...skyAndWeather,
  ...making,
  ...music,
  ...sport,
  ...toysAndGames,
  ...food,
  ...natureAndOutdoors,
  ...aroundTheHouse,
  ...pretending,
  ...findingOut,
  ...festivals,
  ...wearing,
} as const;

export type InterestName = keyof typeof lexicon;
