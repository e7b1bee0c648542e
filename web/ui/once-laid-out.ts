/**
 * Does something two frames later, when what was just put there is laid out and painted: a motion that begins at once loses its
 * first frames to that.
 *
 * @returns how to call it off
 */
export function onceLaidOut(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/** How long that takes, in ms. */
export const LAID_OUT_MS = 2 * (1000 / 60);
