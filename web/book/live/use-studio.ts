import { useEffect, useState } from 'react';
import type { Studio } from './studio.tsx';

/**
 * The studio of a title, once its code is there; undefined until then, or for good if it cannot be
 * loaded: the cover's own picture stays in its place.
 */
export function useStudio(slug: string): Studio | undefined {
  const [open, setOpen] = useState<{ slug: string; studio: Studio }>();
  useEffect(() => {
    let wanted = true;
    import('./studio.tsx')
      .then(({ openStudio }) => openStudio(slug))
      .then((studio) => wanted && studio && setOpen({ slug, studio }))
      .catch((error) => console.warn('The live drawing could not be loaded', error));
    return () => {
      wanted = false;
    };
  }, [slug]);
  return open?.slug === slug ? open?.studio : undefined;
}
