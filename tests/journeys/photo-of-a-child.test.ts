import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/screens/look-at.ts';
import { tabTo } from '#tests/support/by-keyboard.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast, toastsCanBeShown, unfold } from '#tests/support/on-screen.ts';
import { portrait } from '#tests/support/portrait.ts';

const file = (buffer: Buffer, name = 'holiday.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
});

const photo = (page: Page) => page.getByRole('application', { name: /^The photo of/ });
const description = (page: Page) => page.getByLabel(/^Describe (your|the) child/);
const looks = (locator: Locator) => locator.locator('img').getAttribute('style');

/** Chooses a photo as a hand would, by the button. */
async function choose(page: Page, chosen: ReturnType<typeof file>, button = 'Upload Photo') {
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await picker).setFiles(chosen);
}

async function fillIn(page: Page, name: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('radio', { name: 'Sapling' }).check();
  await page.getByRole('radio', { name: 'Girl' }).check();
}

async function familyOf(page: Page) {
  return (await page.request.get('/api/children')).json();
}

test('a photo is uploaded, cut by dragging, saved, and shown again as it was cut', {
  tag: '@phone',
}, async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  await fillIn(page, 'Amara');
  await description(page).fill('Dark curls.');
  await choose(page, file(await portrait()));
  await expect(
    toast(page, 'Photo Uploaded', 'Photo has been uploaded successfully!'),
  ).toBeVisible();
  await expect(description(page)).toHaveValue('');

  await photo(page).scrollIntoViewIfNeeded();
  const box = (await photo(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await looks(photo(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + box.height / 4, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => looks(photo(page))).not.toBe(before);
  const cut = await looks(photo(page));

  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(toast(page, 'Success', 'Child added successfully')).toBeVisible();
  const [amara] = await familyOf(page);
  expect(amara).toMatchObject({ description: '', photo_crop: { x: 0.5, zoom: 1 } });
  // A quarter of the window is more than the half of the room above: the photo's edge stops it.
  expect(amara.photo_crop.y).toBeCloseTo(0, 1);
  const plate = page.getByRole('article', { name: 'Amara' });
  await expect(plate.getByRole('img', { name: 'Photo of Amara' })).toHaveAttribute('style', cut!);

  await page.getByRole('button', { name: 'Edit Amara' }).click();
  expect(await looks(photo(page))).toBe(cut);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Success', 'Child updated successfully')).toBeVisible();
  const [again] = await familyOf(page);
  expect(again.photo_crop).toEqual(amara.photo_crop);
});

test('photo and words exclude each other, and what was cleared can be brought back', async ({
  page,
  context,
}) => {
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  await fillIn(page, 'Amara');
  await description(page).fill('Dark curls.');
  await choose(page, file(await portrait()));
  await expect(photo(page)).toBeVisible();

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(description(page)).toHaveValue('Dark curls.');
  await page.getByRole('button', { name: 'Use the photo again' }).click();
  await expect(photo(page)).toBeVisible();
  await expect(description(page)).toHaveValue('');

  await description(page).pressSequentially('Red');
  await expect(photo(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Use the photo again' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(page.getByRole('article', { name: 'Amara' })).toBeVisible();
  expect(await familyOf(page)).toMatchObject([{ description: 'Red', photo_url: null }]);
});

test('a guess from the photo is offered, and decides nothing until it is set', async ({
  page,
  context,
}) => {
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  await fillIn(page, 'Amara');
  await choose(page, file(await portrait()));
  const panel = page.getByRole('region', { name: 'How we will draw Amara' });
  await expect(panel.getByText('A guess from the photo')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText(['Brown skin', 'Dark brown hair']);
  const drawing = panel.getByRole('img', { name: 'Amara, as we draw them' });
  const undecided = await drawing.getAttribute('src');
  await unfold(page, 'Choose the looks yourself');
  await unfold(page, 'Skin');
  await expect(page.getByRole('radio', { name: 'As described' }).first()).toBeChecked();

  await panel.getByRole('button', { name: 'Set it' }).click();
  await expect(panel.getByRole('button', { name: 'It is set' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Brown', exact: true }).first()).toBeChecked();
  await expect(drawing).not.toHaveAttribute('src', undecided!);
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(page.getByRole('article', { name: 'Amara' })).toBeVisible();
  expect(await familyOf(page)).toMatchObject([
    { traits: { skin: 'brown', hairColor: 'darkBrown' } },
  ]);
});

test('a gift needs no photo, and takes one', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/onboarding?flow=gift');
  await page.getByLabel('Name').fill('Lina');
  await page.getByRole('radio', { name: 'Sprout' }).check();
  await expect(page.getByLabel('Describe the child')).toBeVisible();
  await choose(page, file(await portrait()));
  await expect(photo(page)).toBeVisible();
  await page.getByRole('button', { name: 'Choose a book' }).click();
  await expect(toast(page, 'Child Saved')).toBeVisible();
  expect((await familyOf(page))[0].photo_url).toContain('/lina_');
});

test('in onboarding a photo is kept through Back and a reload', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/onboarding');
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillIn(page, 'Milo');
  for (const [list, value] of [
    ['Year', '2022'],
    ['Month', 'March'],
    ['Day', '9'],
  ] as const) {
    await page.getByRole('combobox', { name: list }).selectOption(value);
  }
  await choose(page, file(await portrait()));
  await expect(photo(page)).toBeVisible();
  await page.getByRole('button', { name: 'Next child' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Child 2 of 2');
  await expect(photo(page)).toBeHidden();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(photo(page)).toBeVisible();
  await page.reload();
  await expect(photo(page)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Milo');
});

test('a child with a photo is added by the keyboard alone', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  await expect(page.getByRole('heading', { name: 'Add Child', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Amara');
  await tabTo(page, page.getByRole('combobox', { name: 'Year' }));
  await page.keyboard.type('2021');
  await tabTo(page, page.getByRole('radio', { name: 'Seedling' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Sprout' })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'Boy' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Girl' })).toBeChecked();

  // Asked for before the walk to the button: pressed at once, Enter came before the browser had begun to listen.
  const picker = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Upload Photo' }));
  await page.keyboard.press('Enter');
  await (await picker).setFiles(file(await portrait()));
  await expect(toast(page, 'Photo Uploaded')).toBeVisible();
  await tabTo(page, photo(page));
  const place = () =>
    photo(page)
      .locator('img')
      .evaluate((image) => [image.style.objectPosition, image.style.scale]);
  expect(await place()).toEqual(['50% 50%', '1']);
  for (let n = 0; n < 30; n++) await page.keyboard.press('ArrowDown');
  await expect.poll(place).toEqual(['50% 0%', '1']);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(async () => (await place())[1]).toBe('1.21');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => Number.parseFloat((await place())[0]!)).toBeGreaterThan(50);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect.poll(async () => (await place())[1]).toBe('1');

  await tabTo(page, page.getByRole('button', { name: 'Add Child' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Photo of Amara' })).toBeVisible();
});

test('what cannot be a photo is refused in the specified words', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  // Failures stay until they are put away: the next one must not be mistaken for the last.
  const failed = async (words: string) => {
    const message = toast(page, 'Upload Failed', `Failed to upload photo: ${words}`);
    await message.getByRole('button').click();
    await expect(message).toBeHidden();
  };

  // Without a name there is nothing to keep it under; it goes off as soon as there is one.
  await choose(page, file(await portrait()));
  await failed('Missing required parameters for photo upload');
  await expect(page.getByText('Please tell us the name first')).toBeVisible();
  await fillIn(page, 'Amara');
  await expect(toast(page, 'Photo Uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await description(page).fill('Dark curls.');

  await choose(page, file(Buffer.from('%PDF-1.7'), 'photo.pdf', 'application/pdf'));
  await failed('Please choose a JPEG, PNG, WebP or AVIF picture');
  await choose(page, file((await portrait()).subarray(0, 3000)));
  await failed('The picture is damaged or incomplete');

  await expect(description(page)).toHaveValue('Dark curls.');
});

test('a lost connection and an ended session lose neither photo nor words', async ({
  page,
  context,
}) => {
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  await fillIn(page, 'Amara');
  await description(page).fill('Dark curls.');
  await toastsCanBeShown(page);
  await context.setOffline(true);
  await choose(page, file(await portrait()));
  await expect(
    toast(page, 'Upload Error', 'An error occurred while uploading the photo.'),
  ).toBeVisible();
  await expect(description(page)).toHaveValue('Dark curls.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(photo(page)).toBeVisible();

  await context.clearCookies();
  await choose(page, file(await portrait()), 'Change photo');
  await expect(
    toast(page, 'Upload Error', "Please make sure you're logged in and have selected a file."),
  ).toBeVisible();
  await expect(photo(page)).toBeVisible();
});

test('somebody else who has signed in meanwhile is told so', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  await page.getByLabel('Name').fill('Amara');
  await moveIn(context);
  await choose(page, file(await portrait()));
  await expect(
    toast(page, 'Upload Failed', 'Failed to upload photo: User ID mismatch'),
  ).toBeVisible();
});

test('an upload tells how far it is, can be stopped, and the form waits for it', async ({
  page,
  context,
}) => {
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  await fillIn(page, 'Amara');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/storage/child_photos', async (route) => {
    await held.promise;
    await route.continue();
  });
  await choose(page, file(await portrait()));
  const progress = page.getByRole('progressbar', { name: 'Uploading the photo' });
  await expect(progress).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(progress).toBeHidden();
  await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeVisible();

  await choose(page, file(await portrait()));
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(page.getByText('One moment, the photo is still on its way')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('article', { name: 'Amara' })).toBeVisible();
  expect(await familyOf(page)).toMatchObject([{ photo_url: expect.stringContaining('/amara_') }]);
});

test('a dropped photo is taken; a dropped word is no file', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  await page.getByLabel('Name').fill('Amara');
  const place = page.getByRole('button', { name: 'Upload Photo' });
  const drop = (base64: string | null) =>
    place.evaluate((element, content) => {
      const carried = new DataTransfer();
      if (content) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        carried.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
      } else carried.setData('text/plain', 'a word');
      const event = new DragEvent('drop', {
        bubbles: true,
        cancelable: true,
        dataTransfer: carried,
      });
      element.dispatchEvent(event);
    }, base64);
  await drop(null);
  await expect(
    toast(page, 'Upload Error', "Please make sure you're logged in and have selected a file."),
  ).toBeVisible();
  await drop((await portrait()).toString('base64'));
  await expect(photo(page)).toBeVisible();
});

test('the form with a photo, looked at', { tag: '@all' }, async ({ page, context }) => {
  test.setTimeout(180_000);
  await moveIn(context);
  await page.goto('/profile?add_child=true');
  await fillIn(page, 'Amara');
  await choose(page, file(await portrait()));
  await expect(page.getByText('A guess from the photo')).toBeVisible();
  await unfold(page, 'Choose the looks yourself');
  await unfold(page, 'Hair');
  await expectAccessible(page, 'a form for a child with a photo');
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(page.getByRole('img', { name: 'Photo of Amara' })).toBeVisible();
  await expectAccessible(page, 'a bookplate with a photo');
});
