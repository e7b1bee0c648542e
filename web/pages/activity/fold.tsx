import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A section that can be folded away, by the browser itself: it works before any script. */
export function Fold({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="fold group border-b border-edge" open={open}>
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{title}</h2>
        <ChevronDown className="icon transition-transform group-open:rotate-180" />
      </summary>
      <div className="max-w-read space-y-4 pb-6">{children}</div>
    </details>
  );
}
