import type { Activity } from './activity.ts';
import { helpersBasket } from './activity-baby-1.ts';
import { houseTour } from './activity-baby-2.ts';
import { readingAtFeedingTime } from './activity-baby-3.ts';
import { fourFeet } from './activity-baby-4.ts';
import { postIt } from './activity-can-1.ts';
import { sockMountain } from './activity-can-2.ts';
import { paintWithWater } from './activity-can-3.ts';
import { patTheBread } from './activity-can-4.ts';
import { islandMap } from './activity-create-1.ts';
import { kitchenOrchestra } from './activity-create-2.ts';
import { patternAtTheDoor } from './activity-create-3.ts';
import { smallMuseum } from './activity-create-4.ts';
import { weatherInside } from './activity-feelings-1.ts';
import { stompAndMelt } from './activity-feelings-2.ts';
import { oneDrum } from './activity-feelings-3.ts';
import { soupTooHot } from './activity-feelings-4.ts';
import { scarfPeekaboo } from './activity-hello-1.ts';
import { slowShadows } from './activity-hello-2.ts';
import { leavesOverhead } from './activity-hello-3.ts';
import { oldestSong } from './activity-hello-4.ts';
import { lettersInFlour } from './activity-learn-1.ts';
import { tableForEverybody } from './activity-learn-2.ts';
import { eggCartonMancala } from './activity-learn-3.ts';
import { letterWalk } from './activity-learn-4.ts';
import { puppetGoesFirst } from './activity-shy-1.ts';
import { windowWaves } from './activity-shy-2.ts';
import { twoShovels } from './activity-shy-3.ts';
import { teaStall } from './activity-shy-4.ts';
import { rampRaces } from './activity-works-1.ts';
import { sinkOrFloat } from './activity-works-2.ts';
import { shadowOutlines } from './activity-works-3.ts';
import { cupTelephone } from './activity-works-4.ts';

export const activities: readonly Activity[] = [
  scarfPeekaboo,
  slowShadows,
  leavesOverhead,
  oldestSong,
  postIt,
  sockMountain,
  paintWithWater,
  patTheBread,
  weatherInside,
  stompAndMelt,
  oneDrum,
  soupTooHot,
  rampRaces,
  sinkOrFloat,
  shadowOutlines,
  cupTelephone,
  lettersInFlour,
  tableForEverybody,
  eggCartonMancala,
  letterWalk,
  islandMap,
  kitchenOrchestra,
  patternAtTheDoor,
  smallMuseum,
  helpersBasket,
  houseTour,
  readingAtFeedingTime,
  fourFeet,
  puppetGoesFirst,
  windowWaves,
  twoShovels,
  teaStall,
];

/** The activity of that id, or undefined. */
export const findActivity = (id: string): Activity | undefined =>
  activities.find((activity) => activity.id === id);

/** The activities of a theme, in the order in which they are best tried. */
export const activitiesOf = (themeId: string): readonly Activity[] =>
  activities.filter((activity) => activity.themeId === themeId);
