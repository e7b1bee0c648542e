import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';

const GOOSE = 'The Goose on Bus Nine';

test('a public page has a family in it as it is sent, and nothing changes when it comes alive', async ({
  page,
  context,
}) => {
  const { children } = await moveIn(context, { children: ["D'Arcy O'Neill", 'Ben'] });
  const { request } = context;
  const [darcy] = children;
  const items = ['1', '3'].map((id) => ({ type: 'book', id }));
  await expect(await request.post('/api/favorites', { data: { items } })).toBeOK();
  const line = { book_id: 1, child_id: darcy!.id };
  await expect(await request.post('/api/cart_items', { data: line })).toBeOK();

  for (const path of ['/books', '/book/1']) {
    const answer = await page.goto(path);
    const sent = await page.evaluate(told, await answer!.text());
    expect(sent.words).toContain('Nora Newcomer');
    expect(sent.words).toContain("D'Arcy O'Neill");
    expect(sent.cart).toBe('Cart, 1 item');
    expect(sent.hearts.filter((given) => given === 'true')).toHaveLength(path === '/books' ? 2 : 1);
    expect(sent.covers.length).toBeGreaterThan(2);
    for (const cover of sent.covers) expect(cover).toContain(darcy!.id);

    const heart = page.getByRole('main').getByRole('button', { name: `Add ${GOOSE} to favorites` });
    for (const isGiven of ['false', 'true']) {
      // Opening the next address cuts off a press that is still on its way: it was a page without its heart.
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().includes('/favorites'),
      );
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', isGiven);
      await saved;
    }
    expect(await page.evaluate(told, '')).toEqual(sent);
  }
});

/** What a page says of a family: as it is for '', or as it was sent. The cover that the browser draws itself apart. */
function told(html: string) {
  const page = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  return {
    words: all('header, main :is(h1, h2, p, label)')
      .map((part) => part.textContent)
      .join(' '),
    cart: page.querySelector('a[href="/cart"]')!.getAttribute('aria-label'),
    hearts: all('[data-heart]').map((heart) => heart.getAttribute('aria-pressed')),
    covers: all('img[src^="/children/"]').map((cover) => cover.getAttribute('src')),
  };
}
