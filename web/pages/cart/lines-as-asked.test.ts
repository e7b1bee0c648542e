import { describe, expect, test } from 'vitest';
import type { CartItem } from '#contract/carts.ts';
import { linesAsAsked } from './lines-as-asked.ts';

const line = (id: string, quantity: number): CartItem => ({
  id,
  cart_id: 'c',
  book_id: 1,
  child_id: 'k',
  price: 24.99,
  quantity,
  book_title: 'The Goose on Bus Nine',
  cover_image_url: '',
  child_name: 'Zoë',
  child_age: 5,
  dedication: null,
  from: null,
});

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const lines = [line('a', 1), line('b', 2)];
const shape = (some: CartItem[]) => some.map(({ id, quantity }) => `${id}${quantity}`);

describe('lines as they will be', () => {
  test.each([
    [[], ['a1', 'b2']],
    [[form({ intent: 'remove', id: 'a' })], ['b2']],
    [[form({ intent: 'set-quantity', id: 'b', quantity: '3' })], ['a1', 'b3']],
    [[form({ intent: 'clear' })], []],
    [
      [
        form({ intent: 'set-quantity', id: 'a', quantity: '2' }),
        form({ intent: 'set-quantity', id: 'a', quantity: '3' }),
        form({ intent: 'remove', id: 'b' }),
      ],
      ['a3'],
    ],
    [[form({ intent: 'add-child' })], ['a1', 'b2']],
  ])('%#', (asked, shown) => {
    expect(shape(linesAsAsked(lines, asked))).toEqual(shown);
  });

  test('the lines that were given stay as they are', () => {
    linesAsAsked(lines, [form({ intent: 'set-quantity', id: 'a', quantity: '9' })]);
    expect(shape(lines)).toEqual(['a1', 'b2']);
  });
});
