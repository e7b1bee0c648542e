import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contractRoutes } from '#web/bundling/contract-routes.ts';
import { coreFonts } from '#web/bundling/core-fonts.ts';
import { leavesForAll } from '#web/bundling/leaves-for-all.ts';
import { ownRouteLoading } from '#web/bundling/own-route-loading.ts';
import { sharedChunks } from '#web/bundling/shared-chunks.ts';

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    tailwindcss(),
    reactRouter(),
    babel({ include: /\/web\/.*\.tsx$/, presets: [reactCompilerWhereStateIs()] }),
    sonnerWithoutItsStyles(),
    contractRoutes(),
    coreFonts(),
    leavesForAll(),
    ownRouteLoading(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
    },
  },
  ssr: {
    // Node would load lucide's 1,700 icons at once, and a hundred modules for a word for a time; bundled, only what is
    // used is left.
    noExternal: ['lucide-react', 'date-fns'],
  },
});

/**
 * The React Compiler for files with state of their own. What has none is drawn anew only when its parent is, and a parent that
 * has been compiled hands its children on as they were. Babel took more than a third of a build of the pages: with all components
 * compiled it took 34 s of processor time, with these 24 to 30, with none 21; the first load is 4 to 6 KB lighter.
 */
function reactCompilerWhereStateIs() {
  const compiler = reactCompilerPreset();
  compiler.rolldown.filter = { code: /\buse(State|Reducer|Optimistic|SyncExternalStore)\b/ };
  return compiler;
}

/**
 * The toast library writes a style element into the page when it loads, which our content security
 * policy rightly refuses. The same styles come as a file, so the call is taken out.
 */
function sonnerWithoutItsStyles(): Plugin {
  const call = /^__insertCSS\(".*"\);?$/m;
  return {
    name: 'sonner-without-its-styles',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        if (!call.test(code)) throw new Error('sonner adds its styles in another way now');
        return { code: code.replace(call, ''), map: null };
      },
    },
  };
}
