import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';

/** A parent who is signed in in a browser. */
export type Parent = { email: string; name: string; children: { id: string; name: string }[] };

/** What a story needs to have happened before it begins. */
export type Before = {
  /** Names of children; each gets a birthday, a level and a description. */
  children?: string[];
  /** Whether the family has an address that a book can be sent to. */
  address?: boolean;
};

/** An address that nobody has used in this shop yet. */
export const newAddress = (): string => `${randomUUID()}@example.com`;

/** What a parent tells of a child, for the API. */
export const childCalled = (name: string) => ({
  name,
  birth_year: 2021,
  birth_month: 6,
  birth_day: 1,
  reading_level: 'Sapling',
  gender: 'Girl',
  interests: 'dinosaurs',
  description: 'Curly red hair and green glasses.',
});

/**
 * Makes a family of its own for a story and signs its parent in in this browser: by a mailed link and through the
 * API, as a program would. Stories whose subject is one of these steps take it in the pages instead.
 */
export async function moveIn(context: BrowserContext, before: Before = {}): Promise<Parent> {
  const { request } = context;
  const parent = { email: newAddress(), name: 'Nora Newcomer' };
  await signIn(context, parent.email, parent.name);
  const children = [];
  for (const name of before.children ?? []) {
    const added = await request.post('/api/children', { data: childCalled(name) });
    await expect(added).toBeOK();
    children.push(await added.json());
  }
  if (before.address) {
    const saved = await request.put('/api/addresses/me', {
      data: {
        address_line_1: '12 Willow Lane',
        city: 'Portland',
        state: 'OR',
        postal_code: '97205',
        country_code: 'US',
      },
    });
    await expect(saved).toBeOK();
  }
  return { ...parent, children };
}

/** Signs somebody in in this browser; an account is made where there is none. */
export async function signIn(context: BrowserContext, email: string, name?: string): Promise<void> {
  const { request } = context;
  const asked = await request.post('/api/auth/sign-in/magic-link', { data: { email, name } });
  await expect(asked).toBeOK();
  const token = new URL(await mailedLink(request, email)).searchParams.get('token');
  const answer = await request.post('/api/auth/magic-link/verify', { data: { token } });
  await expect(answer).toBeOK();
}

/** The sign-in link in the newest mail to this address. The mail has arrived once the page said that it was sent. */
export const mailedLink = (request: APIRequestContext, email: string): Promise<string> =>
  inNewestMail(request, email, /^https?:\S+\/auth\/callback\?\S+$/m);

/** The six digits in the same mail. */
export const mailedCode = (request: APIRequestContext, email: string): Promise<string> =>
  inNewestMail(request, email, /(?<=: )\d{6}$/m);

/** Other letters may come between: of an order, say. */
async function inNewestMail(request: APIRequestContext, email: string, what: RegExp) {
  const inbox = await request.get(`/sandbox/inbox.json?${new URLSearchParams({ to: email })}`);
  const mails: { text: string }[] = await inbox.json();
  const found = mails.map(({ text }) => what.exec(text)?.[0]).find(Boolean);
  if (!found) throw new Error(`There is no ${what} in any mail`);
  return found;
}
