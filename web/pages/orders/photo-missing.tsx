import { Form, useNavigation } from 'react-router';
import { PHOTO_LOST } from '#vocabulary/sentences/photos.ts';
import { Button } from '#web/ui/button.tsx';
import type { ShownOrder } from './order-in-words.ts';

/** A paid book waits for a photo that we have lost: says so, and lets the family choose how it goes on. */
export function PhotoMissing({ order }: { order: ShownOrder }) {
  const { formData } = useNavigation();
  const busy = formData?.get('order') === order.id;
  const name = order.child_name ?? 'the child';
  return (
    <Form method="post" className="max-w-prose text-sm">
      <p>{PHOTO_LOST}</p>
      <input type="hidden" name="intent" value="choose-photo" />
      <input type="hidden" name="order" value={order.id} />
      <div className="flex flex-wrap gap-x-4">
        {order.child_id && (
          <Button look="text" className="-ml-3" name="photo" value="of_child" busy={busy}>
            Use the photo that {name} has now
          </Button>
        )}
        <Button look="text" className="-ml-3" name="photo" value="none" busy={busy}>
          Make it without a photo
        </Button>
      </div>
    </Form>
  );
}
