import { type ComponentType, lazy, useState } from 'react';
import { again } from './again.ts';

/**
 * A part of a page whose code comes after the page. A loader has to have fetched it before the server renders, which
 * waits for nothing: else the page would have a gap until the scripts run.
 *
 * @param fetchScript imports the part
 */
export function partLater<Props extends object>(
  fetchScript: () => Promise<ComponentType<Props>>,
): {
  Part: ComponentType<Props>;
  fetchPart: () => Promise<unknown>;
} {
  let part: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    part ??= await again(fetchScript);
    return { default: part };
  };
  const Fetched: ComponentType<Props> = lazy(fetchPart);
  return {
    fetchPart,
    Part(props) {
      // Not another one as soon as it has come: React would throw away what the server has sent.
      const [Now] = useState(() => part ?? Fetched);
      return <Now {...props} />;
    },
  };
}
