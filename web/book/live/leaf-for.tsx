import type { Reader } from '#bookmaking/reader.ts';
import type { Leaf } from '#web/book/leaf/leaf.ts';
import { PrintedLeaf } from '#web/book/leaf/printed-leaf.tsx';
import { LiveLeaf } from './live-leaf.tsx';

/**
 * A page as the server has printed it for the sample hero; drawn live for a reader, once there is one.
 *
 * @param props.slug the title that the page is of
 * @param props.sizes how wide it is shown, as in `<img sizes>`
 * @param props.first it is what the page is about, and fetched before everything else
 * @param props.saysWhy whether it tells why a name cannot be printed, where nothing else does
 */
export function LeafFor({
  slug,
  leaf,
  reader,
  sizes,
  first,
  saysWhy = false,
}: {
  slug: string;
  leaf: Leaf;
  reader: Reader | undefined;
  sizes: string;
  first?: boolean;
  saysWhy?: boolean;
}) {
  const printed = <PrintedLeaf leaf={leaf} sizes={sizes} first={first} />;
  return (
    <span className="relative block aspect-square overflow-hidden rounded-r-md rounded-l-xs shadow-(--shadow-book)">
      {reader ? (
        <LiveLeaf
          slug={slug}
          reader={reader}
          position={leaf.position}
          refused={saysWhy ? (why) => <span className="block p-8">{why}</span> : undefined}
        >
          {printed}
        </LiveLeaf>
      ) : (
        printed
      )}
    </span>
  );
}
