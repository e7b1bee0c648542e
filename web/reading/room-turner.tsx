import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import type { Room } from './use-room.ts';
import './room.css';

/** Arrows below what is read, within reach of a thumb, and between them where one is. */
export function RoomTurner({
  room: { at, last, wraps, turnBy },
  children,
}: {
  room: Room;
  children: ReactNode;
}) {
  return (
    <nav className="room-turner" aria-label="Pages">
      <IconButton
        label="Previous page"
        aria-disabled={(!wraps && at === 0) || undefined}
        onClick={() => turnBy(-1)}
      >
        <ChevronLeft />
      </IconButton>
      {children}
      <IconButton
        label="Next page"
        aria-disabled={(!wraps && at === last) || undefined}
        onClick={() => turnBy(1)}
      >
        <ChevronRight />
      </IconButton>
    </nav>
  );
}
