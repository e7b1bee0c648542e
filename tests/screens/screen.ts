import { expect, type Page } from '@playwright/test';

/** Who looks: nobody known, or one of the demo shop's people (seeds/families.ts). */
export type Viewer = 'visitor' | 'grandparent' | 'parent' | 'admin';

/** A screen in one of its states. */
export type Screen = {
  /** A file's name, such as 'cart-empty'. */
  name: string;
  /** A line for who reads a list of them. */
  shows: string;
  /** Leads a page of a browser there. It may be led there twice, at any width. */
  open: (page: Page) => Promise<void>;
};

/** One that stands at an address as soon as its heading does. */
export const at = (path: string, name: string, shows: string): Screen => ({
  name,
  shows,
  open: (page) => goTo(page, path),
});

export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Presses until it is answered: before a page is hydrated, a press does nothing. */
export async function press(
  page: Page,
  button: string | RegExp,
  answer: (page: Page) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await answer(page);
  }).toPass({ timeout: 15_000 });
}

/** An answer that is a dialog. */
export const dialog = (name: string) => async (page: Page) => {
  await expect(page.getByRole('dialog', { name })).toBeVisible({ timeout: 3000 });
};
