import type { Config } from '@react-router/dev/config';
import { compressAssets } from './web/bundling/compress-assets.ts';
import { drawIcons } from './web/bundling/draw-icons.ts';
import { printFirstLoad } from './web/bundling/first-load.ts';

export default {
  appDirectory: 'web',
  // The whole site map is a few hundred bytes; asking the server for it piece by piece would
  // cost a request before every first visit of a page.
  routeDiscovery: { mode: 'initial' },
  // A page is one script. In three, those for its `clientAction` and `clientLoader` are fetched past `web/line/`: where one of them
  // failed, the page came up empty. On a slow line three are no quicker either.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig }) {
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    await Promise.all([compressAssets(folder), drawIcons(folder)]);
    await printFirstLoad(folder);
  },
} satisfies Config;
