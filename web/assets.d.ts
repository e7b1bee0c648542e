// Lets the pages import styles and addresses of files; Vite gives them meaning.
/// <reference types="vite/client" />

/** See web/bundling/contract-routes.ts. */
declare module 'virtual:contract-routes' {
  const routes: import('@orpc/contract').AnyContractRouter;
  export default routes;
}

/** The addresses of the fonts that every page begins with: web/bundling/core-fonts.ts. */
declare module 'virtual:core-fonts' {
  const addresses: string[];
  export default addresses;
}
