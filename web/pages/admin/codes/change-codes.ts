import { safe } from '@orpc/client';
import { SOMETHING_WENT_WRONG } from '#vocabulary/sentences/failures.ts';
import { typedInto } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

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

async function end({ api, report }: ShopRequest, id: string): Promise<CodesAnswer> {
  const { data, error, isDefined } = await safe(api.codes.end({ id }));
  if (data) return { toast: { title: `${data.code} is ended`, variant: 'success' } };
  if (!isDefined) report(error);
  return { toast: errorToast(isDefined ? error.message : SOMETHING_WENT_WRONG) };
}

async function make({ api, report }: ShopRequest, form: FormData): Promise<CodesAnswer> {
  const typed = readTyped(form);
  const unit = typed.unit === 'amount' ? 'amount' : 'percent';
  const { data, error, isDefined } = await safe(
    api.codes.make({
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
  if (data) return { toast: { title: `${data.code} is made`, variant: 'success' } };
  if (!isDefined) {
    report(error);
    return { toast: errorToast(SOMETHING_WENT_WRONG), refused: { typed, errors: {} } };
  }
  if (error.code === 'CODE_TAKEN') return { refused: { typed, errors: { code: error.message } } };
  if (error.code !== 'INPUT_INVALID') {
    return { toast: errorToast(error.message), refused: { typed, errors: {} } };
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
