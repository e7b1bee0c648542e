import { useDeferredValue } from 'react';
import { useArtist } from '#web/book/live/use-artist.ts';
import { NotDrawn } from '#web/family/hero/not-drawn.tsx';
import { again } from '#web/line/again.ts';

const fetchReading = () => again(() => import('#bookmaking/hero/description/not-drawn.ts'));

/** The words of a draft that no drawing follows. Mounted with the first word only: the parser is none of the first load's. */
export function DraftNotDrawn({ description }: { description: string }) {
  const reading = useArtist(fetchReading);
  const said = useDeferredValue(description);
  return reading && <NotDrawn words={reading.notDrawn(said)} />;
}
