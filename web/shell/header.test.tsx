import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Header } from './header.tsx';

const parent = {
  id: '1',
  name: 'Hanna',
  email: 'hanna@example.com',
  isAdmin: false,
  timeZone: 'UTC',
  onCovers: null,
};

function render(props: Partial<ComponentProps<typeof Header>>, path = '/') {
  const element = <Header viewer={null} badge="" onSky={false} {...props} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a visitor finds the three links, the cart and the way in', () => {
  const html = render({});
  for (const link of ['href="/books"', 'href="/explore"', 'href="/collections"', 'href="/cart"']) {
    expect(html).toContain(link);
  }
  expect(html).toContain('>Lovely<');
  expect(html).toContain('href="/login"');
  expect(html).not.toContain('Sign Out');
});

test.each([
  ['', 'aria-label="Cart"', undefined],
  ['1', 'aria-label="Cart, 1 item"', '1'],
  ['99', 'aria-label="Cart, 99 items"', '99'],
  ['99+', 'aria-label="Cart, 99+ items"', '99+'],
])('with %j for its badge the cart reads as specified', (badge, label, shown) => {
  const html = render({ badge });
  expect(html).toContain(label);
  expect(html.match(/class="count num">([^<]*)</)?.[1]).toBe(shown);
});

test('a parent has a menu without the admin panel', () => {
  const html = render({ viewer: parent });
  for (const row of ['My Profile', 'My Orders', 'Sign Out', 'Hanna']) expect(html).toContain(row);
  expect(html).not.toContain('Admin Panel');
  expect(html).not.toContain('href="/login"');
  expect(html).toMatch(
    /<form[^>]*method="post"[^>]*action="\/sign-out"|action="\/sign-out"[^>]*method="post"/,
  );
});

test('an admin has the admin panel too', () => {
  expect(render({ viewer: { ...parent, isAdmin: true } })).toContain('href="/admin"');
});

test('the link of the page that is open says so', () => {
  expect(render({}, '/books')).toMatch(
    /aria-current="page"[^>]*href="\/books"|href="\/books"[^>]*aria-current="page"/,
  );
  expect(render({}, '/explore')).not.toMatch(
    /href="\/books"[^>]*aria-current|aria-current="page"[^>]*href="\/books"/,
  );
});

test('a page inside a room marks the way into the room', () => {
  for (const [path, link] of [
    ['/book/1', '/books'],
    ['/theme/hello-world', '/explore'],
    ['/activity/activity-hello-1', '/explore'],
  ] as const) {
    const current = render({}, path).match(/<a[^>]*aria-current="true"[^>]*>/g) ?? [];
    expect(current, path).not.toEqual([]);
    for (const tag of current) expect(tag).toContain(`href="${link}"`);
  }
});
