import { safe } from '@orpc/client';
import { failureToast } from '#web/forms/failed-call.ts';
import { typedInto } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import type { ToastMessage } from '#web/ui/toast.ts';

/** What is typed of a new code. */
export type TypedCode = {
  code: string;
  unit: string;
  how_much: string;
  valid_from: string;
  valid_until: string;
  most_uses: string;
  once_per_family: boolean;
  book_ids: string[];
};

/** What there is to say about what was asked for; what was typed and not taken comes back. */
export type CodesAnswer = {
  toast?: ToastMessage;
  refused?: { typed: TypedCode; errors: Record<string, string> };
};

const DAY_MS = 86_400_000;

/** Does what a form of the page asks: makes a code, or with `end` ends one. */
export const changeCodes = (shop: ShopRequest, form: FormData): Promise<CodesAnswer> =>
  form.get('intent') === 'end' ? end(shop, String(form.get('id'))) : make(shop, form);

async function end(shop: ShopRequest, id: string): Promise<CodesAnswer> {
  const ended = await safe(shop.api.codes.end({ id }));
  if (ended.error) return { toast: failureToast(ended, shop) };
  return { toast: { title: `${ended.data.code} is ended`, variant: 'success' } };
}

async function make(shop: ShopRequest, form: FormData): Promise<CodesAnswer> {
  const typed = readTyped(form);
  const unit = typed.unit === 'amount' ? 'amount' : 'percent';
  const made = await safe(
    shop.api.codes.make({
      code: typed.code,
      [unit]: Number(typed.how_much.replace('$', '').trim() || Number.NaN),
      book_ids: typed.book_ids.length > 0 ? typed.book_ids.map(Number) : undefined,
      valid_from: startOf(typed.valid_from, 0),
      // To the end of that day.
      valid_until: startOf(typed.valid_until, DAY_MS),
      once_per_family: typed.once_per_family,
      most_uses: typed.most_uses === '' ? undefined : Number(typed.most_uses),
    }),
  );
  if (!made.error) return { toast: { title: `${made.data.code} is made`, variant: 'success' } };
  const { error, isDefined } = made;
  if (isDefined && error.code === 'CODE_TAKEN') {
    return { refused: { typed, errors: { code: error.message } } };
  }
  if (!isDefined || error.code !== 'INPUT_INVALID') {
    return { toast: failureToast(made, shop), refused: { typed, errors: {} } };
  }
  const said = Object.entries(error.data.fields).map(([field, [why]]) => [
    field === unit || field === 'percent' ? 'how_much' : field,
    why ?? error.message,
  ]);
  return { refused: { typed, errors: Object.fromEntries(said) } };
}

const readTyped = (form: FormData): TypedCode => ({
  code: typedInto(form, 'code').trim(),
  unit: typedInto(form, 'unit'),
  how_much: typedInto(form, 'how_much'),
  valid_from: typedInto(form, 'valid_from'),
  valid_until: typedInto(form, 'valid_until'),
  most_uses: typedInto(form, 'most_uses').trim(),
  once_per_family: form.get('once_per_family') !== null,
  book_ids: form.getAll('book_ids').map(String),
});

/** When a day begins in UTC, or so long after; undefined for none, and what no calendar has is said to be wrong by the API. */
function startOf(day: string, later: number): string | undefined {
  if (day === '') return undefined;
  const start = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(start) ? day : new Date(start + later).toISOString();
}
