import { CircleCheck, CircleX, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Stage, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { IconButton } from './button.tsx';
import { openStage, type ToastMessage } from './toast.ts';

const ICONS = { default: Info, success: CircleCheck, destructive: CircleX };
const SHOWN_FOR_MS = 6_000;
// A screen reader tells only what comes into a region that it already knows.
const REGION_FIRST_MS = 100;

/** Where toasts appear: at the top, because the bottom of a phone belongs to the thumb. */
export default function ToastStage() {
  useEffect(() => {
    let close: (() => void) | undefined;
    const timer = setTimeout(() => {
      close = openStage((message) => {
        const duration = message.variant === 'destructive' ? Infinity : SHOWN_FOR_MS;
        toast.custom((id) => <Slip {...message} onDismiss={() => toast.dismiss(id)} />, {
          duration,
        });
      });
    }, REGION_FIRST_MS);
    return () => {
      clearTimeout(timer);
      close?.();
    };
  }, []);
  return <Stage position="top-right" offset={16} mobileOffset={12} visibleToasts={4} expand />;
}

function Slip({
  title,
  description,
  variant = 'default',
  onDismiss,
}: ToastMessage & { onDismiss: () => void }) {
  const Icon = ICONS[variant];
  return (
    <div className={`toast toast-${variant}`}>
      <Icon className="size-6 flex-none" />
      <div className="grow">
        <strong>{title}</strong>
        {description}
      </div>
      <IconButton label="Dismiss" className="-my-2" onClick={onDismiss}>
        <X />
      </IconButton>
    </div>
  );
}
