/** Who we are at the print partner, and what we order there. */
export type PrinterAccount = {
  /** Without a slash at the end. */
  apiUrl: string;
  key: string;
  /** Signs the partner's events, too. */
  secret: string;
  /** Trim, ink, quality, binding, paper and finish, as the partner names one of its books. */
  product: string;
  /** The carrier gets it where a family gave none: no parcel goes without. */
  phone: string;
  /** Where the partner writes to. Never a family's: its letters are not ours. */
  mail: string;
};
