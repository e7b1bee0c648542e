import type { ReactNode } from 'react';

/** The first words of a page, with a line below where there is something to add. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="pt-8 pb-6 md:pt-14 md:pb-8">
      <h1 className="text-4xl">{title}</h1>
      {children && <p className="mt-4 max-w-read text-lg text-ink-soft">{children}</p>}
    </header>
  );
}
