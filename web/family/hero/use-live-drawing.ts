import { useEffect, useRef, useState } from 'react';
import type { Traits } from '#bookmaking/hero/traits.ts';
import { dayIn } from '#vocabulary/day.ts';
import type { TypedChild } from '#web/family/typed-child.ts';
import { again } from '#web/line/again.ts';
import { ownTimeZone } from '#web/shell/time-zone.ts';
import { readerOfForm } from './reader-of-form.ts';

/** A drawing that can be shown at once; `number` counts the drawings of this form. */
export type Drawing = { url: string; number: number };

/**
 * The newest drawing with the one before it, which it fades into; whether it is the answer to something that was
 * typed; the looks that it has, undefined before there is one; and the words that it does not follow.
 */
export type LiveDrawing = {
  drawings: Drawing[];
  isUpdated: boolean;
  looks: Traits | undefined;
  missed: string[];
};

/** Redrawn once nobody has typed for this long. */
const PAUSE_MS = 300;

/**
 * Draws the hero of a form, and again whenever the form says something else. The pens are a chunk of
 * their own, which is fetched when the first drawing is wanted; without it nothing is shown.
 *
 * @param isReady false until somebody can tell what the form says
 */
export function useLiveDrawing(typed: TypedChild, isReady: boolean): LiveDrawing {
  const [drawings, setDrawings] = useState<Drawing[]>([]);
  const [isUpdated, setUpdated] = useState(false);
  const [looks, setLooks] = useState<Traits>();
  const [missed, setMissed] = useState<string[]>([]);
  const newest = useRef<{ svg: string; number: number }>(undefined);

  // Compared by what it says: a field that comes or goes empty is no news, and a photo that is moved is none here.
  const said = JSON.stringify({ ...typed, photo_url: '', photo_crop: '' });

  useEffect(() => {
    if (!isReady) return;
    let isWanted = true;
    const draw = async () => {
      const { drawReader } = await again(() => import('./draw-reader.ts'));
      const { svg, looks, missed } = drawReader(
        readerOfForm(JSON.parse(said), dayIn(ownTimeZone(), new Date())),
      );
      // Also where the picture stays the same: a word that is not understood changes nothing in it.
      if (isWanted) setMissed(missed);
      if (svg === newest.current?.svg) return;
      const url = await shownAtOnce(svg);
      if (!isWanted) return URL.revokeObjectURL(url);
      setLooks(looks);
      const number = (newest.current?.number ?? 0) + 1;
      newest.current = { svg, number };
      setDrawings((before) => [...before.slice(-1), { url, number }]);
      setUpdated(number > 1);
    };
    setUpdated(false);
    const timer = setTimeout(
      () => draw().catch((error) => console.warn('The hero could not be drawn', error)),
      newest.current ? PAUSE_MS : 0,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [said, isReady]);

  useReleased(drawings);
  return { drawings, isUpdated, looks, missed };
}

/** An address for a drawing that the browser has read already: nothing flickers when it is put in its place. */
async function shownAtOnce(svg: string): Promise<string> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  return image.src;
}

/** Gives back the memory of drawings that are no longer shown. */
function useReleased(drawings: Drawing[]): void {
  const held = useRef<string[]>([]);
  useEffect(() => {
    const shown = drawings.map(({ url }) => url);
    for (const url of held.current) if (!shown.includes(url)) URL.revokeObjectURL(url);
    held.current = shown;
  }, [drawings]);
  useEffect(
    () => () => {
      for (const url of held.current) URL.revokeObjectURL(url);
    },
    [],
  );
}
