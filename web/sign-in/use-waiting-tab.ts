import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CHANNEL } from './use-tell-sign-in.ts';

/**
 * Lets the tab that waits for a letter go on by itself: as the link is opened in another tab of this browser, or as
 * somebody comes back to this one. (Asking the page for its data again would lose what the form has answered.)
 *
 * @param to the page that was wanted
 */
export function useGoOnWhenSignedIn(to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const goOn = () => void navigate(to, { replace: true });
    const look = async () => {
      if (document.visibilityState === 'visible' && (await isSignedIn())) goOn();
    };
    const line = new BroadcastChannel(CHANNEL);
    line.onmessage = goOn;
    document.addEventListener('visibilitychange', look);
    return () => {
      line.close();
      document.removeEventListener('visibilitychange', look);
    };
  }, [navigate, to]);
}

/** No answer is a no: the next look asks again. */
async function isSignedIn(): Promise<boolean> {
  try {
    const answer = await fetch('/api/auth/get-session');
    return answer.ok && (await answer.json()) !== null;
  } catch {
    return false;
  }
}
