import { index, type RouteConfig, route } from '@react-router/dev/routes';

// The site map: a line per screen, in the order of the specification, section 2.
export default [
  index('pages/home/home.tsx'),
  route('sign-out', 'shell/sign-out.ts'),
  route('*', 'pages/not-found/not-found.tsx'),
] satisfies RouteConfig;
