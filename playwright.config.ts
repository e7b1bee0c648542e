import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tests/support/browser.ts';
import type { JourneyOptions } from './tests/support/journey.ts';
import { notNow } from './tests/support/not-now.ts';

const browser = await findBrowser();

/**
 * `npm run test:all` tells every story, and what a family does at the kitchen table on a phone as well. `npm test` leaves
 * out those marked `@all`, and tells on a phone those marked `@phone`: what is another there. Who asks for stories by their
 * words gets them, marked or not.
 */
const all = Boolean(process.env.TEST_ALL) || process.argv.includes('-g');
const FAMILY =
  /(signing-in|family-profile|address|adding-a-child|changing-a-child|photo-of-a-child|hero-panel|plans|onboarding)\.test\.ts/;

/** `PROCESSES=two-of-each npm run journeys`: all stories once more, in a shop of two web and two worker processes. */
const inTwoOfEach = process.env.PROCESSES === 'two-of-each';

export default defineConfig<object, JourneyOptions>({
  testDir: 'tests/journeys',
  // What is heavy by nature is left to `npm run test:all`.
  testIgnore: notNow,
  projects: [
    { name: 'wide', ...(!all && { grepInvert: /@all/ }) },
    {
      name: 'phone',
      testMatch: FAMILY,
      // A look takes both widths by itself.
      ...(all ? { grepInvert: /, looked at/ } : { grep: /@phone/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  outputDir: 'test-results/journeys',
  // Every journey has a shop of its own, so they do not get in each other's way.
  fullyParallel: true,
  // Two such shops are ten busy processes more.
  workers: inTwoOfEach ? 1 : 2,
  // Twice what the longest needs where neighbors take two thirds of both cores.
  timeout: 180_000,
  // In a run of all, one story in a hundred may stumble over a machine that was busy elsewhere. It is told once more, and the
  // total names it: it is a race to be found, but no reason to hold everything else up.
  retries: all ? 0 : 1,
  // A book is made within ten seconds here, and within forty where eight others draw on the same two cores.
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    ...(inTwoOfEach && { processes: 'two-of-each' }),
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      env: { ...process.env, ...browser.env } as Record<string, string>,
      // A browser that phones home only slows the tests down, and fails where there is no way out.
      args: [
        ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
        ...['--disable-background-networking', '--disable-component-update'],
      ],
    },
  },
});
