import { expect, expectTypeOf, test } from 'vitest';
import { type ChildDetails, children } from '#contract/children.ts';
import type { ChildDetails as StoredDetails } from '#shop/family/child.ts';
import { picture } from '#tests/support/awkward-photos.ts';
import { examplesOf } from '#tests/support/examples-of.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { beSignedIn } from '#tests/support/sign-in.ts';
import type { RowName } from './row-names.ts';

const api = await serveApi();
const hanna = await beSignedIn(api.authParts, { email: 'hanna@example.com' });
const authorization = `Bearer ${hanna.token}`;

async function call(method: string, path: string, body?: object) {
  const answer = await fetch(`${api.url}/api/children${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer.json();
}

async function uploadPhoto(): Promise<string> {
  const form = new FormData();
  const png = await picture(300, 200).png().toBuffer();
  form.set('file', new File([Uint8Array.from(png)], 'zoe.png', { type: 'image/png' }));
  form.set('child_name', 'Zoë');
  const sent = { method: 'POST', headers: { authorization }, body: form };
  return (await (await fetch(`${api.url}/api/storage/child_photos`, sent)).json()).path;
}

/** All that the contract takes of a child, but for what it reads and ignores. */
async function everyField(nth: 0 | 1): Promise<Record<string, unknown>> {
  const { id, parent_id, updated_at, if_updated_at, ...shape } =
    children.change['~orpc'].inputSchema!.shape;
  return { ...examplesOf(shape, nth), photo_url: await uploadPhoto() };
}

/** A child has a photo or a description. */
const withPhoto = ({ description, ...rest }: Record<string, unknown>) => rest;
const withWords = ({ photo_url, photo_crop, ...rest }: Record<string, unknown>) => rest;

/** The address of a photo is told with a signature. */
const unsigned = (told: Record<string, unknown>) =>
  typeof told.photo_url === 'string'
    ? { ...told, photo_url: told.photo_url.replace(/\?.*/, '') }
    : told;

test.each([
  ['a photo', withPhoto],
  ['a description', withWords],
])('every field that the contract takes is kept, told and changed, with %s', async (_, kind) => {
  const said = kind(await everyField(0));
  const { id, ...added } = await call('POST', '', said);
  expect(unsigned(added)).toMatchObject(said);
  expect(unsigned(await call('GET', `/${id}`))).toMatchObject(said);

  const other = kind(await everyField(1));
  await call('PATCH', `/${id}`, other);
  expect(unsigned(await call('GET', `/${id}`))).toMatchObject(other);
});

test.each(Object.entries(withWords(await everyField(1))))(
  'a change of %s alone leaves the others as they are',
  async (field, value) => {
    const said = withWords(await everyField(0));
    const { id } = await call('POST', '', said);
    await call('PATCH', `/${id}`, { [field]: value });
    const told = await call('GET', `/${id}`);
    expect(told).toMatchObject({ ...said, [field]: value });
  },
);

test('what a family says has a column each, and each column that is not ours is said', () => {
  expectTypeOf<RowName<keyof ChildDetails>>().toEqualTypeOf<keyof StoredDetails>();
});
