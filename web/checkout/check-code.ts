import { safe } from '@orpc/client';
import { filledShipTo } from '#contract/addresses.ts';
import { codeTroubles } from '#vocabulary/codes.ts';
import { readForm, typedInto } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast } from '#web/ui/toast.ts';
import type { RefusedSheet } from './read-sheet.ts';
import { CODE, SHIP_TO } from './sheet-fields.ts';

/**
 * What the sheet's code would take off, when its own button was pressed: nothing is bought. All that was typed comes back.
 *
 * @param bookIds what is about to be bought
 */
export async function checkCode(
  { api, report }: ShopRequest,
  form: FormData,
  bookIds: number[],
): Promise<RefusedSheet> {
  const typed = typedWithCode(form);
  if (!typed.code?.trim()) return { typed, errors: { code: 'Please type the code' } };
  const { data, error, isDefined } = await safe(
    api.codes.check({ code: typed.code, book_ids: bookIds }),
  );
  if (data) return { typed, taken: data };
  if (isDefined && error.code === 'INPUT_INVALID') {
    return { typed, errors: { code: error.data.fields.code?.[0] ?? error.message } };
  }
  if (isDefined && error.code !== 'UNAUTHORIZED') {
    return { typed, errors: { code: error.message } };
  }
  if (!isDefined) report(error);
  return { typed, toast: errorToast('We could not look at the code. Please try again.') };
}

/** What is said beside a code that the checkout did not take; undefined for every other refusal. */
export function refusedCode(
  error: { code: string; message: string },
  form: FormData,
): RefusedSheet | undefined {
  if (!ABOUT_THE_CODE.has(error.code)) return undefined;
  return { typed: typedWithCode(form), errors: { code: error.message } };
}

const ABOUT_THE_CODE = new Set<string>(codeTroubles);

/** The code that goes along with a checkout; undefined for an empty field. */
export const readCode = (form: FormData): string | undefined =>
  typedInto(form, CODE).trim() || undefined;

const nameOnParcel = filledShipTo.pick({ recipient: true });

/** Of an address that was chosen, only the name is typed: else the sheet would come back with an empty one to fill in. */
const typedWithCode = (form: FormData): NonNullable<RefusedSheet['typed']> => ({
  ...readForm(form.get(SHIP_TO) ? nameOnParcel : filledShipTo, form).typed,
  code: typedInto(form, CODE),
});
