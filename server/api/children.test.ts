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

/** What the API answers, failures too. */
async function ask(method: string, path: string, body: object, headers: object = {}) {
  const answer = await fetch(`${api.url}/api${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
const theo = { name: 'Theo', reading_level: 'Sprout', gender: 'Boy', description: 'Black hair' };

test.each([
  ['none', { description: undefined }],
  ['blank ones', { description: '  ' }],
  ['ones that cannot be seen', { description: '\u200b\u3164' }],
])('a child needs looks, and has %s: refused, but for one that is given to', async (_, looks) => {
  const refused = await ask('POST', '/children', { ...theo, ...looks });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: 'LOOKS_MISSING',
      message: expect.stringMatching(/^Please either upload a photo/),
    },
  });
  const given = await ask('POST', '/children', { ...theo, ...looks, is_given_to: true });
  expect(given).toMatchObject({ status: 201, body: { is_given_to: true, description: '' } });
  const renamed = await ask('PATCH', `/children/${given.body.id}`, {
    name: 'Tim',
    description: '',
  });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Tim' } });
});

test('nobody takes away the only looks of a child', async () => {
  const { body } = await ask('POST', '/children', theo);
  for (const change of [{ description: '' }, { photo_url: null, description: ' ' }]) {
    const refused = await ask('PATCH', `/children/${body.id}`, change);
    expect(refused).toMatchObject({ status: 422, body: { code: 'LOOKS_MISSING' } });
  }
});

test('whoever changes a child that has changed meanwhile is told what it is now', async () => {
  const { body: first } = await ask('POST', '/children', theo);
  const seen = { if_updated_at: first.updated_at };
  const { body: second } = await ask('PATCH', `/children/${first.id}`, { name: 'Tim', ...seen });
  const late = await ask('PATCH', `/children/${first.id}`, { interests: 'trains', ...seen });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'CHILD_CHANGED', data: { child: { name: 'Tim', interests: '' } } },
  });
  const told = { if_updated_at: second.updated_at };
  const again = await ask('PATCH', `/children/${first.id}`, { interests: 'trains', ...told });
  expect(again).toMatchObject({ status: 200, body: { name: 'Tim', interests: 'trains' } });
});

test('what is not there at all has the words of the specification', async () => {
  const { name, ...nameless } = theo;
  const { body } = await ask('POST', '/children', nameless);
  expect(body.data.fields).toEqual({ name: ["Please share your little one's name with us"] });
});

test('300 letters are counted as a person sees them', async () => {
  const family = '👩‍👩‍👧‍👦';
  const most = await ask('POST', '/children', { ...theo, description: family.repeat(300) });
  expect(most.body.description).toBe(family.repeat(300));
  const more = await ask('POST', '/children', { ...theo, description: '🦖'.repeat(301) });
  expect(more.body.data.fields.description).toEqual(['Please use at most 300 letters here']);
});

test('nobody is 120 years old', async () => {
  const birthday = { birth_year: 1906, birth_month: 6, birth_day: 1 };
  const { body } = await ask('POST', '/children', { ...theo, ...birthday });
  expect(body.data.fields.birth_year).toEqual([
    "Please choose a real date that isn't in the future",
  ]);
});

test("a birthday is the family's today, wherever it lives", async () => {
  const day = (moment: number) => new Date(moment);
  const now = api.shop.now().getTime();
  // East of Greenwich by 14 hours it is tomorrow from ten in the morning on; west by 11 it is yesterday until eleven.
  const zones = { 'Pacific/Kiritimati': 14, 'Pacific/Pago_Pago': -11 };
  for (const [zone, hours] of Object.entries(zones)) {
    const there = day(now + hours * 3_600_000);
    const birthday = (days: number) => {
      const date = day(there.getTime() + days * 86_400_000);
      return {
        birth_year: date.getUTCFullYear(),
        birth_month: date.getUTCMonth() + 1,
        birth_day: date.getUTCDate(),
      };
    };
    const headers = { cookie: `time_zone=${zone}` };
    const born = await ask('POST', '/children', { ...theo, ...birthday(0) }, headers);
    expect(born.status).toBe(201);
    const unborn = await ask('POST', '/children', { ...theo, ...birthday(1) }, headers);
    expect(unborn.body.code).toBe('BIRTHDAY_IMPOSSIBLE');
  }
});

test('a family has at most 50 children, also when two are added at once', async () => {
  const many = await beSignedIn(api.authParts, { email: 'many@example.com' });
  const headers = { authorization: `Bearer ${many.token}` };
  const add = () => ask('POST', '/children', theo, headers);
  for (let n = 0; n < 49; n++) expect((await add()).status).toBe(201);
  const last = await Promise.all([add(), add(), add()]);
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await add()).body).toMatchObject({ code: 'FAMILY_FULL' });
});
