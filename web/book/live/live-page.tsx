import { useEffect, useMemo, useState } from 'react';
import type { ComposedPage } from '#bookmaking/compose-page.ts';
import { BLEED, SHEET, TRIM } from '#bookmaking/sheet-size.ts';
import { textSvg } from '#bookmaking/text/text-svg.ts';
import { wordsOf } from '#bookmaking/text/words-of.ts';
import { withTileFiles } from './tile-files.ts';

/** A page as it will be printed and trimmed: the picture, and its words in type. */
export function LivePage({ page }: { page: ComposedPage }) {
  const picture = useObjectUrl(page.svg);
  const type = useMemo(() => page.text.map(textSvg).join(''), [page]);
  return (
    <span className="absolute inset-0 overflow-hidden">
      {/* The sheet has bleed on every side, which the trimmer cuts off: so do we. */}
      {picture && (
        <img src={picture} alt="" className="size-full" style={{ scale: SHEET / TRIM }} />
      )}
      <svg
        className="absolute inset-0 size-full"
        viewBox={`${BLEED} ${BLEED} ${TRIM} ${TRIM}`}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: textSvg escapes every word.
        dangerouslySetInnerHTML={{ __html: type }}
      />
      <span className="sr-only">{wordsOf(page.text)}</span>
    </span>
  );
}

/** An address for a drawing. As an image it costs one element; inside the page it would be thousands. */
function useObjectUrl(svg: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let wanted = true;
    withTileFiles(svg)
      .then((drawing) => {
        if (!wanted) return;
        made = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
        setUrl(made);
      })
      .catch((error) => console.warn('The texture of the page could not be loaded', error));
    return () => {
      wanted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [svg]);
  return url;
}
