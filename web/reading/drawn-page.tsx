import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { BLEED, SHEET, TRIM } from '#bookmaking/sheet-size.ts';
import { textSvg } from '#bookmaking/text/text-svg.ts';
import { withTileAddresses } from '#web/book/live/tile-addresses.ts';
import { bitmapOf, pixelsOf } from './page-bitmaps.ts';

/**
 * A page as it is printed and trimmed. For the eye: what it shows and says stands beside it. What a book opens with comes along
 * with the document and is shown as it comes, as a drawing: a phone has it a second before it could paint it.
 *
 * @param props.width in CSS px; 0 before it is known
 * @param props.withWords whether its words stand in it
 * @param props.onPainted told when it can be seen
 */
export function DrawnPage({
  page,
  width,
  withWords,
  onPainted,
}: {
  page: BoundPage;
  width: number;
  withWords: boolean;
  onPainted?: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawing, setDrawing] = useState(width === 0);
  const pixels = width && pixelsOf(width);
  const { svg } = page;
  const painted = useEffectEvent(() => onPainted?.());
  useEffect(() => {
    if (!pixels) {
      painted();
      return;
    }
    let wanted = true;
    bitmapOf(svg, pixels)
      .then((bitmap) => {
        if (!wanted || !canvas.current) return;
        canvas.current.width = pixels;
        canvas.current.height = pixels;
        canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
        setDrawing(false);
        painted();
      })
      .catch((error) => console.warn('A page of a book could not be painted', error));
    return () => {
      wanted = false;
    };
  }, [svg, pixels]);
  const words = useMemo(
    () => (page.lettering?.art ?? '') + page.text.map(textSvg).join(''),
    [page],
  );
  return (
    <span className="drawn-page" aria-hidden="true">
      <canvas ref={canvas} />
      {isDrawing && (
        <span
          className="absolute inset-0"
          // The trimmer cuts the bleed off, and so does the page around it.
          style={{ scale: SHEET / TRIM }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours, whose words are escaped.
          dangerouslySetInnerHTML={{ __html: withTileAddresses(svg) }}
        />
      )}
      {(withWords || page.lettering) && (
        <svg
          viewBox={`${BLEED} ${BLEED} ${TRIM} ${TRIM}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: textSvg escapes every word.
          dangerouslySetInnerHTML={{ __html: words }}
        />
      )}
    </span>
  );
}
