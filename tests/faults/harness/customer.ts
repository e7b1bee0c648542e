import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { picture } from '#tests/support/awkward-photos.ts';

/** What the shop has acknowledged to a customer: all of it must be there afterwards, whatever happened. */
export type Journal = {
  email: string;
  token: string;
  children: { id: string; name: string }[];
  lines: { bookId: number; childId: string }[];
  /** Payment pages that were handed out. */
  checkouts: string[];
  /** Of these, the ones that were paid. */
  payments: string[];
  /** Orders whose book was canceled after it was paid for. */
  canceled: string[];
  /** How many letters about its parcels have to come. */
  news: number;
  previews: string[];
  photos: string[];
};

/** An answer of the shop; status 0: none came. */
export type Answer = { status: number; retryAfter: string | null; json: unknown };

/** Somebody who shops over HTTP and writes down what was acknowledged. */
export type Customer = {
  journal: Journal;
  /** Asks once. */
  ask(method: string, path: string, body?: object, headers?: HeadersInit): Promise<Answer>;
  giveAddress(): Promise<void>;
  /** Each of these asks again and again, as a patient person would, until it is acknowledged; then it is in the journal. */
  saveChild(): Promise<string>;
  addLine(bookId: number, childId: string): Promise<void>;
  askForPreview(bookId: number, childId: string): Promise<string>;
  /** Answers the payment page's address. */
  checkOut(bookId: number, childId: string): Promise<string>;
  pay(page: string): Promise<void>;
  /** Cancels the book of a payment as soon as the shop knows that it is paid. */
  cancelBook(page: string): Promise<void>;
  sendPhoto(): Promise<string>;
  /** Sends a photo once, and answers what was said; nothing of it is in the journal. */
  sendPhotoOnce(): Promise<Answer>;
};

const ANSWER_WITHIN_MS = 30_000;
const PATIENCE_MS = 180_000;

/** Makes a customer of somebody who is signed in by `token`. */
export function customerOf(shopUrl: string, person: { email: string; token: string }): Customer {
  const journal: Journal = {
    ...person,
    children: [],
    lines: [],
    checkouts: [],
    payments: [],
    canceled: [],
    news: 0,
    previews: [],
    photos: [],
  };

  async function send(
    method: string,
    path: string,
    body?: object | FormData,
    headers?: HeadersInit,
  ): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(shopUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${person.token}`,
        // A line of its own each time: one that is kept may be closed by the shop the moment that it is used.
        connection: 'close',
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).catch(() => undefined);
    if (!answer) return { status: 0, retryAfter: null, json: undefined };
    const text = await answer.text().catch(() => undefined);
    // Cut off in the middle: to the customer that is no answer.
    if (text === undefined) return { status: 0, retryAfter: null, json: undefined };
    const isJson = answer.headers.get('content-type')?.includes('json');
    const json = isJson ? JSON.parse(text) : undefined;
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), json };
  }

  /** Tries until the shop says yes; a refusal that a retry cannot help is thrown. */
  async function insist(what: string, attempt: () => Promise<Answer>): Promise<Answer> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await attempt();
      if (answer.status >= 200 && answer.status < 400) return answer;
      const mayHelp = answer.status === 0 || answer.status >= 500;
      if (!mayHelp || Date.now() > deadline) {
        const words = JSON.stringify(answer.json ?? '').slice(0, 200);
        throw new Error(`${what} was not acknowledged: ${answer.status} ${words}`);
      }
      await wait(200);
    }
  }

  async function sendPhotoOnce(): Promise<Answer> {
    const jpeg = await picture(300, 200).jpeg().toBuffer();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(jpeg)], 'photo.jpg', { type: 'image/jpeg' }));
    form.set('child_name', 'Ida');
    return send('POST', '/api/storage/child_photos', form);
  }

  return {
    journal,
    ask: send,
    async giveAddress() {
      await insist('an address', () => send('PUT', '/api/addresses/me', home));
    },
    async saveChild() {
      const child = { id: randomUUID(), name: 'Ida', ...looks };
      await insist('a child', () => send('POST', '/api/children', child));
      journal.children.push(child);
      return child.id;
    },
    async addLine(bookId, childId) {
      const line = { book_id: bookId, child_id: childId };
      await insist('a line', () => send('POST', '/api/cart_items', line));
      journal.lines.push({ bookId, childId });
    },
    async askForPreview(bookId, childId) {
      const wanted = { book_id: bookId, child_id: childId };
      const path = '/api/functions/start_generate_book_preview';
      const { json } = await insist('a preview', () => send('POST', path, wanted));
      const id = (json as { preview_request_id: string }).preview_request_id;
      journal.previews.push(id);
      return id;
    },
    async checkOut(bookId, childId) {
      const path = '/api/functions/create-book-checkout';
      const { json } = await insist('a checkout', () => send('POST', path, { bookId, childId }));
      const { url } = json as { url: string };
      journal.checkouts.push(url);
      return url;
    },
    async pay(page) {
      const { pathname } = new URL(page);
      await insist('a payment', () => send('POST', `${pathname}/pay`));
      journal.payments.push(page);
    },
    async cancelBook(page) {
      const session = page.split('/').at(-1);
      let id: string | undefined;
      while (!id) {
        const { json } = await insist('my orders', () =>
          send('GET', `/api/orders?session_id=${session}`),
        );
        const [order] = json as { id: string; status: string }[];
        if (order?.status === 'completed') id = order.id;
        else await wait(200);
      }
      await insist('canceling', () => send('POST', `/api/orders/${id}/cancel-book`));
      journal.canceled.push(id);
    },
    async sendPhoto() {
      const { json } = await insist('a photo', sendPhotoOnce);
      const { path } = json as { path: string };
      journal.photos.push(path);
      return path;
    },
    sendPhotoOnce,
  };
}

const home = {
  address_line_1: '12 Willow Lane',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  country_code: 'US',
};

const looks = {
  birth_year: 2021,
  birth_month: 6,
  birth_day: 1,
  reading_level: 'Sapling',
  gender: 'Girl',
  interests: 'dinosaurs',
  description: 'Curly red hair and green glasses.',
};
