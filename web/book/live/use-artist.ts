import { useEffect, useState } from 'react';

/**
 * What draws something in the browser, once its code is there; undefined until then, or for good if
 * it cannot be loaded: whoever draws keeps something else in the picture's place. `load` must be
 * the same function at every render.
 */
export function useArtist<Artist>(
  load: (slug: string) => Promise<Artist | undefined>,
  slug = '',
): Artist | undefined {
  const [arrived, setArrived] = useState<{ slug: string; artist: Artist }>();
  useEffect(() => {
    let wanted = true;
    load(slug)
      .then((artist) => wanted && artist && setArrived({ slug, artist }))
      .catch((error) => console.warn('The live drawing could not be loaded', error));
    return () => {
      wanted = false;
    };
  }, [load, slug]);
  return arrived?.slug === slug ? arrived.artist : undefined;
}
