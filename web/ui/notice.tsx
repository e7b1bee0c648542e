import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * Words that stay on the page: `todo` for something that the reader has to do first, `error` for
 * something that broke (give it a Retry).
 */
export function Notice({
  kind,
  title,
  children,
}: {
  kind: 'todo' | 'error';
  title?: string;
  children: ReactNode;
}) {
  const Icon = kind === 'error' ? TriangleAlert : Info;
  return (
    <div
      className={`notice ${kind === 'error' ? 'notice-error' : ''}`}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Icon className="icon" />
      <div>
        {title && <strong className="block">{title}</strong>}
        {children}
      </div>
    </div>
  );
}
