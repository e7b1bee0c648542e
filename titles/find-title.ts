import type { Title } from '#bookmaking/title.ts';
import { allPuffNoWhistle } from './all-puff-no-whistle/title.ts';
import { boatWithNoName } from './boat-with-no-name/title.ts';
import { bootsForAnOctopus } from './boots-for-an-octopus/title.ts';
import { boxOfSnow } from './box-of-snow/title.ts';
import { gooseOnBusNine } from './goose-on-bus-nine/title.ts';
import { holeDepartment } from './hole-department/title.ts';
import { iKnewItWasYou } from './i-knew-it-was-you/title.ts';
import { stairThatCountedFeet } from './stair-that-counted-feet/title.ts';
import { verySlowParade } from './very-slow-parade/title.ts';
import { whatTheBabySaid } from './what-the-baby-said/title.ts';

/** Every title that is finished, in the order of their numbers on the shelf. */
export const listedTitles: readonly Title[] = [
  gooseOnBusNine,
  stairThatCountedFeet,
  allPuffNoWhistle,
  holeDepartment,
  boxOfSnow,
  whatTheBabySaid,
  bootsForAnOctopus,
  verySlowParade,
  iKnewItWasYou,
  boatWithNoName,
];

/** The title with this name in addresses. */
export const findTitle = (slug: string): Title | undefined =>
  listedTitles.find((title) => title.slug === slug);
