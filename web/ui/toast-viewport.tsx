import { CircleCheck, CircleX, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { toast, Toaster as Viewport } from 'sonner';
import 'sonner/dist/styles.css';
import { IconButton } from './button.tsx';
import { openViewport, type ToastMessage } from './toast.ts';

const ICONS = { default: Info, success: CircleCheck, destructive: CircleX };
const SHOWN_FOR_MS = 6_000;
// A screen reader tells only what comes into a region that it already knows.
const REGION_FIRST_MS = 100;

// Below the header, or the page's own row of controls: a toast that stays must not cover the cart, the menu or a way out.
const BELOW_CONTROLS = 'calc(var(--toasts-below, var(--spacing-header)) + 0.75rem)';

/** Where toasts appear: at the top, because the bottom of a phone belongs to the thumb. */
export default function ToastViewport() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let close: (() => void) | undefined;
    const timer = setTimeout(() => {
      close = openViewport((message) => {
        // Shown anew, the layer comes to lie above a dialog that was opened after it.
        layer.current?.hidePopover();
        layer.current?.showPopover();
        const duration = message.variant === 'destructive' ? Infinity : SHOWN_FOR_MS;
        // One at a time: the newest says how things stand. Refusals once lay three deep on a page, and 'This may take a
        // few minutes' stood above 'Preview Ready!'.
        toast.dismiss();
        toast.custom((id) => <Slip {...message} onDismiss={() => toast.dismiss(id)} />, {
          duration,
        });
      }, toast.dismiss);
    }, REGION_FIRST_MS);
    return () => {
      clearTimeout(timer);
      close?.();
    };
  }, []);
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <Viewport
        position="top-right"
        offset={{ top: BELOW_CONTROLS, right: '1rem' }}
        mobileOffset={{ top: BELOW_CONTROLS, left: '0.75rem', right: '0.75rem' }}
        expand
      />
    </div>
  );
}

function Slip({
  title,
  description,
  variant = 'default',
  link,
  onDismiss,
}: ToastMessage & { onDismiss: () => void }) {
  const Icon = ICONS[variant];
  return (
    <div className={`toast toast-${variant}`}>
      <Icon className="size-6 flex-none" />
      <div className="grow">
        <strong>{title}</strong>
        {description}
        {link && (
          <Link
            className="link -mb-2 flex min-h-11 w-fit items-center"
            to={link.to}
            onClick={onDismiss}
          >
            {link.words}
          </Link>
        )}
      </div>
      <IconButton label="Dismiss" className="-my-2" onClick={onDismiss}>
        <X />
      </IconButton>
    </div>
  );
}
