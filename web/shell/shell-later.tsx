import { type ComponentType, useEffect, useState } from 'react';
import { again } from '#web/line/again.ts';
import { whenIdle } from '#web/ui/when-idle.ts';

/** Stands once on every page; what it shows is fetched when the page has nothing better to do. */
export function ShellLater() {
  const [Later, setLater] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        again(() => import('./later.tsx')).then(
          (later) => setLater(() => later.default),
          (error) => console.warn('The rest of the shell could not be fetched', error),
        );
      }),
    [],
  );
  return Later ? <Later /> : null;
}
