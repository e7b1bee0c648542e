import type { UIMatch } from 'react-router';

/** What a page may tell the shell around it: `export const handle: PageHandle = { onSky: true }`. */
export type PageHandle = {
  /** The page opens with a picture of the sky, and the header floats on it. */
  onSky?: boolean;
};

/** Whether the page that is shown opens with the sky. */
export const isOnSky = (matches: UIMatch[]): boolean =>
  matches.some((match) => (match.handle as PageHandle | undefined)?.onSky === true);
