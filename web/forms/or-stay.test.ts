import { expect, test } from 'vitest';
import { orStay } from './or-stay.ts';

const lost = { toast: { title: 'Error', description: 'We could not reach the shop.' } };
const call = (serverAction: () => Promise<{ toast?: never }>, signal?: AbortSignal) => ({
  request: new Request('http://shop.example/cart', { method: 'POST', signal }),
  serverAction,
});

test("the server's answer is handed on", async () => {
  const answer = {};
  expect(
    await orStay(
      call(async () => answer),
      answer,
    ),
  ).toBe(answer);
});

test('a lost connection is answered in its place, as a failure', async () => {
  const answer = await orStay<typeof lost | { toast?: never }>(
    call(async () => {
      throw new TypeError('Failed to fetch');
    }),
    lost,
  );
  expect(answer).toMatchObject({ data: lost, init: { status: 503 } });
});

test('a redirect goes its way', async () => {
  const redirect = new Response(null, { status: 302 });
  const action = async () => {
    throw redirect;
  };
  await expect(orStay(call(action), {})).rejects.toBe(redirect);
});

test('an action that a later click has overtaken says nothing', async () => {
  const overtaken = new DOMException('overtaken', 'AbortError');
  const action = async () => {
    throw overtaken;
  };
  await expect(orStay(call(action, AbortSignal.abort()), {})).rejects.toBe(overtaken);
});
