import type { CSSProperties } from 'react';

/** A dot of a color, beside its name. */
export function Swatch({ color }: { color: string }) {
  return <span className="dot" style={{ '--swatch': color } as CSSProperties} aria-hidden="true" />;
}
