import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const CHANNEL = 'wonderling-cart';

/**
 * Lets every open tab of the shop follow what happens to the cart in another one: a tab whose count
 * has changed says so, the others ask for their data again.
 *
 * A tab that asked because it was told finds the same count as its teller and says it once more; the
 * teller asks, finds nothing new, and it is quiet.
 */
export function useFollowOtherTabs(badge: string): void {
  const { revalidate } = useRevalidator();
  const channel = useRef<BroadcastChannel | null>(null);
  const known = useRef(badge);

  useEffect(() => {
    const line = new BroadcastChannel(CHANNEL);
    line.onmessage = ({ data }) => {
      if (data !== known.current) void revalidate();
    };
    channel.current = line;
    return () => line.close();
  }, [revalidate]);

  useEffect(() => {
    if (badge === known.current) return;
    known.current = badge;
    channel.current?.postMessage(badge);
  }, [badge]);
}
