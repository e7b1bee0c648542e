import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { OUT_OF_REACH } from '#vocabulary/sentences/failures.ts';
import { again } from '#web/line/again.ts';
import { errorToast, showToast } from '#web/ui/toast.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { CreateBook } from './create-book.tsx';

type Dialogs = ComponentType<ComponentProps<typeof CreateBook>>;

/**
 * `CreateBook`, fetched when the page has nothing better to do, at the latest when it is asked for: a
 * shelf can be looked at without its dialogs, and they were 9 KB of its first load.
 */
export function CreateBookLater(props: ComponentProps<typeof CreateBook>) {
  const [Fetched, setFetched] = useState<Dialogs>();
  const { open, onClose } = props;
  useEffect(() => {
    if (Fetched) return;
    const fetchDialogs = () =>
      again(() => import('./create-book.tsx')).then(
        (dialogs) => setFetched(() => dialogs.CreateBook),
        (error) => {
          console.warn('The dialogs could not be fetched', error);
          if (!open) return;
          showToast(UNREACHED);
          onClose();
        },
      );
    if (!open) return whenIdle(fetchDialogs);
    void fetchDialogs();
  }, [Fetched, open, onClose]);
  return Fetched ? <Fetched key={props.book.id} {...props} /> : null;
}

const UNREACHED = errorToast(OUT_OF_REACH);
