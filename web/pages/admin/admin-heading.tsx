import type { ReactNode } from 'react';

/** A page's title, and what can be done with the whole page at its right. */
export function AdminHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h1 className="text-3xl">{title}</h1>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </header>
  );
}
