import type { Hono, MiddlewareHandler } from 'hono';
import type { ServerBuild } from 'react-router';
import type { WebEnv } from '#server/http/web-env.ts';
import { staticFiles } from './static-files.ts';

/**
 * All in which a shop that is worked on differs from one that is served: `production` below, and in
 * dev/development.ts what of that is off under `npm run dev`, and why.
 */
export type Mode = {
  /** React Router's word for it. */
  name: 'production' | 'development';
  /** The pages' bundle, or a way to ask for it as it is now. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Addresses of the stylesheets that every page has. */
  stylesheets(): Promise<string[]>;
  /**
   * Serves what the browser loads besides pages: scripts, styles, pictures, icons.
   * @param secure sets the security headers
   * @param cachedHeaders the same headers, for what is kept
   */
  files(secure: MiddlewareHandler, cachedHeaders: Record<string, string>): Hono<WebEnv>;
  /** Whether finished pages and the list of books are kept until the catalog changes (server/page-cache). */
  cachesPages: boolean;
  /** What admits the scripts and styles that stand in a page: its nonce, or that they are there. */
  inline: 'with nonce' | 'any';
};

/**
 * A shop as visitors meet it.
 * @param clientFolder what the build has made for the browser: an absolute path
 */
export const production = (build: ServerBuild, clientFolder: string): Mode => ({
  name: 'production',
  build,
  stylesheets: async () => build.assets.routes.root?.css ?? [],
  files: (secure, cachedHeaders) => staticFiles(clientFolder, secure, cachedHeaders),
  cachesPages: true,
  inline: 'with nonce',
});
