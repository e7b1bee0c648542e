import { expect, type Locator, type Page } from '@playwright/test';

/** More presses of Tab than any of our pages has stops before its main act. */
const MOST_STOPS = 60;

/** Presses Tab until the element has the focus. Fails if it cannot be reached, or cannot be seen when it is. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((node) => node === document.activeElement)) {
      await expect(element).toBeInViewport();
      return;
    }
  }
  await expect(element, 'reached by Tab').toBeFocused({ timeout: 1 });
}
