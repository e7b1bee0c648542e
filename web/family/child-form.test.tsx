import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { childFieldNames } from '#contract/children.ts';
import { ChildForm, type ChildFormKind } from './child-form.tsx';
import { levelsToAdd } from './level-choices.ts';
import { emptyChild } from './read-child-form.ts';

const kind: ChildFormKind = {
  levels: levelsToAdd,
  years: [2021],
  isBirthdayOptional: true,
  areLooksOptional: false,
  whose: 'your',
};

test('every field that the contract takes has its place in the form', () => {
  const form = (
    <ChildForm intent="add-child" kind={kind} start={emptyChild} to="/">
      {null}
    </ChildForm>
  );
  const router = createMemoryRouter([{ path: '*', element: form }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const asked = new Set([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name));
  const missing = childFieldNames.filter((field) => field !== 'traits' && !asked.has(field));
  expect(missing).toEqual([]);
});
