import type { FormEvent, ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { CheckedCode } from '#contract/codes.ts';
import { isComplete } from '#vocabulary/complete-address.ts';
import { ADDRESS_REQUIRED } from '#vocabulary/sentences/checkout.ts';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';
import { rowOf } from '#web/address/lines-of.ts';
import { addAddressPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { useFormText } from '#web/forms/use-form-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';
import { CodeField } from './code-field.tsx';
import { GoesTo, saying } from './goes-to.tsx';
import type { RefusedSheet } from './read-sheet.ts';
import { SHIP_TO, SURPRISE_UNTIL, TYPED } from './sheet-fields.ts';
import { SurpriseField } from './surprise-field.tsx';
import { TakenOff } from './taken-off.tsx';
import { type BoughtLine, totalsOf } from './totals.ts';
import { type TypedSheet, useTypedSheet } from './typed-sheet.ts';
import { useCode } from './use-code.ts';
import type { Place, WhereTo } from './where-to.ts';

/**
 * The one sheet that everything is paid from, in the dialog of Buy Now and in the cart: for whom, where to, and the total
 * (specification, sections 2 and 5). What is typed stays when it is refused, on a reload and on the way back from the
 * payment page.
 *
 * @param props.lines what is bought, as far as its prices go
 * @param props.purchase what is bought: names what was typed for it
 * @param props.where undefined while it is looked up
 * @param props.addressTitle stands above what is said of a missing address
 * @param props.comeBackTo where the profile's own form of the address leads back to, without scripts
 * @param props.form React Router's `Form`, or a fetcher's
 * @param props.children for whom, and the form's own fields
 * @param props.actions the buttons, told whether there is an address
 */
export function CheckoutSheet({
  purchase,
  where,
  lines,
  refused,
  addressTitle,
  comeBackTo,
  form: Sent = Form,
  action,
  onSubmit,
  children,
  actions,
}: {
  purchase: string;
  where: WhereTo | undefined;
  lines: BoughtLine[];
  refused: RefusedSheet | undefined;
  addressTitle?: string;
  comeBackTo: string;
  form?: typeof Form;
  action: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
  actions: (isReady: boolean) => ReactNode;
}) {
  const sheet = useTypedSheet(purchase);
  const form = useFirstInvalid(refused?.errors);
  const texts = useFormText(form);
  const code = useCode({ form, action, sheet, refused });
  const chosen = where && chosenOf(where.places, sheet.typed, refused);
  // Without scripts nobody sees an address being typed: whoever was shown the fields may send them.
  const mayTry = texts === undefined && refused?.typed?.address_line_1 !== undefined;
  const isReady = where !== undefined && (chosen !== undefined || isWhole(texts) || mayTry);
  return (
    <Sent
      ref={form}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      onChange={sheet.note}
      className="grid gap-6"
    >
      {children}
      {where?.places.length === 0 && where.unfit.length === 0 && (
        <AddressPrompt
          title={addressTitle}
          isKnown={where.home === 'missing'}
          comeBackTo={comeBackTo}
          onAdd={() => form.current?.querySelector<HTMLElement>(`[name=address_line_1]`)?.focus()}
        />
      )}
      {where && (
        <GoesTo
          where={where}
          chosen={chosen}
          country={chosen?.address.country_code ?? texts?.country_code}
          sheet={sheet}
          refused={refused}
        />
      )}
      {where && (
        <SurpriseField
          key={String(sheet.isFromBefore)}
          start={sheet.typed[SURPRISE_UNTIL] ?? refused?.typed?.[SURPRISE_UNTIL]}
          error={refused?.errors?.[SURPRISE_UNTIL]}
        />
      )}
      <CodeField key={`code ${sheet.isFromBefore}`} code={code} />
      <Total {...totalsOf(lines, code.terms)} code={code.terms} />
      <p className="text-sm text-ink-soft">{whatIsSold.inShort}</p>
      {/* The place where news comes is there before the news: else nobody hears it. */}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {!where && 'Looking up your address...'}
        {where && !isReady && ADDRESS_REQUIRED}
      </p>
      {actions(isReady)}
    </Sent>
  );
}

/** The address that is chosen: the first one until somebody says otherwise; undefined for one that is typed. */
function chosenOf(
  places: Place[],
  typed: TypedSheet,
  refused: RefusedSheet | undefined,
): Place | undefined {
  // Without scripts nothing is kept, but what was sent comes back.
  const choice = typed[SHIP_TO] ?? refused?.typed?.[SHIP_TO];
  if (choice === TYPED) return undefined;
  return places.find((place) => saying(place) === choice) ?? places[0];
}

/** Whether the fields hold an address that a book can be sent to; nobody knows until scripts run. */
const isWhole = (texts: ReturnType<typeof useFormText>): boolean =>
  texts?.address_line_1 !== undefined && isComplete(rowOf(texts as Parameters<typeof rowOf>[0]));

function Total({
  copies,
  dollars,
  off,
  toPay,
  code,
}: ReturnType<typeof totalsOf> & { code: CheckedCode | undefined }) {
  return (
    <dl aria-live="polite" className="grid gap-3">
      <div className="flex justify-between">
        <dt>{copies === 1 ? '1 book' : `${copies} books`}</dt>
        <dd className="num">{showPrice(dollars)}</dd>
      </div>
      <TakenOff code={code?.code ?? null} card={code?.gift_card ?? null} dollars={off} />
      <div className="flex items-baseline justify-between border-t-2 border-ink pt-3">
        <dt className="font-bold">Total</dt>
        <dd className="display num text-3xl">{showPrice(toPay)}</dd>
      </div>
    </dl>
  );
}

/** What keeps the button gray (specification, section 5). The fields that mend it stand right below; without scripts the profile does. */
function AddressPrompt({
  title,
  isKnown,
  comeBackTo,
  onAdd,
}: {
  title?: string;
  isKnown: boolean;
  comeBackTo: string;
  onAdd: () => void;
}) {
  return (
    <Notice kind={isKnown ? 'todo' : 'error'} title={title}>
      {!isKnown && <p>Failed to check address</p>}
      <p>We don't have your address yet.</p>
      <p>Your address doesn't exist. Add your address in your profile before buying the book.</p>
      <Link
        className="link inline-flex min-h-11 items-center"
        to={addAddressPath(comeBackTo)}
        onClick={(event) => {
          event.preventDefault();
          onAdd();
        }}
      >
        Add Address
      </Link>
    </Notice>
  );
}
