import { BLEED, TRIM } from '../../../bookmaking/sheet-size.ts';
import type { Leaf } from './leaf.ts';

/** A page as the server knows it: the picture made at build, and its words set over it. */
export function PrintedLeaf({ leaf, sizes }: { leaf: Leaf; sizes: string }) {
  const sized = (kind: string) =>
    [480, 960].map((width) => `/leaves/${leaf.picture}-${width}.${kind} ${width}w`).join();
  return (
    <span className="relative block">
      <picture>
        <source type="image/avif" srcSet={sized('avif')} sizes={sizes} />
        <img
          src={`/leaves/${leaf.picture}-960.webp`}
          srcSet={sized('webp')}
          sizes={sizes}
          alt=""
          width={960}
          height={960}
          loading="lazy"
          className="block h-auto w-full"
        />
      </picture>
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
