/** How often a process says that it lives, in ms. */
export const BEAT_MS = 1_000;
