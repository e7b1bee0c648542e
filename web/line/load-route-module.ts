import type { DataRouter } from 'react-router';
import { again } from './again.ts';

declare global {
  interface Window {
    /** As React Router leaves it there. */
    __reactRouterDataRouter?: DataRouter;
  }
}

type Route = { id: string; module: string };

/**
 * React Router's own function of this name, in whose place the build puts this one (web/bundling/own-route-loading.ts). Where a
 * page's script could not be fetched, React Router loads the page anew that one is just leaving: without a line that is the
 * browser's page of the dinosaur, with everything typed gone, and with one it is the wrong page. Here the page that is there
 * stays until the other one has come.
 */
export async function loadRouteModule(route: Route, known: Record<string, unknown>) {
  if (route.id in known) return known[route.id];
  try {
    known[route.id] = await again(() => import(/* @vite-ignore */ route.module));
    return known[route.id];
  } catch (error) {
    // The line is there: only a new document gets what belongs together.
    console.warn(`${route.module} could not be fetched`, error);
    openWanted();
    return new Promise(() => {});
  }
}

/** Opens the page that was wanted as the browser would, without React Router. */
function openWanted() {
  const { location } = window.__reactRouterDataRouter?.state.navigation ?? {};
  if (location) window.location.assign(location.pathname + location.search + location.hash);
  else window.location.reload();
}
