import type { ReactNode } from 'react';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';
import { AddressFields } from '#web/address/address-fields.tsx';
import { LabelField } from '#web/address/label-field.tsx';
import type { FieldOf } from '#web/forms/use-fields.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { RefusedSheet } from './read-sheet.ts';
import { KEEP, SHIP_TO, type ShipToField, TYPED, YES } from './sheet-fields.ts';
import type { TypedSheet, useTypedSheet } from './typed-sheet.ts';
import type { Place, WhereTo } from './where-to.ts';

/** What the form says of an address that was shown. */
export const saying = ({ address }: Place): string => JSON.stringify(address);

/**
 * Where a purchase goes: to one of the addresses that are known, or to one that is typed. What is sent is what was shown
 * here, whatever the profile says by then.
 *
 * @param props.chosen undefined for an address that is typed
 * @param props.country the two letters of where it goes, as far as that is known
 */
export function GoesTo({
  where,
  chosen,
  country,
  sheet: { typed, isFromBefore, say },
  refused,
}: {
  where: WhereTo;
  chosen: Place | undefined;
  country: string | undefined;
  sheet: ReturnType<typeof useTypedSheet>;
  refused: RefusedSheet | undefined;
}) {
  const { places, unfit, parent } = where;
  // Kept by purchase, and not by form as `useFields` would: the same form is another book's the next time.
  // An address that is too long for the label is there to be shortened.
  const start = {
    ...unfit.find(({ isTooLong }) => isTooLong)?.address,
    ...refused?.typed,
    ...typed,
  };
  const field = <Name extends ShipToField>(name: Name): FieldOf<Name> => ({
    name,
    ...where.constraints[name],
    defaultValue: start[name],
    error: refused?.errors?.[name],
  });
  // At the first door the parent opens; whoever opens at another one has to be named.
  const expected = chosen?.recipient ?? (places.length === 0 ? parent : '');
  const arrives = where.countries.find(({ code }) => code === country)?.arrives;
  const { defaultValue: named = expected, ...recipient } = field('recipient');
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-bold">Goes to</legend>
      {unfit.map((place) => (
        <Notice key={saying(place)} kind="todo" title={place.whose}>
          {place.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {place.why.map((why) => (
            <p key={why} className="mt-2">
              {why}
            </p>
          ))}
        </Notice>
      ))}
      {places.length === 0 ? (
        <input type="hidden" name={SHIP_TO} value={TYPED} />
      ) : (
        <div className="grid gap-2">
          {places.map((place) => (
            <Door
              key={saying(place)}
              value={saying(place)}
              isChosen={place === chosen}
              onChoose={say}
            >
              <span className="block text-sm font-normal text-ink-soft">{place.whose}</span>
              {place.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Door>
          ))}
          <Door value={TYPED} isChosen={!chosen} onChoose={say}>
            Another address
          </Door>
        </div>
      )}
      <LabelField
        // Another door, another name; but what somebody has typed stays.
        key={`${isFromBefore} ${expected}`}
        label="Recipient"
        hint="the name on the parcel"
        autoComplete="shipping name"
        {...recipient}
        defaultValue={named}
      />
      {!chosen && (
        <>
          <AddressFields
            key={String(isFromBefore)}
            section="shipping"
            countries={where.countries}
            field={field}
          />
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={KEEP}
              value={YES}
              className="size-5 flex-none accent-pine"
              checked={isKept(where, { ...refused?.typed, ...typed })}
              onChange={({ target }) => say({ [KEEP]: target.checked ? YES : '' })}
            />
            Keep this as the address of my Family Profile
          </label>
        </>
      )}
      <p className="text-sm" aria-live="polite">
        {arrives && (
          <>
            Arrives about <b>{arrives}</b>.{' '}
          </>
        )}
        <span className="text-ink-soft">{whatIsSold.byPost}</span>
      </p>
    </fieldset>
  );
}

/** An address that is there is never replaced unasked, and nobody's home is where a gift goes. */
const isKept = ({ home, isGift }: WhereTo, typed: TypedSheet): boolean =>
  typed[KEEP] === undefined ? home === 'missing' && !isGift : typed[KEEP] === YES;

function Door({
  value,
  isChosen,
  onChoose,
  children,
}: {
  value: string;
  isChosen: boolean;
  onChoose: (said: TypedSheet) => void;
  children: ReactNode;
}) {
  return (
    <label className="choice !justify-start !px-4 !py-2.5 !text-left">
      <input
        type="radio"
        name={SHIP_TO}
        value={value}
        checked={isChosen}
        onChange={() => onChoose({ [SHIP_TO]: value })}
      />
      <span className="min-w-0 break-words">{children}</span>
    </label>
  );
}
