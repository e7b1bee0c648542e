import { CalendarX2, Check, Clock, type LucideIcon, X } from 'lucide-react';

const MARKS = {
  completed: Check,
  pending: Clock,
  failed: X,
  expired: CalendarX2,
} satisfies Record<string, LucideIcon>;

const isMarked = (look: string): look is keyof typeof MARKS => look in MARKS;

/**
 * A rubber stamp that names a state. A state that it does not know gets a plain stamp.
 *
 * @param props.inked pressed on at a tilt, as on the slip in a finished parcel
 */
export function Stamp({ look, label, inked }: { look: string; label: string; inked?: boolean }) {
  const Mark = isMarked(look) ? MARKS[look] : undefined;
  return (
    <span className={`stamp ${Mark ? `stamp-${look}` : ''} ${inked ? 'inked' : ''}`}>
      {Mark && <Mark aria-hidden="true" />}
      {label}
    </span>
  );
}
