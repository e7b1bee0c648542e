/** Where a parcel goes: the lines of an address, and the name that stands above them. */
export type ShipTo = {
  recipient: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  postalCode: string;
  /** Two capital letters (ISO 3166-1). */
  countryCode: string;
  phoneNumber: string;
};
