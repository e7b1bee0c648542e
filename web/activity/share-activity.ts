import { shareLink } from '#web/shell/share-link.ts';

/**
 * Shares an activity's page, or copies its address (specification, section 2: Activity page; the toast's words,
 * section 8).
 *
 * @param path of the activity's page, from the root
 */
export const shareActivity = (title: string, path: string): Promise<void> =>
  shareLink(
    { title, url: new URL(path, window.location.href).href },
    { title: 'Link copied', description: 'Activity link has been copied to your clipboard.' },
  );
