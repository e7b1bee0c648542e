import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import type { FavoriteKey } from '#contract/favorites.ts';
import { useOwn } from '#web/own.ts';
import { errorToast, showToast } from '#web/ui/toast.ts';
import {
  favoritesInBrowser,
  followFavoritesInBrowser,
  keepInBrowser,
  keyOf,
} from './browser-favorites.ts';
import type { FavoriteAnswer } from './save-favorites.ts';

const NOTHING: FavoriteKey[] = [];

/**
 * What makes a button the heart of something: whether it is the visitor's, and how to change that. It answers at once. For
 * a signed-in user the server is told; if that fails, a toast says so and the heart falls back.
 */
export function useFavorite(heart: FavoriteKey) {
  const { isGiven, toggle } = useHeart(heart);
  return {
    // In this order: a page that is kept for all families finds by it whose heart goes where (server/page-cache).
    'data-heart': keyOf(heart),
    'aria-pressed': isGiven,
    onClick: toggle,
  };
}

function useHeart(heart: FavoriteKey): { isGiven: boolean; toggle: () => void } {
  const { viewer, hearts } = useOwn();
  const inBrowser = useSyncExternalStore(
    followFavoritesInBrowser,
    favoritesInBrowser,
    () => NOTHING,
  ).some((other) => keyOf(other) === keyOf(heart));
  const onServer = hearts.includes(keyOf(heart));
  const server = useServerFavorite(heart, onServer || inBrowser);

  if (!viewer) return { isGiven: inBrowser, toggle: () => keepHere(heart, !inBrowser) };
  return {
    isGiven: server.isGiven,
    toggle() {
      // Signed in a moment ago, with a heart that has not moved to the server yet.
      if (inBrowser) keepInBrowser(heart, false);
      server.change(!server.isGiven);
    },
  };
}

/** Keeps a visitor's heart in the browser; the first one says where it went. */
function keepHere(heart: FavoriteKey, isGiven: boolean): void {
  try {
    const isFirst = favoritesInBrowser().length === 0;
    keepInBrowser(heart, isGiven);
    if (isFirst && isGiven) {
      showToast({
        title: 'Kept in this browser',
        description: 'Sign in, and it moves into your Lovely collection.',
      });
    }
  } catch {
    const description =
      "This browser won't let us keep your heart. Sign in, and we'll keep it for you.";
    showToast(errorToast(description));
  }
}

/**
 * A heart on its way to the server. One request at a time: two at once could arrive in the wrong
 * order, and the last press must win. A press in between waits for its turn.
 */
function useServerFavorite(heart: FavoriteKey, saved: boolean) {
  const fetcher = useFetcher<FavoriteAnswer>({ key: `heart ${keyOf(heart)}` });
  const [waiting, setWaiting] = useState<boolean>();
  const underWay = fetcher.formData && fetcher.formData.get('change') === 'add';

  const send = (isGiven: boolean) => {
    const { type, id } = heart;
    const change = isGiven ? 'add' : 'remove';
    void fetcher.submit(
      { change, hearts: JSON.stringify([{ type, id }]) },
      { method: 'post', action: '/favorites' },
    );
  };
  useEffect(() => {
    if (waiting === undefined || fetcher.state !== 'idle') return;
    setWaiting(undefined);
    if (waiting !== saved) send(waiting);
  });

  return {
    isGiven: waiting ?? underWay ?? saved,
    change(isGiven: boolean) {
      if (fetcher.state === 'idle') send(isGiven);
      else setWaiting(isGiven);
    },
  };
}
