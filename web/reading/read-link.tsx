import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { readPath } from '#web/book/paths.ts';
import { whenIdle } from '#web/ui/when-idle.ts';

/** Leads to a bought book. What the room is made of comes while nobody waits for it. */
export function ReadLink({
  orderId,
  className,
  children,
}: {
  orderId: string;
  className: string;
  children: ReactNode;
}) {
  useEffect(() => whenIdle(() => void import('./reading-room.tsx').catch(() => {})), []);
  return (
    <Link className={className} to={readPath(orderId)}>
      {children}
    </Link>
  );
}
