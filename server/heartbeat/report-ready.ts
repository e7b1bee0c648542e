import { BEAT_MS } from './beat.ts';

/**
 * Tells the supervisor, if there is one, that this process is ready, and from then on each second that its event loop
 * still turns. Nothing but the loop itself can tell that: a thread would go on while the loop is caught in itself.
 */
export function reportReady(): void {
  tell('ready');
  setInterval(() => tell('beat'), BEAT_MS).unref();
}

function tell(message: string): void {
  // A supervisor that has just been killed is told by 'disconnect', and here must not be an error.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}
