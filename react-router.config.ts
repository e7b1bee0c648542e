import type { Config } from '@react-router/dev/config';
import { compressAssets } from './web/bundling/compress-assets.ts';

export default {
  appDirectory: 'web',
  // The whole site map is a few hundred bytes; asking the server for it piece by piece would
  // cost a request before every first visit of a page.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
