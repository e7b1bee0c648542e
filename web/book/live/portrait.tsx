import { useMemo } from 'react';
import type { Reader } from '#bookmaking/reader.ts';
import { again } from '#web/line/again.ts';
import { useArtist } from './use-artist.ts';

const fetchFigure = () => again(() => import('./draw-figure.ts'));

/** The child as we draw it, down to the shoulders, in a round window. Decoration: the name stands beside it. */
export function Portrait({ reader }: { reader: Reader }) {
  const artist = useArtist(fetchFigure);
  const figure = useMemo(() => artist?.drawFigure(reader), [artist, reader]);
  return (
    <span className="portrait relative !w-14" aria-hidden="true">
      {figure && (
        <span
          className="absolute -top-2 left-1/2 w-30 -translate-x-1/2"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; no word of a customer is in it.
          dangerouslySetInnerHTML={{ __html: figure }}
        />
      )}
    </span>
  );
}
