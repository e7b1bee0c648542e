import { type ContextType, useContext, useLayoutEffect } from 'react';
import { Scripts, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import { ALIVE, wake } from './wake.ts';

type Page = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>;

/**
 * React Router's `Scripts`, but what it asks for comes when the page has been painted (wake.ts). It asks as urgently as for
 * letters and pictures, and on a phone's line those waited for 140 KB that nobody had come to see.
 */
export const LaterScripts = () => (import.meta.env.DEV ? <Scripts /> : <WokenScripts />);

function WokenScripts() {
  const page = useContext(UNSAFE_FrameworkContext)!;
  const matches = useMatches();
  // In the same breath as React begins to listen: what is pressed between would count twice, or not at all.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(ALIVE));
  }, []);
  const code = import.meta.env.SSR ? beginning(page) + waking(page, matches) : '';
  return (
    <script
      nonce={page.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own addresses, and settings of the router.
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}

/** What React Router writes to receive the page's data, to the letter; it looks into `renderMeta` whether that stands there. */
function beginning({ renderMeta, serverHandoffString }: Page): string {
  if (renderMeta) renderMeta.didRenderScripts = true;
  return (
    `window.__reactRouterContext = ${serverHandoffString};` +
    'window.__reactRouterContext.stream = new ReadableStream({start(controller){' +
    'window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());'
  );
}

function waking({ manifest }: Page, matches: { id: string }[]): string {
  const { url, entry, routes } = manifest;
  const parts = matches.map(({ id }) => routes[id]!);
  const files = [
    url,
    ...entry.imports,
    ...parts.flatMap((part) => [part.module, ...(part.imports ?? [])]),
  ];
  const modules = Object.fromEntries(parts.map(({ id, module }) => [id, module]));
  const told = [[...new Set(files)], modules, entry.module, ALIVE];
  return `(${wake})(${told.map((part) => JSON.stringify(part))})`;
}
