import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChoiceTiles } from './choice-tiles.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

test('a label names its field', () => {
  const html = renderToStaticMarkup(<TextField label="Name" name="name" />);
  const id = html.match(/for="([^"]+)"/)?.[1];
  expect(id).toBeTruthy();
  expect(html).toContain(`id="${id}"`);
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('aria-describedby');
});

test.each([
  ['text', <TextField key="t" label="Name" error="Please share a name" />],
  [
    'select',
    <SelectField key="s" label="Month" error="Please share a name">
      <option>March</option>
    </SelectField>,
  ],
])('a wrong %s field is marked and points to its sentence', (_kind, field) => {
  const html = renderToStaticMarkup(field);
  const described = html.match(/aria-describedby="([^"]+)"/)?.[1];
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain(`<p id="${described}"`);
  expect(html).toContain('Please share a name');
});

const levels = ['Sprout', 'Sapling'].map((value) => ({ value, label: value }));

test('choices are real radio buttons of one name, with the default chosen', () => {
  const html = renderToStaticMarkup(
    <ChoiceTiles label="Level" name="level" columns="" choices={levels} defaultValue="Sapling" />,
  );
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html.match(/name="level"/g)).toHaveLength(2);
  expect(html.match(/checked=""[^>]*value="Sapling"|value="Sapling"[^>]*checked=""/)).toBeTruthy();
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toContain('<legend');
});

test('unanswered choices point to their sentence', () => {
  const html = renderToStaticMarkup(
    <ChoiceTiles label="Level" name="level" columns="" choices={levels} error="Please choose" />,
  );
  const described = html.match(/<fieldset aria-describedby="([^"]+)"/)?.[1];
  expect(html).toContain(`<p id="${described}"`);
  expect(html).not.toContain('checked');
});
