import type { ReactNode } from 'react';
import type { UIMatch } from 'react-router';

/** What a page may tell the shell around it: `export const handle: PageHandle = { onSky: true }`. */
export type PageHandle = {
  /** The page opens with a picture of the sky, and the header floats on it. */
  onSky?: boolean;
  /** What stands in the page's place if not even the shell's data can be had: what failed is then the shell's, not the page's. */
  unreachable?: ReactNode;
};

/** Whether the page that is shown opens with the sky. */
export const isOnSky = (matches: UIMatch[]): boolean =>
  matches.some((match) => (match.handle as PageHandle | undefined)?.onSky === true);

/** What the page that was wanted says of itself where nothing could be loaded; undefined if it has no words for it. */
export const unreachable = (matches: UIMatch[]): ReactNode =>
  matches.map((match) => (match.handle as PageHandle | undefined)?.unreachable).find(Boolean);
