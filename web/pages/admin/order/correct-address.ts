import { safe } from '@orpc/client';
import { filledShipTo } from '#contract/addresses.ts';
import { tooLateSentences } from '#vocabulary/sentences/order-desk.ts';
import { stateError } from '#web/address/read-address.ts';
import type { ShipToField } from '#web/checkout/sheet-fields.ts';
import { failureToast, firstOfEach } from '#web/forms/failed-call.ts';
import { type RefusedForm, readForm } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** An address that was typed and not taken, with why: beside a field, or of the whole. */
export type RefusedAddress = RefusedForm<ShipToField> & { said?: string };

export type AddressAnswer = { toast?: ToastMessage; address?: RefusedAddress };

/** Corrects where an order goes, as the form says. What is refused comes back as it was typed. */
export async function correctAddress(
  shop: ShopRequest,
  id: string,
  form: FormData,
): Promise<AddressAnswer> {
  const { typed, errors: wrong, data } = readForm(filledShipTo, form);
  const errors = { ...stateError(typed), ...wrong };
  if (!data || Object.keys(errors).length > 0) return { address: { typed, errors } };
  const if_version = Number(form.get('version')) || undefined;
  const { error, isDefined } = await safe(
    shop.api.admin.correctAddress({ id, if_version, ...data }),
  );
  if (!error) return { toast: CORRECTED };
  const refused = (more: Partial<RefusedAddress>) => ({ address: { typed, errors: {}, ...more } });
  if (!isDefined) return { toast: failureToast({ error, isDefined }, shop), ...refused({}) };
  switch (error.code) {
    case 'COUNTRY_UNKNOWN':
    case 'COUNTRY_NOT_DELIVERED':
      return refused({ errors: { country_code: error.message } });
    case 'ADDRESS_INCOMPLETE':
      return refused({ errors: { address_line_1: error.message } });
    case 'ADDRESS_TOO_LONG':
    case 'INPUT_INVALID':
      return refused({ errors: firstOfEach(error.data.fields) });
    case 'CHECKING_OVER':
      return {
        toast: errorToast(error.message, 'Too late'),
        ...refused({ said: tooLateSentences[error.data.reason] }),
      };
    default:
      return { toast: errorToast(error.message), ...refused({ said: error.message }) };
  }
}

const CORRECTED: ToastMessage = {
  title: 'Address corrected',
  description: 'The family is written to.',
  variant: 'success',
};
