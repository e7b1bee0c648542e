import { LoaderCircle } from 'lucide-react';

/** A gray shape where something will stand; give it the size of that thing by CSS classes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />;
}

/** A turning ring with its reason beside it. It appears only if the wait lasts. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-12">
      <LoaderCircle className="spinner size-7" />
      {label}
    </p>
  );
}
