import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { PAGE_COUNT } from './turning.ts';

/** Arrows and five dots under the book, within reach of a thumb. */
export function PageTurner({
  page,
  onTurn,
  onGo,
}: {
  page: number;
  onTurn: (by: 1 | -1) => void;
  onGo: (to: number) => void;
}) {
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-1 md:gap-3">
      <IconButton label="Previous page" className="bg-page shadow-rest" onClick={() => onTurn(-1)}>
        <ChevronLeft />
      </IconButton>
      <div className="dots">
        {Array.from({ length: PAGE_COUNT }, (_, place) => place + 1).map((number) => (
          <button
            key={number}
            type="button"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onGo(number)}
          >
            <i />
          </button>
        ))}
      </div>
      <IconButton label="Next page" className="bg-page shadow-rest" onClick={() => onTurn(1)}>
        <ChevronRight />
      </IconButton>
    </nav>
  );
}
