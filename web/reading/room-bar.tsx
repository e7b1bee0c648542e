import { AArrowUp, ArrowLeft, Maximize, Minimize, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { IconButton } from '#web/ui/button.tsx';
import type { Room } from './use-room.ts';

/**
 * Above what is read: the way back, what it is, and what one reads with.
 *
 * @param props.to where Back and Close lead
 * @param props.onLeave told when one of them is pressed
 */
export function RoomBar({
  room,
  to,
  onLeave,
  children,
}: {
  room: Room;
  to: string;
  onLeave?: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  const { step, enlarge, isFull, fillScreen } = room;
  return (
    <header className="room-bar">
      <Link className="back" to={to} onClick={onLeave}>
        <ArrowLeft className="icon" />
        Back
      </Link>
      <div className="room-title">{children}</div>
      <div className="room-tools">
        <IconButton label={`Larger words, ${step} of 3`} onClick={enlarge}>
          <AArrowUp />
        </IconButton>
        {fillScreen && (
          <IconButton label={isFull ? 'Leave full screen' : 'Full screen'} onClick={fillScreen}>
            {isFull ? <Minimize /> : <Maximize />}
          </IconButton>
        )}
        <Link className="btn btn-icon" to={to} onClick={onLeave} aria-label="Close">
          <X />
        </Link>
      </div>
    </header>
  );
}
