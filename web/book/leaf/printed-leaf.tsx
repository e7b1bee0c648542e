import { useEffect } from 'react';
import { BLEED, TRIM } from '#bookmaking/sheet-size.ts';
import { loadFace } from '#web/book/live/load-face.ts';
import { DrawnPicture } from '#web/ui/drawn-picture.tsx';
import type { Leaf } from './leaf.ts';

/**
 * A page as the server knows it: the picture made at build, and its words set over it.
 *
 * @param props.first fetched before everything else; any other when somebody scrolls near it
 */
export function PrintedLeaf({
  leaf,
  sizes,
  first = false,
}: {
  leaf: Leaf;
  sizes: string;
  first?: boolean;
}) {
  useEffect(() => {
    if (leaf.face) void loadFace(leaf.face);
  }, [leaf.face]);
  return (
    <span className="relative block">
      <DrawnPicture
        path={`/leaves/${leaf.picture}`}
        widths={[480, 960]}
        width={960}
        height={960}
        sizes={sizes}
        lazy={!first}
        first={first}
        className="block h-auto w-full"
      />
      <svg
        className="absolute inset-0 size-full"
        viewBox={`${BLEED} ${BLEED} ${TRIM} ${TRIM}`}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: textSvg escapes every word.
        dangerouslySetInnerHTML={{ __html: leaf.type }}
      />
    </span>
  );
}
