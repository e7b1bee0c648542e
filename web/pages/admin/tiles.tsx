import type { ReactNode } from 'react';

export type Tile = {
  label: string;
  /** Null while it is not known. */
  figure: ReactNode | null;
  /** CSS classes, such as a color. */
  className?: string;
};

const COLUMNS: Record<number, string> = {
  4: '@min-[40rem]/desk:grid-cols-4',
  5: '@min-[40rem]/desk:grid-cols-5',
};

/** A row of figures between two rules of ink; two or more in a row, as there is room. */
export function Tiles({ tiles }: { tiles: Tile[] }) {
  const columns = COLUMNS[tiles.length] ?? '@min-[40rem]/desk:grid-cols-3';
  return (
    <dl className={`mt-6 grid grid-cols-2 gap-x-5 border-y-2 border-ink ${columns}`}>
      {tiles.map(({ label, figure, className = '' }) => (
        <div
          key={label}
          className="border-edge py-4 @min-[40rem]/desk:border-l @min-[40rem]/desk:pl-5 first:border-0 first:pl-0"
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className={`num font-bold ${tiles.length > 4 ? 'text-xl' : 'text-2xl'} ${className}`}>
            {figure ?? <Unknown />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not known at the moment</span>
    </>
  );
}
