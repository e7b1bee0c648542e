import type { Page } from '@playwright/test';

/**
 * The frames of what moved: after how many ms the first was there, how many came, how many were due from then on at 60 a second, and
 * the longest wait for the next one, in ms.
 */
export type Frames = { start: number; drawn: number; due: number; longest: number };

const FRAME_MS = 1000 / 60;
const CATEGORIES = [
  'blink.animations',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

type TraceEvent = { name: string; ts: number };

/**
 * Counts the frames that the compositor brought onto the screen while animations ran, by Chromium's own trace: a leaf goes on
 * turning there while the page's thread is busy, which requestAnimationFrame would not see.
 */
export async function countFrames(page: Page, move: () => Promise<unknown>): Promise<Frames> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: CATEGORIES });
  await move();
  const trace = await browser.stopTracing();
  const events: TraceEvent[] = JSON.parse(trace.toString()).traceEvents;
  // From when it is asked for; it has several marks, the last of which is its end.
  const moving = events.filter(({ name }) => name === 'Animation').map(({ ts }) => ts);
  const begun = Math.min(...moving);
  const ended = Math.max(...moving);
  const drawn = events
    .filter(({ name, ts }) => name === 'DrawFrame' && ts >= begun && ts <= ended)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const first = drawn[0] ?? ended;
  const waits = [...drawn, ended].map((ts, n) => (ts - (drawn[n - 1] ?? first)) / 1000);
  return {
    start: (first - begun) / 1000,
    drawn: drawn.length,
    due: (ended - first) / 1000 / FRAME_MS,
    longest: Math.max(...waits),
  };
}
