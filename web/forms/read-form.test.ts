import { expect, test } from 'vitest';
import { z } from 'zod';
import { constraintsOf, readForm } from './read-form.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'Please tell us your name').max(5, 'At most 5 letters'),
  note: z.string().max(20).default(''),
  email: z
    .string()
    .trim()
    .min(1, 'Please tell us your e-mail')
    .toLowerCase()
    .pipe(z.email('No e-mail')),
});
const formWith = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
};

test('what is right comes back as the schema has it, and word for word', () => {
  const read = readForm(
    schema,
    formWith({ name: ' Ida ', note: 'a\r\nb', email: 'Ida@X.de', to: '/' }),
  );
  expect(read.data).toEqual({ name: 'Ida', note: 'a\nb', email: 'ida@x.de' });
  expect(read.typed).toEqual({ name: ' Ida ', note: 'a\nb', email: 'Ida@X.de' });
  expect(read.errors).toEqual({});
});

test('every field that is wrong has its first sentence, in the order of the form', () => {
  const { data, errors } = readForm(schema, formWith({ email: 'ida' }));
  expect(data).toBeUndefined();
  expect(Object.entries(errors)).toEqual([
    ['name', 'Please tell us your name'],
    ['email', 'No e-mail'],
  ]);
});

test("the schema's limits are the fields'", () => {
  expect(constraintsOf(schema)).toEqual({
    name: { required: true, maxLength: 5 },
    note: { required: false, maxLength: 20 },
    email: { required: true, maxLength: undefined },
  });
});
