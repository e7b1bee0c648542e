const COOKIE = 'sidebar';
const A_WEEK_IN_SECONDS = 604_800;

/** Whether the admin folded the sidebar within the last 7 days (specification, section 9). */
export const isFolded = (cookies: string | null): boolean =>
  /(?:^|;\s*)sidebar=folded(?:;|$)/.test(cookies ?? '');

/**
 * The cookie that keeps the sidebar as it is. In a cookie rather than in the browser's storage, so
 * that the next page arrives with the right sidebar; only the back office ever sees it.
 */
export const sidebarCookie = (folded: boolean): string =>
  `${COOKIE}=${folded ? 'folded' : 'open'}; Path=/admin; Max-Age=${A_WEEK_IN_SECONDS}; SameSite=Lax`;
