import path from 'node:path';
import type { Plugin } from 'vite';

const OURS = path.resolve(import.meta.dirname, '../line/load-route-module.ts');
const ITS_USERS = /react-router\/dist\/\w+\/lib\/dom\/ssr\/(routes|links)\.js$/;

/** Puts our `loadRouteModule` in the place of React Router's, in the browser. There is no setting for it. */
export function ownRouteLoading(): Plugin {
  let isReplaced = false;
  return {
    name: 'own-route-loading',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\/routeModules\.js$/ },
      handler(_source, importer = '') {
        if (!ITS_USERS.test(importer)) return;
        isReplaced = true;
        return OURS;
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced && this.environment.mode === 'build')
        throw new Error('React Router loads its pages in another way now');
    },
  };
}
