import { useMemo } from 'react';
import type { Copy } from '#bookmaking/binding/copy.ts';
import type { DrawnPage } from '#contract/orders.ts';
import { useArtist } from '#web/book/live/use-artist.ts';
import { again } from '#web/line/again.ts';
import { keptCopy } from '#web/reading/kept-copy.ts';
import type { OpenCopy } from '#web/reading/open-copy.ts';

const fetchTitle = async (slug: string) => {
  if (!slug) return undefined;
  const { openTitle } = await again(() => import('#web/reading/open-copy.ts'));
  return openTitle(slug);
};

/**
 * A bought book as it is read: from its kept pages in the telling that was bought, by today's hand in another. What draws is
 * fetched only when it is wanted.
 *
 * @param cover its kept cover; null if its pages are not kept
 * @param isBought whether the telling is the one that was bought
 */
export function useCopy(
  { orderId, slug, cover }: { orderId: string; slug: string; cover: DrawnPage | null },
  copy: Copy,
  isBought: boolean,
): OpenCopy | undefined {
  const kept = useMemo(() => (cover ? keptCopy(orderId, [cover]) : undefined), [orderId, cover]);
  const isKept = isBought && kept !== undefined;
  const title = useArtist(fetchTitle, isKept ? '' : slug);
  const drawn = useMemo(() => title?.(copy), [title, copy]);
  return isKept ? kept : drawn;
}
