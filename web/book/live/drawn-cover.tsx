import { type ReactNode, useId, useMemo } from 'react';
import type { Reader } from '#bookmaking/reader.ts';
import { again } from '#web/line/again.ts';
import { useArtist } from './use-artist.ts';
import { useTurn } from './use-turn.ts';

const fetchCover = (slug: string) =>
  again(() => import('./cover-in-page.ts')).then(({ coverInPage }) => coverInPage(slug));

/**
 * A title's cover, drawn in the browser for a reader.
 *
 * @param props.inTurn whether it is one of many, and waits until those before it are drawn
 * @param props.children what is shown until it is drawn, without a reader, and for a name that cannot be printed
 */
export function DrawnCover({
  slug,
  reader,
  inTurn = false,
  children,
}: {
  slug: string;
  reader: Reader | undefined;
  inTurn?: boolean;
  children: ReactNode;
}) {
  const drawCover = useArtist(fetchCover, slug);
  const isTurn = useTurn(inTurn && drawCover !== undefined);
  const copy = useId();
  const drawnFor = inTurn && !isTurn ? undefined : reader;
  const cover = useMemo(() => drawnFor && drawCover?.(drawnFor, copy), [drawCover, drawnFor, copy]);
  if (!cover) return children;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, its one word escaped.
  return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: cover }} />;
}
