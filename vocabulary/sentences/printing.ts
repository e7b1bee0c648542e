/** Why a paid book does not go on, as its family reads it: never the printer's own words. */
export const stoppedFor = {
  /** The way on is in the family's hands. */
  address:
    "The printer can't send a parcel to the address as it's written. Please correct it, and your book goes on by itself.",
  /** The way on is in ours. */
  printer:
    "Something stopped it at the printer. We're looking at it, and there's nothing you need to do.",
} as const;
export type StoppedFor = keyof typeof stoppedFor;
