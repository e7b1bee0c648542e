import { useEffect } from 'react';

/** What the tabs of a browser tell each other of signing in. */
export const CHANNEL = 'wonderling-sign-in';

/** Tells the tabs that wait for a sign-in that somebody has come in. Stands once, in the root. */
export function useTellSignIn(viewerId: string | undefined): void {
  useEffect(() => {
    if (!viewerId) return;
    const line = new BroadcastChannel(CHANNEL);
    line.postMessage('signed in');
    line.close();
  }, [viewerId]);
}
