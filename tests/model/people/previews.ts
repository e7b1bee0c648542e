import type { Pair } from '#tests/model/fits/family-state.ts';
import type { Customer } from './customer.ts';

/** Asks for a preview. */
export async function startPreview(customer: Customer, pair: Pair): Promise<void> {
  const path = '/functions/start_generate_book_preview';
  const body = { book_id: pair.bookId, child_id: pair.childId };
  const answer = await customer.ask<{ preview_request_id: string }>('POST', path, body);
  switch (answer.code) {
    case undefined:
      customer.previews.push(answer.body.preview_request_id);
      return;
    case 'NOT_FOUND':
      return customer.noteFamily(answer, 'asks for a preview: no child', (state) =>
        pair.childId in state.children ? undefined : state,
      );
    case 'TOO_MANY_REQUESTS':
    case 'UNAUTHORIZED':
      return;
    default:
      customer.cannotBe('asks for a preview', answer);
  }
}

/** Asks how far the preview is that was asked for last, and opens it if it is there. */
export async function lookAtPreview(customer: Customer): Promise<void> {
  const id = customer.previews.at(-1);
  if (!id) return;
  const poll = `/functions/poll_book_preview_status?preview_request_id=${id}`;
  const answer = await customer.ask<{ status: string; book_preview_url: string | null }>(
    'GET',
    poll,
  );
  // It is gone with its child, or a newer one has taken its place.
  if (answer.code === 'NOT_FOUND' || answer.code === 'UNAUTHORIZED') return;
  if (answer.code) customer.cannotBe('asks how far the preview is', answer);
  const { status, book_preview_url: url } = answer.body;
  if ((status === 'completed') !== (url !== null)) {
    throw new Error(`A preview is ${status}, and its address is ${url}`);
  }
  if (!url) return;
  const opened = await customer.ask('GET', url.slice('/api'.length));
  if (opened.code && !['NOT_FOUND', 'UNAUTHORIZED'].includes(opened.code)) {
    customer.cannotBe('opens the preview', opened);
  }
}
