import { cover as bootsForAnOctopus } from './boots-for-an-octopus/pages/cover.ts';
import { cover as gooseOnBusNine } from './goose-on-bus-nine/pages/cover.ts';
import { cover as stairThatCountedFeet } from './stair-that-counted-feet/pages/cover.ts';
import type { Cover } from './title.ts';

const covers: readonly Cover[] = [gooseOnBusNine, stairThatCountedFeet, bootsForAnOctopus];

/** A title's cover alone: the browser draws it without loading the other pages or the words. */
export const findCover = (slug: string): Cover | undefined =>
  covers.find((cover) => cover.slug === slug);
