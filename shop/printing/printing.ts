import type { Database } from '#database/connect.ts';
import type { printJobs } from '#database/tables/printing.ts';
import type { PrintPartner } from '#shop/print-partner.ts';

/** What printing runs on. */
export type Printing = {
  database: Database;
  printer: PrintPartner;
  /** The shop's address, under which the partner fetches files; without a slash at the end. */
  publicUrl: string;
  /** What has to be left of each copy once it is printed and sent, in cents. */
  leastMargin: number;
};

/** Where a job is as long as there may be news of it at the partner. */
export const openAtPartner = ['accepted', 'in_production', 'shipped'] as const;

/** A parcel that is ordered at the partner, or about to be. */
export type PrintJob = typeof printJobs.$inferSelect;
