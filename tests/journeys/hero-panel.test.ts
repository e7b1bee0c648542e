import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast, unfold } from '#tests/support/on-screen.ts';

const panel = (page: Page) => page.getByRole('region', { name: /^How we will draw/ });
const figure = (page: Page) => panel(page).getByRole('img', { name: /as we draw them$/ });

/** What a picture shows, dot by dot: two that look the same are the same text. */
const dotsOf = (picture: Locator): Promise<string> =>
  picture.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 130;
    canvas.height = 240;
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL();
  });

/** Does something and waits for the drawing that follows from it. */
async function redrawnAfter(page: Page, act: () => Promise<unknown>): Promise<string> {
  const before = await figure(page).getAttribute('src');
  await act();
  await expect(figure(page)).not.toHaveAttribute('src', before!);
  await expect(panel(page).getByRole('status')).toHaveText('Drawing updated');
  return dotsOf(figure(page));
}

test('the drawing follows what is typed; what is set wins, until it is left to the words again', {
  tag: '@phone',
}, async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  await expect(figure(page)).toBeVisible();
  await expect(panel(page).getByRole('status')).toBeEmpty();
  const description = page.getByLabel('Describe your child');
  const told = await redrawnAfter(page, () => description.fill('Long black hair, glasses.'));

  await unfold(page, 'Choose the looks yourself');
  await unfold(page, 'Glasses');
  const glasses = page.getByLabel('Glasses', { exact: true });
  const without = await redrawnAfter(page, () => glasses.selectOption('none'));
  expect(without).not.toBe(told);
  // A color is offered only as long as there is something to color.
  const color = page.getByRole('group', { name: 'Color of the glasses' });
  await expect(color).toBeHidden();
  expect(await redrawnAfter(page, () => glasses.selectOption(''))).toBe(told);
  await expect(color).toBeVisible();

  await page.getByLabel('Name').fill('Amara');
  await expect(page.getByRole('heading', { name: 'How we will draw Amara' })).toBeVisible();

  // What no drawing follows is said; and a form that is opened again has the same words and is about the same child.
  const words = 'Long black hair, braces.';
  const last = await redrawnAfter(page, () => description.fill(words));
  await expect(panel(page)).toContainText("We don't know how to draw braces yet.");
  await page.goto('/profile?add_child=true');
  await expect(description).toHaveValue(words);
  await expect(figure(page)).toBeVisible();
  await expect.poll(() => dotsOf(figure(page))).toBe(last);
});

test('what the panel shows is what is saved, and it is shown again', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  await expect(figure(page)).toBeVisible();
  await page.getByLabel('Name').fill('Amara');
  await page.getByRole('radio', { name: 'Sprout' }).check();
  await unfold(page, 'Choose the looks yourself');
  await unfold(page, 'Hair');
  // Nobody is drawn with pink hair or cornrows by chance, so both are sure to be drawn anew.
  await redrawnAfter(page, async () => {
    await page.getByRole('radio', { name: 'Girl' }).check();
    await page.getByLabel('Describe your child').fill('Pink hair.');
  });
  await redrawnAfter(page, () => page.getByLabel('Hair', { exact: true }).selectOption('cornrows'));
  // By the keyboard, as a group of radios is.
  await unfold(page, 'Clothes');
  const cloth = page.getByRole('group', { name: 'Color of the clothes' });
  await cloth.getByRole('radio', { name: 'Maroon' }).focus();
  const shown = await redrawnAfter(page, () => page.keyboard.press('Space'));
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(toast(page, 'Success', 'Child added successfully')).toBeVisible();

  // Nobody described the skin or the clothes: they stay as the panel showed them.
  const card = page.getByRole('article', { name: 'Amara' }).getByRole('img');
  expect(await dotsOf(card)).toBe(shown);
  const [child] = await (await page.request.get('/api/children')).json();
  expect(child.traits).toEqual({ hair: 'cornrows', clothesColor: 'maroon' });

  await page.getByRole('button', { name: 'Edit Amara' }).click();
  await expect(page.getByLabel('Hair', { exact: true })).toHaveValue('cornrows');
  await expect(figure(page)).toBeVisible();
  expect(await dotsOf(figure(page))).toBe(shown);
});

test('on a phone the drawing stays in view above the field', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  await expect(figure(page)).toBeVisible();
  await page.getByLabel('Describe your child').focus();
  await page.getByLabel('Describe your child').press('x');
  await expect(figure(page)).toBeInViewport();
  await expect(page.getByLabel('Describe your child')).toBeInViewport();
});
