import { type RefObject, useSyncExternalStore } from 'react';

const listen = (tell: () => void) => {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
};

/** Whether a room fills the screen, and how to change that; `toggle` is undefined where a browser cannot (an iPhone). */
export function useFullScreen(room: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    listen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const isPossible = useSyncExternalStore(
    listen,
    () => document.fullscreenEnabled,
    () => false,
  );
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : room.current?.requestFullscreen();
    done?.catch((error) => console.warn('The screen could not be filled', error));
  };
  return { isFull, toggle: isPossible ? toggle : undefined };
}
