import { safe } from '@orpc/client';
import { z } from 'zod';
import { filledAddress, filledShipTo, type ShipTo } from '#contract/addresses.ts';
import type { CheckedCode } from '#contract/codes.ts';
import { typedInscription } from '#contract/inscription.ts';
import { dayIn } from '#vocabulary/day.ts';
import { whyNotOnLabel } from '#vocabulary/parcel-label.ts';
import { ADDRESS_INCOMPLETE, ADDRESS_NOT_SAVED } from '#vocabulary/sentences/checkout.ts';
import { isSecret } from '#vocabulary/surprise.ts';
import { stateError } from '#web/address/read-address.ts';
import { type RefusedForm, readForm, typedInto } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import type { InscriptionField } from './dedication-fields.tsx';
import { CODE, KEEP, SHIP_TO, type ShipToField, SURPRISE_UNTIL, TYPED } from './sheet-fields.ts';

/**
 * Why the sheet was not taken: sentences beside its fields, and a toast where none of them is wrong. Where only the code was
 * asked about, what it takes off.
 */
export type RefusedSheet = Partial<
  RefusedForm<
    | ShipToField
    | InscriptionField
    | typeof SHIP_TO
    | typeof KEEP
    | typeof SURPRISE_UNTIL
    | typeof CODE
  >
> & {
  taken?: CheckedCode;
  toast?: ToastMessage;
};

const nameOnParcel = z.object({ recipient: filledShipTo.shape.recipient });

/**
 * Where the sheet says that a purchase goes: to the address that its page showed, or to the one that was typed. What was
 * shown is what is sent, whatever the profile says by then; the API looks at it once more.
 */
export function readShipTo(form: FormData): { shipTo: ShipTo } | { refused: RefusedSheet } {
  const shown = readShown(form.get(SHIP_TO));
  if (shown) {
    const { data, typed, errors } = readForm(nameOnParcel, form);
    const all = { ...errors, ...whyNotOnLabel({ ...shown, ...typed }) };
    if (!data || Object.keys(all).length > 0) return { refused: { typed, errors: all } };
    return { shipTo: { ...shown, ...data } };
  }
  const { data, typed, errors } = readForm(filledShipTo, form);
  const all = { ...errors, ...stateError(typed), ...whyNotOnLabel(typed) };
  if (!data || Object.keys(all).length > 0) return { refused: { typed, errors: all } };
  return { shipTo: data };
}

/** All that stood in the sheet, to be shown again: until scripts run, nobody else remembers what was chosen and typed. */
export function asItStood(form: FormData): NonNullable<RefusedSheet['typed']> {
  const fields = [SHIP_TO, ...Object.keys(filledShipTo.shape), SURPRISE_UNTIL, CODE];
  const typed = Object.fromEntries(
    fields.filter((name) => form.has(name)).map((name) => [name, typedInto(form, name)]),
  );
  // The box stands below a typed address, and says nothing where it is not ticked.
  return typed[SHIP_TO] === TYPED ? { ...typed, [KEEP]: typedInto(form, KEEP) } : typed;
}

function readShown(chosen: FormDataEntryValue | null): Omit<ShipTo, 'recipient'> | undefined {
  try {
    return filledAddress.safeParse(JSON.parse(String(chosen))).data;
  } catch {
    return undefined;
  }
}

/** Until when the sheet says that it is to be a secret: a day that lies ahead of the family, or none. */
export function readSurprise(
  form: FormData,
  { viewer }: ShopRequest,
): { surprise: { surprise_until?: string } } | { refused: RefusedSheet } {
  const day = typedInto(form, SURPRISE_UNTIL);
  if (!day) return { surprise: {} };
  const today = dayIn(viewer?.timeZone ?? 'UTC', new Date());
  const isNear = /^20\d\d-\d\d-\d\d$/.test(day);
  if (!isNear || !isSecret(day, today)) {
    const errors = { [SURPRISE_UNTIL]: 'Please choose a day that lies ahead' };
    return { refused: { typed: readForm(filledShipTo, form).typed, errors } };
  }
  return { surprise: { surprise_until: day } };
}

const writtenInto = z.object(typedInscription);

/** What the sheet says that is written into its book. */
export function readInscription(
  form: FormData,
): { inscription: Record<InscriptionField, string> } | { refused: RefusedSheet } {
  const { data, typed, errors } = readForm(writtenInto, form);
  if (!data) return { refused: { typed, errors } };
  return { inscription: { dedication: data.dedication ?? '', from: data.from ?? '' } };
}

/** What is said beside the words that no book could carry; undefined for every other refusal. */
export function refusedWords(
  error: { code: string; data?: unknown },
  form: FormData,
): RefusedSheet | undefined {
  if (error.code !== 'DEDICATION_CANNOT_BE_PRINTED') return undefined;
  const { field, details } = error.data as { field: InscriptionField; details: string };
  return { typed: readForm(writtenInto, form).typed, errors: { [field]: details } };
}

/**
 * Makes a typed address the profile's, if that was ticked; a family that has not told its name yet is called as the parcel is.
 * @returns why not; undefined where all is well
 */
export async function keepAddress(
  { api, viewer, report }: ShopRequest,
  form: FormData,
  { recipient, ...address }: ShipTo,
): Promise<RefusedSheet | undefined> {
  if (!form.get(KEEP) || form.get(SHIP_TO)) return undefined;
  const name = viewer?.name.trim() ? undefined : recipient;
  const { error, isDefined } = await safe(api.profiles.change({ name, address }));
  if (!error) return undefined;
  const refused = isDefined ? refusedLines(error, form) : undefined;
  if (refused) return refused;
  if (!isDefined) report(error);
  return { toast: errorToast(ADDRESS_NOT_SAVED) };
}

/** What is said beside the lines of an address that the shop did not take; undefined for every other refusal. */
export function refusedLines(
  error: { code: string; message: string; data?: unknown },
  form: FormData,
): RefusedSheet | undefined {
  const { typed } = readForm(filledShipTo, form);
  switch (error.code) {
    case 'COUNTRY_UNKNOWN':
      return { typed, errors: { country_code: error.message } };
    case 'COUNTRY_NOT_DELIVERED':
      // Said aloud, too: an address that was chosen has no field that it could stand beside.
      return { typed, errors: { country_code: error.message }, toast: errorToast(error.message) };
    case 'ADDRESS_TOO_LONG': {
      const { fields } = error.data as { fields: Record<string, string[]> };
      const errors = Object.fromEntries(
        Object.entries(fields).map(([field, [why]]) => [field, why]),
      );
      return { typed, errors, toast: errorToast(error.message) };
    }
    case 'ADDRESS_INCOMPLETE':
      return { toast: errorToast(ADDRESS_INCOMPLETE, 'Validation Error') };
    default:
      return undefined;
  }
}
