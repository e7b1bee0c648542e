import type { Activity } from './activity.ts';
import { helpersBasket } from './activity-baby-1.ts';
import { houseTour } from './activity-baby-2.ts';
import { postIt } from './activity-can-1.ts';
import { sockMountain } from './activity-can-2.ts';
import { islandMap } from './activity-create-1.ts';
import { kitchenOrchestra } from './activity-create-2.ts';
import { weatherInside } from './activity-feelings-1.ts';
import { stompAndMelt } from './activity-feelings-2.ts';
import { scarfPeekaboo } from './activity-hello-1.ts';
import { slowShadows } from './activity-hello-2.ts';
import { lettersInFlour } from './activity-learn-1.ts';
import { tableForEverybody } from './activity-learn-2.ts';
import { puppetGoesFirst } from './activity-shy-1.ts';
import { windowWaves } from './activity-shy-2.ts';
import { rampRaces } from './activity-works-1.ts';
import { sinkOrFloat } from './activity-works-2.ts';

export const activities: readonly Activity[] = [
  scarfPeekaboo,
  slowShadows,
  postIt,
  sockMountain,
  weatherInside,
  stompAndMelt,
  rampRaces,
  sinkOrFloat,
  lettersInFlour,
  tableForEverybody,
  islandMap,
  kitchenOrchestra,
  helpersBasket,
  houseTour,
  puppetGoesFirst,
  windowWaves,
];

/** The activity of that id, or undefined. */
export const findActivity = (id: string): Activity | undefined =>
  activities.find((activity) => activity.id === id);

/** The activities of a theme, in the order in which they are best tried. */
export const activitiesOf = (themeId: string): readonly Activity[] =>
  activities.filter((activity) => activity.themeId === themeId);
