import { helpersBasket } from './activities/activity-baby-1.ts';
import { houseTour } from './activities/activity-baby-2.ts';
import { readingAtFeedingTime } from './activities/activity-baby-3.ts';
import { fourFeet } from './activities/activity-baby-4.ts';
import { lidMail } from './activities/activity-can-1.ts';
import { sockMountain } from './activities/activity-can-2.ts';
import { paintWithWater } from './activities/activity-can-3.ts';
import { patTheBread } from './activities/activity-can-4.ts';
import { islandMap } from './activities/activity-create-1.ts';
import { kitchenOrchestra } from './activities/activity-create-2.ts';
import { patternAtTheDoor } from './activities/activity-create-3.ts';
import { smallMuseum } from './activities/activity-create-4.ts';
import { weatherInside } from './activities/activity-feelings-1.ts';
import { stompAndMelt } from './activities/activity-feelings-2.ts';
import { oneDrum } from './activities/activity-feelings-3.ts';
import { soupTooHot } from './activities/activity-feelings-4.ts';
import { scarfPeekaboo } from './activities/activity-hello-1.ts';
import { slowShadows } from './activities/activity-hello-2.ts';
import { leavesOverhead } from './activities/activity-hello-3.ts';
import { oldestSong } from './activities/activity-hello-4.ts';
import { lettersInFlour } from './activities/activity-learn-1.ts';
import { spoonForEverybody } from './activities/activity-learn-2.ts';
import { eggCartonMancala } from './activities/activity-learn-3.ts';
import { letterWalk } from './activities/activity-learn-4.ts';
import { puppetGoesFirst } from './activities/activity-shy-1.ts';
import { windowWaves } from './activities/activity-shy-2.ts';
import { twoShovels } from './activities/activity-shy-3.ts';
import { teaStall } from './activities/activity-shy-4.ts';
import { rampRaces } from './activities/activity-works-1.ts';
import { sinkOrFloat } from './activities/activity-works-2.ts';
import { shadowOutlines } from './activities/activity-works-3.ts';
import { cupTelephone } from './activities/activity-works-4.ts';
import { auntCalls, elevenChairs, grandfatherReads, motherReads } from './landing/families.ts';
import { giftCard } from './landing/gift-card.ts';
import type { Scene } from './scene.ts';
import { createAndImagine } from './themes/create-and-imagine.ts';
import { educator } from './themes/educator.ts';
import { feelingShy } from './themes/feeling-shy.ts';
import { helloWorld } from './themes/hello-world.ts';
import { howDoesItWork } from './themes/how-does-it-work.ts';
import { iCanDoIt } from './themes/i-can-do-it.ts';
import { myBigFeelings } from './themes/my-big-feelings.ts';
import { readyToLearn } from './themes/ready-to-learn.ts';
import { welcomeBaby } from './themes/welcome-baby.ts';

/** Every scene that the shop has; a theme's scene bears the theme's id, an activity's the activity's. */
export const scenes: readonly Scene[] = [
  helloWorld,
  iCanDoIt,
  myBigFeelings,
  howDoesItWork,
  readyToLearn,
  createAndImagine,
  welcomeBaby,
  feelingShy,
  scarfPeekaboo,
  slowShadows,
  leavesOverhead,
  oldestSong,
  lidMail,
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
  spoonForEverybody,
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
  educator,
  elevenChairs,
  grandfatherReads,
  motherReads,
  giftCard,
  auntCalls,
];

/** The scene of that name, or undefined. */
export const findScene = (name: string): Scene | undefined =>
  scenes.find((scene) => scene.name === name);
