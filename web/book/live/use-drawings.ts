import { useEffect, useState } from 'react';

type Drawings = typeof import('./drawings.ts');

let arrived: Drawings | undefined;

/**
 * What draws covers and portraits in the browser, once its code is there. Undefined until then, or
 * for good if it cannot be loaded: whoever draws keeps something else in the picture's place.
 */
export function useDrawings(): Drawings | undefined {
  const [drawings, setDrawings] = useState(arrived);
  useEffect(() => {
    import('./drawings.ts')
      .then((module) => {
        arrived = module;
        setDrawings(module);
      })
      .catch((error) => console.warn('The live drawing could not be loaded', error));
  }, []);
  return drawings;
}
