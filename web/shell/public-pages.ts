/** The pages that anybody may find by a search: everything else is somebody's own, or a step on a way. */
const PUBLIC = [
  /^\/$/,
  /^\/(books|explore|help|delivery|privacy|contact)$/,
  /^\/(book|theme|activity)\/[^/]+$/,
];

/** Whether a search engine may show the page at this path. A page that is not listed may not be shown. */
export const isPublicPath = (pathname: string): boolean =>
  PUBLIC.some((pattern) => pattern.test(pathname));
