import { PenLine } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { AdminOrderInFull } from '#contract/admin.ts';
import { AddressFields } from '#web/address/address-fields.tsx';
import type { Country } from '#web/address/countries.ts';
import { LabelField } from '#web/address/label-field.tsx';
import type { ShipToField } from '#web/checkout/sheet-fields.ts';
import type { Constraints } from '#web/forms/read-form.ts';
import type { FieldOf } from '#web/forms/use-fields.ts';
import { NoAddress } from '#web/pages/admin/orders/parcel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';
import type { RefusedAddress } from './correct-address.ts';

/** What the form for an address begins with; undefined where nothing can be corrected any more. */
export type AddressForm = { countries: Country[]; constraints: Constraints<ShipToField> };

/** Where the book goes, and a form to correct that as long as it is not at the printer. */
export function Address({
  order,
  goesTo,
  form,
  refused,
}: {
  order: AdminOrderInFull;
  goesTo: string[];
  form: AddressForm | undefined;
  refused: RefusedAddress | undefined;
}) {
  return (
    <section aria-labelledby="address">
      <h2 id="address" className="text-xl">
        Goes to
      </h2>
      <p className="mt-1 text-sm">
        {goesTo.length === 0 && <NoAddress order={order} />}
        {goesTo.map((line) => (
          <span key={line} className="block wrap-anywhere">
            {line}
          </span>
        ))}
        {order.ship_to?.phone_number && <span className="block">{order.ship_to.phone_number}</span>}
      </p>
      {refused?.said && (
        <div className="mt-3">
          <Notice kind="todo" title="The address was not corrected">
            <p>{refused.said}</p>
            {!form && <p className="mt-1 wrap-anywhere">You typed: {inALine(refused.typed)}</p>}
          </Notice>
        </div>
      )}
      {form && (
        <details className="mt-1" open={refused !== undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-pine">
            <PenLine className="icon" />
            Correct the address
          </summary>
          <CorrectAddress key={order.version} order={order} form={form} refused={refused} />
        </details>
      )}
    </section>
  );
}

function CorrectAddress({
  order,
  form: { countries, constraints },
  refused,
}: {
  order: AdminOrderInFull;
  form: AddressForm;
  refused: RefusedAddress | undefined;
}) {
  const form = useFirstInvalid(refused?.errors);
  const { formData } = useNavigation();
  const field = <Name extends ShipToField>(name: Name): FieldOf<Name> => ({
    name,
    ...constraints[name],
    defaultValue: refused?.typed[name] ?? order.ship_to?.[name],
    error: refused?.errors[name],
  });
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className="mt-2 grid max-w-[34rem] gap-5"
    >
      <p className="text-sm">
        For this book alone. The family gets a letter that says where it goes now.
      </p>
      <input type="hidden" name="intent" value="correct-address" />
      <input type="hidden" name="version" value={order.version ?? ''} />
      <LabelField label="Recipient" autoComplete="off" {...field('recipient')} />
      <AddressFields section="shipping" countries={countries} field={field} />
      <div>
        <Button busy={formData?.get('intent') === 'correct-address'}>Keep this address</Button>
      </div>
    </Form>
  );
}

const inALine = (typed: RefusedAddress['typed']): string =>
  Object.values(typed)
    .filter((line) => line !== '')
    .join(', ');
