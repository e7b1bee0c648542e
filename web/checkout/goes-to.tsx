import { Link } from 'react-router';
import { LONGEST_RECIPIENT } from '#vocabulary/text-lengths.ts';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';
import { addAddressPath } from '#web/book/paths.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { Parcel, RefusedRecipient } from './ship-to.ts';

/**
 * Where a purchase goes, to be seen before it is paid: the fields of a checkout's form, read by `readShipTo`. What is
 * sent is what was shown, whatever the profile says by then.
 *
 * @param props.comeBackTo the page to come back to with another address
 * @param props.refused what was typed and not taken
 */
export function GoesTo({
  parcel,
  comeBackTo,
  refused,
}: {
  parcel: Parcel;
  comeBackTo: string;
  refused?: RefusedRecipient;
}) {
  return (
    <fieldset>
      <legend className="font-bold">Goes to</legend>
      <input type="hidden" name="ship_to" value={JSON.stringify(parcel.address)} />
      <div className="mt-2">
        <TextField
          label="Recipient"
          hint="the name on the parcel"
          name="recipient"
          autoComplete="shipping name"
          required
          maxLength={LONGEST_RECIPIENT}
          defaultValue={refused?.typed ?? parcel.recipient}
          error={refused?.error}
        />
      </div>
      <p className="mt-2 break-words">
        {parcel.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{whatIsSold.byPost}</p>
      <Link className="link inline-flex min-h-11 items-center" to={addAddressPath(comeBackTo)}>
        Change address
      </Link>
    </fieldset>
  );
}
