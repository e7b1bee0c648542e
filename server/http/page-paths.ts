import type { ServerBuild } from 'react-router';

type Page = NonNullable<ServerBuild['routes'][string]>;

/** The pages of a build with their whole paths as the router writes them: '/admin/orders', '/book/:bookId'. */
export const pagePaths = (pages: ServerBuild['routes']): { path: string; page: Page }[] =>
  Object.values(pages).flatMap((page) => (page ? [{ path: pathOf(pages, page), page }] : []));

function pathOf(pages: ServerBuild['routes'], page: Page): string {
  const steps: string[] = [];
  for (let at: Page | undefined = page; at; at = pages[at.parentId ?? '']) {
    steps.unshift(at.path ?? '');
  }
  return `/${steps.filter(Boolean).join('/')}`;
}
