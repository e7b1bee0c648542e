/** The pages that anybody may find by a search: everything else is somebody's own, or a step on a way. */
const PUBLIC = [
  /^\/$/,
  /^\/(books|explore|help|delivery|returns|gift-cards|privacy|accessibility|contact)$/,
  /^\/book\/[1-9]\d*$/,
  /^\/(theme|activity)\/[a-z0-9-]+$/,
];

/**
 * Whether a search engine may show the page at this path. A page that is not listed may not be shown; neither may one
 * under another spelling of its address (`/book/%31`), of which there are more than anybody could keep.
 */
export const isPublicPath = (pathname: string): boolean =>
  PUBLIC.some((pattern) => pattern.test(pathname));

/** Whether the public page at this path shows a family its own children: on the covers of books. */
export const showsFamily = (pathname: string): boolean => /^\/books?(?:\/|$)/.test(pathname);
