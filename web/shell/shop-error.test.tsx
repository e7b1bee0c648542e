import { renderToStaticMarkup } from 'react-dom/server';
import {
  createMemoryRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  RouterProvider,
} from 'react-router';
import { expect, test } from 'vitest';
import { ShopError } from './shop-error.tsx';

function render(error: unknown) {
  const element = <ShopError error={error} requestId="r-4711" />;
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('what broke gets kind words and the number to ask for, never the reason', () => {
  const html = render(new Error('password of the database'));
  expect(html).toContain('Oops! Something went wrong');
  expect(html).toContain('r-4711');
  expect(html).toContain('Refresh Page');
  expect(html).not.toContain('password');
});

test('what does not exist gets the 404 page', () => {
  const html = render(new ErrorResponse(404, 'Not Found', null));
  expect(html).toMatch(/<h1[^>]*>404<\/h1>/);
  expect(html).toContain('Oops! Page not found');
  expect(html).toContain('href="/"');
});
