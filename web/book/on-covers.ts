import { asCookie, type PlainCookie } from '#web/shell/word-cookie.ts';

/**
 * Whom a family last chose, on the shelf, a book's page or in a dialog, for a year: a child's id, or SAMPLE. In a cookie,
 * so that the covers of the next page arrive as they were chosen. Only a signed-in family's pages look at it, and only
 * for a child of its own (`family.ts`): public pages stay everybody's.
 */
export const ON_COVERS: PlainCookie = { name: 'on_covers', path: '/', maxAge: 31_536_000 };

/** The titles' own invented children. */
export const SAMPLE = 'sample';

/** The same choice made by the server: whoever was just added is on the covers that come next. */
export const putOnCovers = (childId: string): string => asCookie(ON_COVERS, childId);
