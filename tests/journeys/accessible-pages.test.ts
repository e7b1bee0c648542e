import { allScreens } from '#tests/screens/all-screens.ts';
import { enterAs } from '#tests/screens/enter-as.ts';
import { expectAccessible } from '#tests/screens/look-at.ts';
import { allWays, type Way } from '#tests/screens/look-ways.ts';
import type { Viewer } from '#tests/screens/screen.ts';
import { test } from '#tests/support/journey.ts';
import { someOf } from '#tests/support/some-of.ts';

/**
 * `npm run test:all` looks at every screen in all six ways. `npm test` looks at a quarter of them, by the run's seed, each in one way:
 * the next screen's is the next way, so that every width and every choice of colors is met. All of them in one way took 4 of
 * the 14 minutes of a run.
 */
const waysOf = (place: number): readonly Way[] =>
  process.env.TEST_ALL ? allWays : [allWays[place % allWays.length]!];

test.describe.configure({ timeout: process.env.TEST_ALL ? 900_000 : 480_000 });

for (const [viewer, screens] of Object.entries(allScreens)) {
  test.describe(() => {
    // One of the screens is about answers that fail.
    test.use({ isBroken: viewer === 'parent' });
    test(`every screen for everybody: ${viewer}`, async ({ page, context }) => {
      await enterAs(context, viewer as Viewer);
      const inPlace = screens.map((screen, place) => ({ ...screen, place }));
      for (const { name, open, place } of someOf(`screens of a ${viewer}`, inPlace, 4)) {
        const ways = waysOf(place);
        await page.setViewportSize({ width: ways[0]!.width, height: 844 });
        await open(page);
        await expectAccessible(page, name, ways);
      }
    });
  });
}
