import { expect, test } from 'vitest';
import { serveApi } from '#tests/support/serve-api.ts';
import { beSignedIn } from '#tests/support/sign-in.ts';

const api = await serveApi();
const { token } = await beSignedIn(api.authParts, { email: 'hanna@example.com', name: 'Hanna' });

async function ask(method: string, path: string, body?: object) {
  const answer = await fetch(`${api.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const address = { address_line_1: '1 Elm', city: 'Leeds', postal_code: 'LS1', country_code: 'UK' };

test('name and address are saved together or not at all', async () => {
  const nowhere = { ...address, country_code: 'XX' };
  expect(await ask('PATCH', '/profiles/me', { name: 'Nora', address: nowhere })).toMatchObject({
    status: 422,
    body: { code: 'COUNTRY_UNKNOWN' },
  });
  expect((await ask('GET', '/profiles/me')).body).toMatchObject({ name: 'Hanna' });

  expect(await ask('PATCH', '/profiles/me', { name: 'Nora', address })).toMatchObject({
    status: 200,
    body: { name: 'Nora' },
  });
  expect((await ask('GET', '/addresses/me')).body).toMatchObject({
    city: 'Leeds',
    state: '',
    country_code: 'GB',
  });
});
