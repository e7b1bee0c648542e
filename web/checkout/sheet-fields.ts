import type { AddressField } from '#web/address/read-address.ts';

/** The lines of a parcel, as the sheet's form and the API call them. */
export type ShipToField = 'recipient' | AddressField;

/** The field that holds the chosen address as it was shown; empty for one that is typed. */
export const SHIP_TO = 'ship_to';
export const TYPED = '';

/** Ticked where a typed address is to be the profile's, too. */
export const KEEP = 'keep_address';

/** The day until which it is to be a secret; empty for none. */
export const SURPRISE_UNTIL = 'surprise_until';

/** Names a child who gets a copy of the same book; as often as there are such. */
export const ALSO_FOR = 'also_for';

/** The discount code, as it is typed. */
export const CODE = 'code';

/** Said by the button beside the code: it asks what the code takes off, and buys nothing. */
export const APPLY = 'apply_code';

/** The code that was last taken: kept with what was typed, so that it is asked about again after a reload. */
export const TAKEN = 'taken_code';

/** What a ticked box of the sheet says. */
export const YES = 'yes';
