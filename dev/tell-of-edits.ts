import type { Plugin } from 'vite';

/** Whose files paint. */
const PAINTERS = /^(?:bookmaking|titles|pictures)\//;
/** Whose edits React Router tells of by itself. */
const PAGES = /^web\//;

/** In the browser: all data of the open page is asked for anew. Nothing that was typed is lost. */
const askAnew = `import.meta.hot?.on('shop:edited', () => __reactRouterDataRouter.revalidate());`;

/**
 * Tells an open page about edits that it would not hear of from Vite: a painter's file (the page is loaded anew, because
 * within a page a browser asks for no picture twice), and any other that answers it (its data is asked for anew).
 */
export function tellOfEdits(): Plugin {
  return {
    name: 'tell-of-edits',
    // The hook and no watcher of our own: before it, Vite still hands out the module as it was.
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const inProject = file.slice(server.config.root.length + 1);
      if (PAINTERS.test(inProject)) server.ws.send({ type: 'full-reload' });
      else if (!PAGES.test(inProject)) server.ws.send({ type: 'custom', event: 'shop:edited' });
    },
    transform: {
      filter: { id: /\/web\/entry\.client\.tsx$/ },
      handler: (code) => `${code}\n${askAnew}`,
    },
  };
}
