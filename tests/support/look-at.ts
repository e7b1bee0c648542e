import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Looks at the page as it stands, wide and narrow, by day and by lamplight: no serious or critical finding of axe, and
 * nothing to scroll sideways. Names the state in what it says.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await lightWith(page, 'light');
    const byDay = await findings(lookingAt(page));
    expect.soft(byDay, `${state}, ${width} px by day`).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wider, `pixels that ${state} is wider than ${width}`).toBeLessThanOrEqual(0);

    // By lamplight the page is the same but for its colors.
    await lightWith(page, 'dark');
    const byNight = await findings(lookingAt(page).withRules('color-contrast'));
    expect.soft(byNight, `${state}, ${width} px by lamplight`).toEqual([]);
  }
}

/** Our pages have no frames, so axe may run in the page itself; with the findings only, it takes half the time. */
const lookingAt = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`));
}

/** Colors that are still on their way from day to night have no contrast to speak of. */
async function lightWith(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
