import type { Reads } from '#database/connect.ts';
import { Refused } from '#shop/refused.ts';
import { type LabelLine, whyNotOnLabel } from '#vocabulary/parcel-label.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { findDelivery } from './delivery.ts';

/**
 * Asks of a complete address whether the printer would take it: whether its lines fit onto the parcel's label, and whether
 * the shop delivers to its country.
 *
 * @param leastMargin in cents
 * @param paidFor the country that a book is paid for to be sent to: a street there can be corrected whatever it costs by now
 * @throws ADDRESS_TOO_LONG, COUNTRY_NOT_DELIVERED
 */
export async function assertSendable(
  db: Reads,
  shipTo: ShipTo,
  leastMargin: number | undefined,
  paidFor?: string,
): Promise<void> {
  const { recipient, addressLine1, addressLine2, city, countryCode } = shipTo;
  const lines: Record<LabelLine, string> = {
    recipient,
    address_line_1: addressLine1,
    address_line_2: addressLine2,
    city,
  };
  const fields = Object.entries(whyNotOnLabel(lines)).map(([line, why]) => [line, [why]]);
  if (fields.length > 0) {
    throw new Refused('ADDRESS_TOO_LONG', { data: { fields: Object.fromEntries(fields) } });
  }
  if (countryCode === paidFor) return;
  const { countries } = await findDelivery(db, leastMargin);
  if (!countries.some((country) => country.countryCode === countryCode)) {
    throw new Refused('COUNTRY_NOT_DELIVERED');
  }
}
