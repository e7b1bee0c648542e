import { describe, expect, test } from 'vitest';
import { eventTypes } from '#vocabulary/webhooks.ts';
import { bodyOf, callsOf, successOf } from './calls.ts';
import { coloredJson } from './colored-json.ts';
import { exampleRequest } from './example-request.ts';
import { fieldRows } from './field-rows.ts';
import { describeApi } from './openapi.ts';
import { referencePage } from './reference-page.ts';

const description = await describeApi('https://shop.example');
const calls = callsOf(description);
const call = (name: string) => calls.find(({ operationId }) => operationId === name)!;
const rowsOf = (name: string) => fieldRows(bodyOf(call(name))?.schema);

describe('the document', () => {
  test('has an example of every parameter that must be sent, and of every body and answer', () => {
    const missing = calls.flatMap((each) => {
      const { operationId, parameters = [] } = each;
      const without = parameters.filter(
        ({ required, example }) => required && example === undefined,
      );
      const body = bodyOf(each);
      const answer = successOf(each);
      const isTold = answer.type === 'application/json' && answer.status !== '204';
      return [
        ...without.map(({ name }) => `${operationId} ${name}`),
        ...(body && body.example === undefined && operationId !== 'cart_items.remove'
          ? [`${operationId} body`]
          : []),
        ...(isTold && answer.example === undefined ? [`${operationId} answer`] : []),
      ];
    });
    expect(missing).toEqual([]);
  });

  // Once told as a JSON body with anything in it.
  test('says that a photo comes in a form, and how long a name may be', () => {
    expect(bodyOf(call('child_photos.upload'))).toMatchObject({
      type: 'multipart/form-data',
      example: { file: '@zoe.jpg', child_name: 'Zoë' },
    });
    expect(rowsOf('children.add')).toContainEqual({
      name: 'name',
      kind: 'text',
      limits: 'at most 60 letters',
      required: true,
    });
  });
});

test('an event is told of as it is sent, with all types that there are', async () => {
  const page = String(
    await referencePage(description, { nonce: 'x', stylesheets: [], theme: undefined }),
  );
  for (const type of eventTypes) expect(page).toContain(`<code>${type}</code>`);
  expect(page).toContain('id="events"');
});

describe('an example', () => {
  test('is a command that names address, token and what is sent', () => {
    expect(exampleRequest(call('cart_items.setQuantity'), 'https://shop.example/api')).toBe(
      [
        "curl 'https://shop.example/api/cart_items/7d2c4e61-5b38-49af-9e07-1f8a6b0c3d94'",
        '-X PATCH',
        '-H "Authorization: Bearer $TOKEN"',
        "-H 'Content-Type: application/json'",
        `-d '{\n  "quantity": 2\n}'`,
      ].join(' \\\n  '),
    );
    expect(exampleRequest(call('child_photos.upload'), '/api')).toContain("-F 'file=@zoe.jpg'");
    expect(exampleRequest(call('books.list'), '/api')).toBe("curl '/api/books?age=4-6'");
  });

  test('is no markup, whatever stands in it', () => {
    expect(coloredJson({ name: '<b>"x' }).join('')).toBe(
      '{\n  <b>&quot;name&quot;</b>: <span class="text">&quot;&lt;b&gt;\\&quot;x&quot;</span>\n}',
    );
  });
});

test('a table names the fields of what is in a field', () => {
  expect(fieldRows(call('orders.list') && successOf(call('orders.list')).schema)).toContainEqual({
    name: '[].ship_to.city',
    kind: 'text',
    limits: '',
    required: true,
  });
  expect(rowsOf('favorites.merge').map(({ name }) => name)).toEqual([
    'items',
    'items[].type',
    'items[].id',
  ]);
});

test("the page has every call under its name, in the shop's own stylesheet and lamplight", async () => {
  const page = String(
    await referencePage(description, {
      nonce: 'n1',
      stylesheets: ['/assets/root.css'],
      theme: 'night',
    }),
  );
  const ids = [...page.matchAll(/<article id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual(calls.map(({ operationId }) => operationId).sort());
  expect(page).toContain('<link rel="stylesheet" href="/assets/root.css" />');
  expect(page).toContain('data-theme="night"');
  expect(page).not.toMatch(/undefined|\[object Object\]/);
});
