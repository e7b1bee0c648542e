import { Form, Link } from 'react-router';
import type { Child } from '#contract/children.ts';
import { erasePath } from '#web/pages/erasing/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Asks before a child is deleted, and says what goes with it. Open as long as there is a child. */
export function DeleteChild({ child, onClose }: { child?: Child; onClose: () => void }) {
  return (
    <Dialog open={child !== undefined} onClose={onClose} title={`Delete ${child?.name}?`}>
      <p>
        The description, the photo and the book previews of{' '}
        <strong className="rubric">{child?.name}</strong> go too, and can't be brought back.
      </p>
      <p className="mt-3">
        Books that you have bought stay as they are. A book that's still in your cart can no longer
        be ordered for {child?.name}.
      </p>
      <p className="mt-3">
        Should those books go too?{' '}
        <Link className="link" to={erasePath(child?.id ?? '')}>
          Erase everything about {child?.name}
        </Link>
      </p>
      {/* It closes at once: a toast about a failure would lie behind it. */}
      <Form method="post" preventScrollReset className="dialog-actions" onSubmit={onClose}>
        <input type="hidden" name="intent" value="remove-child" />
        <input type="hidden" name="child_id" value={child?.id} />
        <Button type="submit" look="danger">
          Delete {child?.name}
        </Button>
        <Button type="button" look="quiet" onClick={onClose}>
          Keep {child?.name}
        </Button>
      </Form>
    </Dialog>
  );
}
