import type { ReactNode } from 'react';

/** A line of a list of facts. */
export function Fact({ about, children }: { about: string; children: ReactNode }) {
  return (
    <>
      <dt>{about}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
