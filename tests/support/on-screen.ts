import { expect, type Locator, type Page } from '@playwright/test';

/** A toast with this title; `words` are its description. */
export function toast(page: Page, title: string, words = ''): Locator {
  return page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ hasText: words });
}

/**
 * Waits until toasts can be shown: their viewport is fetched when the page is idle, and without a network it could not be any
 * more. (A quiet network was waited for here, and on a busy machine it was quiet before the page was idle.)
 */
export async function toastsCanBeShown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['.js', '.css'].every((end) =>
      fetched.some((name) => name.includes('toast-viewport') && name.endsWith(end)),
    );
  });
}

/** Follows a link of the header: on narrow screens it is behind the menu's button. */
export async function goByHeader(
  page: Page,
  link: 'Books' | 'My Profile' | 'My Orders' | 'Sign In',
) {
  const header = page.getByRole('banner');
  const direct = link === 'Books' || link === 'Sign In';
  if (!direct || isPhone(page)) await openMenu(page);
  await header.getByRole('link', { name: link }).click();
}

/**
 * Whether the header is the narrow one (specification, section 2). By the width and not by what is visible: a tab that has
 * just opened may not have its styles yet, and shows the buttons of both.
 */
const isPhone = (page: Page): boolean => page.viewportSize()!.width < 768;

/** Opens the menu with the viewer's rows: on narrow screens they share one with the links. */
export async function openMenu(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  if (isPhone(page)) await header.getByRole('button', { name: 'Menu' }).click();
  // Its name is the viewer's own, so it is found by what it opens.
  else await header.locator('button[popovertarget="user-menu"]').click();
}

/** The page of a preview that is looked at, from 1. */
export const previewPage = (page: Page, number: number): Locator =>
  page.getByRole('figure', { name: `Page ${number} of 5` });

/** Waits until the document's page is on the screen: a canvas that has been drawn on, in more than a few colors. */
export async function expectPainted(leaf: Locator): Promise<void> {
  const canvas = leaf.locator('canvas').filter({ visible: true });
  await expect(canvas).toBeVisible();
  await expect
    .poll(() => canvas.evaluate(countColors), { message: 'colors on the canvas' })
    .toBeGreaterThan(50);
}

/** Runs in the browser: how many different colors a grid of 64 by 64 points of the picture shows. */
function countColors(element: HTMLElement | SVGElement): number {
  const canvas = element as HTMLCanvasElement;
  const small = new OffscreenCanvas(64, 64).getContext('2d')!;
  small.drawImage(canvas, 0, 0, 64, 64);
  return new Set(new Uint32Array(small.getImageData(0, 0, 64, 64).data.buffer)).size;
}

/** Turns a preview by an arrow key, after the turn before has ended: for 300 ms nothing else turns. */
export async function pressArrow(page: Page, key: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
  await noneTurns(page);
  await page.keyboard.press(key);
}

/** Turns the preview forward until a page is open. */
export async function turnTo(page: Page, number: number): Promise<void> {
  for (;;) {
    // Looked at only when it rests: pressed while a page was still on its way, one more went by (page 5 for page 4).
    await noneTurns(page);
    if (await previewPage(page, number).isVisible()) return;
    await page.getByRole('button', { name: 'Next page' }).click();
  }
}

const noneTurns = (page: Page) =>
  expect(page.getByRole('figure', { name: /^Page \d of 5$/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );

/** The order of a book in My Orders: a row of the table, or a card on a narrow screen. */
export function orderOf(page: Page, childName: string): Locator {
  const main = page.getByRole('main');
  return main.getByRole('row').or(main.getByRole('listitem')).filter({ hasText: childName });
}

/** Opens what is folded behind a line, such as 'Hair' among a child's looks; pressing it again closes it. */
export const unfold = (page: Page, title: string): Promise<void> =>
  page
    .locator('summary')
    .filter({ has: page.getByText(title, { exact: true }) })
    .or(page.locator('summary').filter({ hasText: new RegExp(`^${title}$`) }))
    .click();
