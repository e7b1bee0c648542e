// What is up there, and what comes down.
import type { Entries } from './entry.ts';

export const skyAndWeather = {
  astronauts: {
    thing: 'astronaut helmet',
    things: 'astronaut helmets',
    article: 'an',
    also: ['nasa', 'astronaughts', 'space travel'],
  },
  planets: {
    thing: 'felt planet',
    things: 'felt planets',
    article: 'a',
    also: ['solar system', 'the solar system', 'saturn', 'mars', 'jupiter'],
  },
  'the sun': {
    thing: 'paper sun',
    things: 'paper suns',
    article: 'a',
    also: ['sun', 'sunshine', 'summer'],
  },
  clouds: {
    thing: 'cloud pillow',
    things: 'cloud pillows',
    article: 'a',
    also: ['the sky', 'sky'],
  },
  rainbows: {
    thing: 'wooden rainbow',
    things: 'wooden rainbows',
    article: 'a',
    also: ['rainbow colors', 'holi', 'colors', 'colours', 'rainbow dash'],
  },
  rain: {
    thing: 'umbrella',
    things: 'umbrellas',
    article: 'an',
    also: ['umbrellas', 'rainy days', 'storms', 'thunder', 'thunderstorms', 'lightning'],
  },
  'the wind': {
    thing: 'pinwheel',
    things: 'pinwheels',
    article: 'a',
    also: ['wind', 'pinwheels', 'windmills', 'wind turbines'],
  },
  weather: {
    thing: 'weather vane',
    things: 'weather vanes',
    article: 'a',
    also: ['tornadoes', 'tornados', 'hurricanes', 'seasons'],
  },
  snow: {
    thing: 'snow globe',
    things: 'snow globes',
    article: 'a',
    also: ['winter', 'snowflakes', 'ice', 'playing in snow', 'snowballs'],
  },
  snowmen: {
    thing: 'knitted snowman',
    things: 'knitted snowmen',
    article: 'a',
    also: ['snowman', 'olaf', 'building snowmen'],
  },
} as const satisfies Entries;
