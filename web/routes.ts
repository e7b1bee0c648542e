import { index, type RouteConfig, route } from '@react-router/dev/routes';

// The site map: a line per screen, in the order of the specification, section 2.
export default [
  index('pages/home/home.tsx'),
  route('books', 'pages/catalogue/catalogue.tsx'),
  route('book/:bookId', 'pages/book/book.tsx'),
  route('book/:bookId/preview', 'pages/preview/preview.tsx'),
  route('book/:bookId/cart', 'book/buying/change-cart.ts'),
  route('book/:bookId/buy', 'book/buying/buy.ts'),
  route('favourites', 'favourites/save-hearts.ts'),
  route('profile', 'pages/profile/profile.tsx'),
  route('children/:childId/figure.svg', 'family/figure-picture.ts'),
  route('login', 'pages/login/login.tsx'),
  route('signup', 'pages/signup/signup.tsx'),
  route('onboarding', 'pages/onboarding/onboarding.tsx'),
  route('orders', 'pages/orders/orders.tsx'),
  route('cart', 'pages/cart/cart.tsx'),
  route('checkout/confirmation', 'pages/confirmation/confirmation.tsx'),
  route('collections', 'pages/collections/collections.tsx'),
  route('auth/callback', 'pages/auth-callback/auth-callback.tsx'),
  route('admin', 'pages/admin/admin.tsx', [
    index('pages/admin/users/users.tsx'),
    route('orders', 'pages/admin/orders/orders.tsx'),
  ]),
  route('help', 'pages/good-to-know/help.tsx'),
  route('delivery', 'pages/good-to-know/delivery.tsx'),
  route('privacy', 'pages/good-to-know/privacy.tsx'),
  route('contact', 'pages/good-to-know/contact.tsx'),
  route('sign-out', 'shell/sign-out.ts'),
  route('*', 'pages/not-found/not-found.tsx'),
] satisfies RouteConfig;
