import { PDFDocument } from '@cantoo/pdf-lib';
import type { Locator, Page } from '@playwright/test';
import { activities } from '#content/activities/find-activity.ts';
import { themes } from '#content/themes/find-theme.ts';
import { expect, test } from '#tests/support/journey.ts';
import { toast } from '#tests/support/on-screen.ts';
import { portrait } from '#tests/support/portrait.ts';
import { someOf } from '#tests/support/some-of.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const search = (page: Page) => page.getByRole('searchbox');
const cards = (page: Page) => page.getByRole('link', { name: 'Explore Activities' });
const entry = (page: Page, title: string) => page.getByRole('article', { name: title });

test('Explore: what is asked stands in the address, and the answer follows the typing', async ({
  page,
}) => {
  await page.goto('/explore');
  await expect(page.getByText('Wonder is where learning begins.')).toBeVisible();
  await expect(search(page)).toHaveAttribute(
    'placeholder',
    'Search by age, interest, or activity...',
  );
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('');

  await search(page).pressSequentially('MONTHS');
  await expect(page.getByText('2 results found')).toBeVisible();
  await expect(page).toHaveURL('/explore?q=MONTHS');
  await expect(search(page)).toBeFocused();
  await search(page).fill('music');
  await expect(page.getByText('1 result found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Create and Imagine' })).toBeVisible();

  // Once said that nothing was found, right above what it had found.
  await search(page).fill('shy');
  await expect(page.getByText('1 result found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Feeling Shy' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeHidden();
  await search(page).fill('flashlight');
  await expect(page.getByText('1 activity found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Slow Shadows' })).toBeVisible();

  await search(page).fill('quantum "physics"');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expect(
    page.getByText(
      'We couldn\'t find any activities matching "quantum "physics"". Try adjusting your search terms.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(cards(page)).toHaveCount(6);
  await expect(search(page)).toHaveValue('');

  await page.goBack();
  await expect(search(page)).toHaveValue('quantum "physics"');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search answers on Enter, and folded sections open', async ({ page }) => {
    await page.goto('/explore');
    await search(page).fill('2-3 years');
    await search(page).press('Enter');
    await expect(page.getByText('1 result found')).toBeVisible();
    await cards(page).click();
    await expect(h1(page)).toHaveText('My Big Feelings');
    await page.goto('/activity/activity-feelings-1');
    const question = page.getByText('What does the bear do when it rains?');
    await expect(question).toBeHidden();
    await page.getByText('Questions to Ask Your Child').click();
    await expect(question).toBeVisible();
  });
});

test('a theme: its books, its educator, and what is said on the page stays on the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/theme/hello-world');
  await expect(h1(page)).toHaveText('Hello, World');
  const books = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Create book' }) });
  await expect(books).toHaveCount(2);
  await expect(books.first()).toContainText('Read-aloud');
  await expect(books.last()).toContainText('Learn-to-read');
  const title = (await books.last().getByRole('heading').textContent()) ?? '';
  await expect(books.last()).toContainText(/\$\d+\.\d\d/);

  const heart = books.last().getByRole('button', { name: `Add ${title} to favorites` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await books.last().getByRole('button', { name: 'Create book' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Personalize Your Book' }).click();
  await expect(
    toast(
      page,
      'Book requires personalization',
      `Please visit the book detail page to personalize ${title} for a child.`,
    ),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const film = page.getByRole('link', { name: /^Watch the video/ });
  await expect(film).toHaveAttribute('href', /^https:/);

  const shadows = entry(page, 'Slow Shadows');
  await expect(shadows).toContainText('10 minutes, 4-12 MONTHS');
  const like = shadows.getByRole('button', { name: /^Like/ });
  await expect(like).toHaveText('');
  await expect(shadows.getByText('Comments:')).toHaveCount(0);
  await like.click();
  await expect(like).toHaveText('1');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveText('');

  const comment = shadows.getByRole('textbox');
  const send = shadows.getByRole('button', { name: 'Send comment' });
  await expect(send).toBeDisabled();
  await comment.fill('   ');
  await expect(send).toBeDisabled();
  await comment.press('Enter');
  await expect(shadows.getByText('Comments:')).toHaveCount(0);
  await comment.fill('She waved at the rabbit');
  await comment.press('Enter');
  await expect(comment).toHaveValue('');
  await comment.fill('Twice');
  await send.click();
  await expect(shadows.getByRole('list', { name: /^Comments/ }).getByRole('listitem')).toHaveText([
    /You.*She waved at the rabbit/,
    /You.*Twice/,
  ]);
  await expect(shadows.getByText('Comments: 2')).toBeVisible();
  await expect(entry(page, 'The Scarf and the Face').getByText('Comments:')).toHaveCount(0);

  await shadows.getByRole('button', { name: 'Share Slow Shadows' }).click();
  await expect(
    toast(page, 'Link copied', 'Activity link has been copied to your clipboard.'),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL('/activity/activity-hello-2', page.url()).href,
  );

  await page.reload();
  await expect(entry(page, 'Slow Shadows').getByText('Comments:')).toHaveCount(0);
  await entry(page, 'Slow Shadows').getByRole('link', { name: 'View details' }).click();
  await expect(h1(page)).toHaveText('Slow Shadows');
});

test('an activity: folded, loved, noted, and back to its theme', async ({ page }) => {
  await page.goto('/activity/activity-works-2');
  for (const title of ['About This Activity', 'Supplies Needed', 'Steps to Set Up']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByText('small children can drown')).toBeVisible();
  await expect(page.getByText('Roll up sleeves.')).toBeVisible();
  // Of the steps only the preparation is shown.
  await expect(page.getByText('Lower it in, do not throw.')).toHaveCount(0);

  const why = page.getByText('An apple pushes back when you hold it under');
  await expect(why).toBeHidden();
  await page.getByRole('heading', { name: 'Why This Matters' }).click();
  await expect(why).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Philosophical background' })).toBeVisible();
  await page.getByRole('heading', { name: 'Why This Matters' }).click();
  await expect(why).toBeHidden();

  const favorite = page.getByRole('button', { name: 'Favorite: Will It Float?' });
  await favorite.click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');

  const block = page.getByRole('complementary', { name: 'Share Your Experience' });
  await expect(block.getByRole('button', { name: 'Send' })).toBeDisabled();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const bath = { name: 'bath.jpg', mimeType: 'image/jpeg', buffer: await portrait() };
  const splash = { name: 'splash.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') };
  await block.getByLabel('Upload Photo').setInputFiles(bath);
  await block.getByLabel('Upload Video').setInputFiles(splash);
  const photo = block.getByRole('listitem').first().locator('img');
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600);
  await block.getByRole('textbox').fill('The orange sank.\nWe ate it.');
  await block.getByRole('button', { name: 'Send' }).click();
  await expect(block.getByRole('listitem')).toHaveText([
    /You.*Photo: bath\.jpg/,
    /You.*Video: splash\.mp4/,
    /You.*The orange sank\.\nWe ate it\./,
  ]);
  expect(sent, 'nothing of it leaves the page').toEqual([]);

  await page.getByRole('link', { name: 'How Does It Work?' }).click();
  await expect(page).toHaveURL('/theme/how-does-it-work');
});

test('an activity fits on the fridge: everything unfolded, one sheet or two', async ({ page }) => {
  for (const { id, educationalPhilosophy } of someOf('activities on the fridge', activities)) {
    await page.goto(`/activity/${id}`);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    const paper = await PDFDocument.load(await page.pdf({ format: 'Letter' }));
    expect(paper.getPageCount(), id).toBeLessThanOrEqual(2);
    // What was folded before the printer came is folded again.
    await expect(page.getByText(educationalPhilosophy)).toBeHidden();
  }
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { name: 'Developmental benefits' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('Share Your Experience')).toBeHidden();
});

test('what does not exist is not found, by people and by programs', async ({ page }) => {
  const theme = await page.goto('/theme/no-such-theme');
  expect(theme?.status()).toBe(404);
  await expect(h1(page)).toHaveText('Gentle journey not found');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/explore');
  const activity = await page.goto('/activity/activity-hello-99');
  expect(activity?.status()).toBe(404);
  await expect(h1(page)).toHaveText('Activity not found');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/explore');
});

test('every link of every theme and activity leads to something, every picture is there', async ({
  page,
  request,
}) => {
  const pages = [
    '/explore',
    ...themes.map(({ id }) => `/theme/${id}`),
    ...activities.map(({ id }) => `/activity/${id}`),
  ];
  await page.goto('/healthz');
  const wanted = new Set<string>();
  for (const path of pages) {
    // Read as it is sent, not laid out and run.
    const html = await (await request.get(path)).text();
    for (const address of await page.evaluate(addressesIn, html)) wanted.add(address);
  }
  const ours = [...wanted].filter((address) => address.startsWith(new URL('/', page.url()).href));
  expect(ours.length).toBeGreaterThan(100);
  for (const address of ours) expect((await request.get(address)).status(), address).toBe(200);
});

/** Runs in the browser: what the main part of a page leads to and shows. */
function addressesIn(html: string): string[] {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')!;
  const all = (tag: string, attribute: string) =>
    [...main.querySelectorAll(tag)].map((element) => element.getAttribute(attribute) ?? '');
  const pictures = all('source', 'srcset').flatMap((set) =>
    set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
  );
  return [...all('a', 'href'), ...all('img', 'src'), ...pictures].map(
    (address) => new URL(address, document.URL).href,
  );
}

test('from the search to a comment without a mouse', async ({ page }) => {
  await page.goto('/explore');
  await tabTo(page, search(page));
  await page.keyboard.type('feelings');
  await expect(page.getByText('1 result found')).toBeVisible();
  await tabTo(page, cards(page));
  await page.keyboard.press('Enter');
  await expect(h1(page)).toHaveText('My Big Feelings');
  const weather = entry(page, 'The Weather Inside');
  await tabTo(page, weather.getByRole('button', { name: /^Like/ }));
  await page.keyboard.press('Space');
  await expect(weather.getByRole('button', { name: /^Like/ })).toHaveText('1');
  await tabTo(page, weather.getByRole('textbox'));
  await page.keyboard.type('Stormy');
  await page.keyboard.press('Enter');
  await expect(weather.getByText('Stormy', { exact: true })).toBeVisible();
  await page.goto('/activity/activity-feelings-1');
  await tabTo(page, page.locator('summary').filter({ hasText: 'Why This Matters' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is no bad card in the set.')).toBeVisible();
});

/** Presses Tab until the element has the focus. Fails if it cannot be reached, or cannot be seen when it is. */
async function tabTo(page: Page, element: Locator) {
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((node) => node === document.activeElement)) {
      await expect(element).toBeInViewport();
      return;
    }
  }
  await expect(element, 'reached by Tab').toBeFocused({ timeout: 1 });
}
