import type { Plugin } from 'vite';

/** Whose files paint. */
const PAINTERS = /^(?:bookmaking|titles|pictures)\//;
/** Whose edits Vite and React Router tell of by themselves. */
const PAGES = /^web\//;

/** Tells an open page that what answers it or paints for it has been edited; in-the-browser.ts is the other end. */
export function tellOfEdits(): Plugin {
  return {
    name: 'tell-of-edits',
    // In this hook and not in a watcher of our own: before it, Vite still hands out the module as it was.
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const inProject = file.slice(server.config.root.length + 1);
      if (PAGES.test(inProject)) return;
      const event = PAINTERS.test(inProject) ? 'shop:painted' : 'shop:edited';
      server.ws.send({ type: 'custom', event });
    },
    transform: {
      filter: { id: /\/web\/entry\.client\.tsx$/ },
      handler: (code) => `${code}\nimport '/dev/in-the-browser.ts';`,
    },
  };
}
