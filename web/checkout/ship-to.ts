import type { Address, ShipTo } from '#contract/addresses.ts';
import { linesOf } from '#web/address/lines-of.ts';
import { typedInto } from '#web/forms/read-form.ts';

/** Where a purchase is about to go, as a page shows it. */
export type Parcel = {
  /** Who stands on it unless somebody else is typed. */
  recipient: string;
  address: Omit<ShipTo, 'recipient'>;
  /** The address as it is shown. */
  lines: string[];
};

/** A name that was typed and not taken, with the sentence that says why. */
export type RefusedRecipient = { typed: string; error: string };

/** A parcel to the family's own address, in the parent's name. */
export function parcelHome({ id: _, user_id: __, ...address }: Address, parent: string): Parcel {
  return { recipient: parent, address, lines: linesOf({ recipient: '', ...address }) };
}

/**
 * Where the form of a checkout says that it goes: to the address that its page showed, and in the name that was typed.
 * Undefined where the page showed none; whether it is one is looked at by the API.
 */
export function readShipTo(form: FormData): ShipTo | undefined {
  const shown = form.get('ship_to');
  if (typeof shown !== 'string') return undefined;
  try {
    return { ...JSON.parse(shown), recipient: typedInto(form, 'recipient') };
  } catch {
    return undefined;
  }
}

/** What is said beside the recipient if that is what a checkout was refused for. */
export function refusedRecipient(
  error: { code: string; data?: unknown } | undefined,
  form: FormData,
): RefusedRecipient | undefined {
  if (error?.code !== 'INPUT_INVALID') return undefined;
  const { fields } = error.data as { fields: Record<string, string[]> };
  const sentence = fields['ship_to.recipient']?.[0];
  return sentence ? { typed: typedInto(form, 'recipient'), error: sentence } : undefined;
}
