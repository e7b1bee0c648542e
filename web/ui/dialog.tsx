import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { IconButton } from './button.tsx';

/**
 * A question that has to be answered before anything else: a sheet from the bottom on a phone, a
 * page in the middle elsewhere. The browser's own `<dialog>` keeps the focus inside, closes on
 * Escape and gives the focus back; its contents live only while it is open.
 *
 * @param props.onClose told once the reader closed it by Escape, the cross or the scrim
 * @param props.lede a line under the title
 */
export function Dialog({
  open,
  onClose,
  title,
  lede,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  lede?: ReactNode;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);

  // Told before it closes: the browser tells of a close some time after, and whoever had pressed Enter for the same
  // question in between saw nothing, for it was open still to those who open it. (A field for files has a `cancel` of its own.)
  const closeOnEscape = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // The browser may close it without having asked; one that is open again is not meant.
  const closeLate = () => {
    if (open && !dialog.current?.open) onClose();
  };

  // The scrim belongs to the dialog's element: a press outside its box is a press on the scrim.
  const closeOnScrim = (event: MouseEvent<HTMLDialogElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (event.target === event.currentTarget && !inside) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does with keys what the scrim does here.
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={open ? `${id}-title` : undefined}
      onCancel={closeOnEscape}
      onClose={closeLate}
      onClick={closeOnScrim}
    >
      {open && (
        <>
          <h2 id={`${id}-title`} className="text-2xl pr-12">
            {title}
          </h2>
          {lede && <p className="text-ink-soft">{lede}</p>}
          <div className="mt-5">{children}</div>
          {/* Last in order, so that the focus starts on the question and not on the way out. */}
          <IconButton
            label="Close"
            className="!absolute right-3 top-3 md:right-5 md:top-7"
            onClick={onClose}
          >
            <X />
          </IconButton>
        </>
      )}
    </dialog>
  );
}
