import { expect, type Page } from '@playwright/test';
import { expectPainted, openMenu, previewPage, toast } from '#tests/support/on-screen.ts';
import { at, dialog, goTo, press, type Screen } from './screen.ts';

async function chooseChild(page: Page): Promise<void> {
  await goTo(page, '/book/2');
  await press(page, 'Create book', dialog('Who is this book for?'));
  await page.getByRole('dialog').getByRole('radio', { name: 'Theo' }).check();
}

/** The page of an order whose book is at this stage. */
async function openOrder(page: Page, stage: string): Promise<void> {
  const orders: { id: string; making: { stage: string } | null }[] = await (
    await page.request.get('/api/orders')
  ).json();
  const order = orders.find(({ making }) => making?.stage === stage);
  await goTo(page, `/orders/${order?.id}`);
}

/** The page of an order of the book that the family has reviewed. */
async function openReviewed(page: Page): Promise<void> {
  const orders: { id: string; book_title: string }[] = await (
    await page.request.get('/api/orders')
  ).json();
  const order = orders.find(({ book_title }) => book_title === 'Boots for an Octopus');
  await goTo(page, `/orders/${order?.id}`);
  await page.getByRole('heading', { name: 'Change your review' }).click();
  await expect(page.getByLabel('What you would tell others')).toBeVisible();
}

/** The form that corrects a book; it is open already where something is proposed. */
async function openForm(page: Page): Promise<void> {
  await openOrder(page, 'checking');
  const show = page.getByRole('button', { name: 'Show what changes' });
  if (!(await show.isVisible())) await page.getByRole('heading', { name: 'Fix something' }).click();
  await expect(show).toBeVisible();
}

/** A bought book, as soon as it is made: this screen may be the first that is looked at in a new shop. */
async function madeOrder(page: Page): Promise<string> {
  let made: { id: string } | undefined;
  await expect(async () => {
    const orders: { id: string; book_status: string | null }[] = await (
      await page.request.get('/api/orders')
    ).json();
    made = orders.find((order) => order.book_status === 'made');
    expect(made).toBeDefined();
  }).toPass();
  return made!.id;
}

/** A bought book in the reading room, at a moment of the story. */
async function openRoom(page: Page): Promise<void> {
  await goTo(page, `/orders/${await madeOrder(page)}/read`);
  const book = page.getByRole('region', { name: 'Reading room' }).locator('.room-book');
  await expect(book).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('slider').fill('5');
  await expect(page.getByRole('slider')).toHaveValue('5');
  await expect(book.getByText('Turning the page')).toHaveCount(0);
  await expect(book).toHaveAttribute('aria-busy', 'false');
}

/** What is left on the gift card that the family has bought; its letters come by mail as soon as the shop is open. */
async function seeBalance(page: Page): Promise<void> {
  let code: string | undefined;
  await expect(async () => {
    const inbox = await page.request.get('/sandbox/inbox.json?to=parent@example.com');
    const mails: { text: string }[] = await inbox.json();
    code = mails.map(({ text }) => /[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/.exec(text)?.[0]).find(Boolean);
    expect(code).toBeDefined();
  }).toPass();
  await goTo(page, '/gift-cards/balance');
  await page.getByLabel('The letters on the card').fill(code!);
  await page.getByRole('button', { name: 'See what is left' }).click();
  await expect(page.getByText('$34.02 left')).toBeVisible();
}

/** What is seen by a family that has children, an address, a cart and orders. */
export const parentScreens: Screen[] = [
  at('/', 'home', 'Home of a family'),
  {
    name: 'menu',
    shows: "The header's menu",
    open: async (page) => {
      await goTo(page, '/');
      await openMenu(page);
    },
  },
  at('/books', 'books-family', 'All books, with a child on the covers'),
  { name: 'create', shows: 'Who a book is for', open: chooseChild },
  {
    name: 'confirm',
    shows: 'The last look before the payment page',
    open: async (page) => {
      await chooseChild(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Buy Now' }).click();
      const confirming = page.getByRole('dialog', { name: 'Personalize and confirm' });
      await expect(confirming.getByRole('group', { name: 'Goes to' })).toBeVisible();
    },
  },
  {
    name: 'preview-ready',
    shows: 'A preview that was made for a child',
    open: async (page) => {
      await goTo(page, '/book/2/preview');
      await page.getByRole('link', { name: 'Amira' }).click();
      await expect(page.getByText('with Amira')).toBeVisible();
      await expectPainted(previewPage(page, 1));
    },
  },
  {
    name: 'shared',
    shows: 'A preview that somebody was sent',
    open: async (page) => {
      const latest = await (await page.request.get('/api/book_previews/latest')).json();
      const made = await page.request.post('/api/book_previews/links', {
        data: { child_id: latest[0].child_id, book_id: latest[0].book_id },
      });
      await expect(made).toBeOK();
      await goTo(page, new URL((await made.json()).url).pathname);
      await expectPainted(previewPage(page, 1));
    },
  },
  at('/profile', 'profile', 'The family profile'),
  at('/profile?edit=true&section=address', 'profile-parent', 'The form for the parent'),
  {
    name: 'profile-child',
    shows: 'The form for a child of the family',
    open: async (page) => {
      const [child] = await (await page.request.get('/api/children')).json();
      await goTo(page, `/profile?edit_child=${child.id}`);
    },
  },
  {
    name: 'profile-delete-child',
    shows: 'The dialog before a child is deleted',
    open: async (page) => {
      await goTo(page, '/profile');
      await press(page, 'Delete Theo', dialog('Delete Theo?'));
    },
  },
  {
    name: 'profile-delete-account',
    shows: 'The dialog before an account is deleted',
    open: async (page) => {
      await goTo(page, '/profile');
      await press(page, 'Delete account', dialog('Delete your account?'));
    },
  },
  at('/cart', 'cart', 'A cart'),
  {
    name: 'cart-clear',
    shows: 'The dialog before a cart is emptied',
    open: async (page) => {
      await goTo(page, '/cart');
      await press(page, 'Clear Cart', dialog('Clear your cart?'));
    },
  },
  at(
    '/checkout/confirmation?session_id=cs_demo_2_completed',
    'confirmation-success',
    'After a payment',
  ),
  at(
    '/checkout/confirmation?session_id=cs_demo_5_pending',
    'confirmation-pending',
    'While a payment is on its way',
  ),
  at(
    '/checkout/confirmation?status=expired',
    'confirmation-expired',
    'A payment page that expired',
  ),
  at('/checkout/confirmation?status=error', 'confirmation-error', 'A payment that failed'),
  at(
    '/gift-cards/confirmation?session_id=cs_demo_card_completed',
    'gift-card-bought',
    'After a gift card was paid',
  ),
  { name: 'gift-card-balance', shows: 'What is left on a gift card', open: seeBalance },
  at('/orders', 'orders', 'Orders in every status'),
  {
    name: 'order',
    shows: 'An order whose book is checked',
    open: (page) => openOrder(page, 'checking'),
  },
  {
    name: 'order-review',
    shows: 'An order with what the family says of its book',
    open: openReviewed,
  },
  {
    name: 'order-cancel',
    shows: 'The question before a paid book is canceled',
    open: async (page) => {
      await openOrder(page, 'checking');
      await press(page, 'Cancel this book', dialog('Cancel this book?'));
    },
  },
  {
    name: 'order-fixing',
    shows: 'The form that corrects a book',
    open: async (page) => {
      await openForm(page);
    },
  },
  {
    name: 'reading',
    shows: 'A bought book in the reading room, at a moment of the story',
    open: openRoom,
  },
  {
    name: 'reading-words',
    shows: 'The same book, with its words at their largest',
    open: async (page) => {
      await openRoom(page);
      for (const step of [1, 2]) {
        await page.getByRole('button', { name: `Larger words, ${step} of 3` }).click();
      }
    },
  },
  at('/collections', 'collections', 'Lovely'),
  {
    name: 'collections-told',
    shows: 'Lovely, telling how to buy a book',
    open: async (page) => {
      await goTo(page, '/collections');
      await press(page, 'Add to Cart', (page) =>
        expect(toast(page, '').first()).toBeVisible({ timeout: 3000 }),
      );
    },
  },
  {
    name: 'book-failed',
    shows: 'A book that could not be loaded',
    open: async (page) => {
      // Before the shelf: a link that is seen fetches its page ahead, and what had come by then was shown.
      await page.route('**/*.data*', (route) => route.fulfill({ status: 500 }));
      await goTo(page, '/books');
      await page.getByRole('main').getByRole('link', { name: 'What the Baby Said' }).click();
      await expect(page.getByRole('main')).toContainText('Error loading book');
      await page.unroute('**/*.data*');
    },
  },
  {
    name: 'erase',
    shows: 'What goes and what stays when everything about a child is erased',
    open: async (page) => {
      const orders: { child_id: string | null }[] = await (
        await page.request.get('/api/orders')
      ).json();
      const order = orders.find(({ child_id }) => child_id);
      await goTo(page, `/children/${order?.child_id}/erase`);
    },
  },
  {
    name: 'erased',
    shows: 'The receipt for it, which names nobody',
    open: async (page) => {
      const child = { name: 'Nobody', reading_level: 'Sprout', gender: 'Boy', description: 'Tall' };
      const added = await (await page.request.post('/api/children', { data: child })).json();
      const erased = await page.request.post(`/api/children/${added.id}/erase`);
      await goTo(page, `/erased/${(await erased.json()).id}`);
    },
  },
  // Last: its order shows the proposal from then on.
  {
    name: 'order-changes',
    shows: 'Pages as they are, and as they would be with a correction',
    open: async (page) => {
      await openForm(page);
      await page.getByLabel('Description').fill('Dark skin and short black hair.');
      await page.getByRole('button', { name: 'Show what changes' }).click();
      const changes = page.getByRole('region', { name: 'What would change' });
      // The worker draws both sides of the whole book first.
      await expect(changes.getByRole('figure').first().locator('img')).toBeVisible({
        timeout: 30_000,
      });
    },
  },
];
