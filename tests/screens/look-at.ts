import { expect, type Page } from '@playwright/test';
import { findByAce } from './engines/ace.ts';
import { findByAxe } from './engines/axe.ts';
import { findSmallTargets } from './engines/targets.ts';
import { findByValidator } from './engines/validator.ts';
import { allWays, type Way } from './look-ways.ts';

/**
 * Looks at the page as it stands, in each of these ways: nothing to find for two engines of accessibility (A and AA, and
 * contrast at AAA) and for a validator of HTML, nothing too small for a thumb, and nothing to scroll sideways.
 *
 * @param state what the page shows, for whoever reads what was found
 */
export async function expectAccessible(
  page: Page,
  state: string,
  ways: readonly Way[] = allWays,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await unfoldAll(page);
  for (const way of ways) {
    const where = `${state}, ${way.width} px, ${way.colors}`;
    const forced = way.colors === 'forced';
    await lookIn(page, way);
    expect.soft(await findByAxe(page, forced), `axe: ${where}`).toEqual([]);
    expect.soft(await findByAce(page, forced), `ACE: ${where}`).toEqual([]);
    expect.soft(await findSmallTargets(page), `targets: ${where}`).toEqual([]);
    expect.soft(await sideways(page), `pixels too wide: ${where}`).toBeLessThanOrEqual(0);
  }
  // At 400 % zoom a screen of 1280 px is 320 px wide (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await sideways(page), `pixels too wide: ${state}, 320 px`).toBeLessThanOrEqual(0);
  expect.soft(await findByValidator(await page.content()), `HTML: ${state}`).toEqual([]);
}

/** What is folded has no name for an engine, and is somebody's next press. */
const unfoldAll = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });

async function lookIn(page: Page, { width, colors }: Way): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({
    colorScheme: colors === 'lamplight' ? 'dark' : 'light',
    forcedColors: colors === 'forced' ? 'active' : 'none',
  });
  // Colors that are still on their way from day to night have no contrast to speak of.
  await page.evaluate(() => {
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
