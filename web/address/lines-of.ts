import type { ShipTo } from '#contract/addresses.ts';
import { postalLines } from '#vocabulary/postal-lines.ts';

/** An address as it is written on a parcel, line by line. For loaders and actions: the names of countries come from the server. */
export const linesOf = (to: ShipTo): string[] =>
  postalLines({
    recipient: to.recipient,
    addressLine1: to.address_line_1,
    addressLine2: to.address_line_2,
    city: to.city,
    state: to.state,
    postalCode: to.postal_code,
    countryCode: to.country_code,
  });
