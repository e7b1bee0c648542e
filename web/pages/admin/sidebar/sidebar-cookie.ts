import type { WordCookie } from '#web/shell/word-cookie.ts';

/** How an admin left the sidebar within the last 7 days (specification, section 9); only the back office hears of it. */
export const SIDEBAR: WordCookie<'folded' | 'open'> = {
  name: 'sidebar',
  words: ['folded', 'open'],
  path: '/admin',
  maxAge: 604_800,
};
