import { helpersBasket } from './activities/activity-baby-1.ts';
import { houseTour } from './activities/activity-baby-2.ts';
import { lidMail } from './activities/activity-can-1.ts';
import { sockMountain } from './activities/activity-can-2.ts';
import { islandMap } from './activities/activity-create-1.ts';
import { kitchenOrchestra } from './activities/activity-create-2.ts';
import { weatherInside } from './activities/activity-feelings-1.ts';
import { stompAndMelt } from './activities/activity-feelings-2.ts';
import { scarfPeekaboo } from './activities/activity-hello-1.ts';
import { slowShadows } from './activities/activity-hello-2.ts';
import { lettersInFlour } from './activities/activity-learn-1.ts';
import { spoonForEverybody } from './activities/activity-learn-2.ts';
import { puppetGoesFirst } from './activities/activity-shy-1.ts';
import { windowWaves } from './activities/activity-shy-2.ts';
import { rampRaces } from './activities/activity-works-1.ts';
import { sinkOrFloat } from './activities/activity-works-2.ts';
import { auntCalls, elevenChairs, grandfatherReads, motherReads } from './landing/families.ts';
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
  lidMail,
  sockMountain,
  weatherInside,
  stompAndMelt,
  rampRaces,
  sinkOrFloat,
  lettersInFlour,
  spoonForEverybody,
  islandMap,
  kitchenOrchestra,
  helpersBasket,
  houseTour,
  puppetGoesFirst,
  windowWaves,
  educator,
  elevenChairs,
  grandfatherReads,
  motherReads,
  auntCalls,
];

/** The scene of that name, or undefined. */
export const findScene = (name: string): Scene | undefined =>
  scenes.find((scene) => scene.name === name);
