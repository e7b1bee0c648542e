import { createAndImagine } from './create-and-imagine.ts';
import { feelingShy } from './feeling-shy.ts';
import { helloWorld } from './hello-world.ts';
import { howDoesItWork } from './how-does-it-work.ts';
import { iCanDoIt } from './i-can-do-it.ts';
import { myBigFeelings } from './my-big-feelings.ts';
import { readyToLearn } from './ready-to-learn.ts';
import type { Theme } from './theme.ts';
import { welcomeBaby } from './welcome-baby.ts';

/** The six themes of Explore, youngest first (specification, section 3: Theme). */
export const exploreThemes: readonly Theme[] = [
  helloWorld,
  iCanDoIt,
  myBigFeelings,
  howDoesItWork,
  readyToLearn,
  createAndImagine,
];

/** Every theme with a page: those of Explore, and two for an occasion. */
export const themes: readonly Theme[] = [...exploreThemes, welcomeBaby, feelingShy];

/** The theme of that id, or undefined. */
export const findTheme = (id: string): Theme | undefined => themes.find((theme) => theme.id === id);
