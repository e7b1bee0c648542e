import type { ShipTo } from '#vocabulary/ship-to.ts';

/**
 * What the shop asks of whoever prints and sends its books. Amounts are integer US cents, measures millimeters.
 * Any call may throw PrinterAway; what the partner will not take is PrinterRefused.
 */
export type PrintPartner = {
  /** What a number of copies costs with everything, sent to an address or merely to a country. */
  quote(request: QuoteRequest): Promise<Quote>;
  /** The ways to a country that are on offer today, and the days that each takes. */
  findShippingOptions(request: QuoteRequest): Promise<ShippingOption[]>;
  /** The sheet that is printed, folded round the boards and glued: both covers, the spine, what is turned in. */
  findCoverSheet(interiorPages: number): Promise<{ width: number; height: number }>;
  /** Has a file looked at before anything is ordered; ask `findFileCheck` for what came of it. */
  startFileCheck(file: FileToCheck): Promise<FileCheck>;
  findFileCheck(part: FilePart, id: number): Promise<FileCheck>;
  /** Orders. Two calls are two parcels: the partner knows no idempotency key, so `findJobs` is asked before. */
  createJob(order: JobOrder): Promise<PartnerJob>;
  findJob(id: number): Promise<PartnerJob | undefined>;
  /** The jobs that were ordered under one of our names, the oldest first. */
  findJobs(externalId: string): Promise<PartnerJob[]>;
  /** @throws PrinterRefused once it is too late */
  cancelJob(id: number): Promise<void>;
  /** Makes sure that there is one subscription for that address and that it is switched on. @returns whether it had to be mended */
  armEvents(url: string): Promise<boolean>;
};

export type FilePart = 'interior' | 'cover';

export type QuoteRequest = {
  /** A country alone is enough to know about what it costs. */
  to: Pick<ShipTo, 'countryCode'> & Partial<ShipTo>;
  lines: { interiorPages: number; quantity: number }[];
  level: ShippingLevel;
};

export type Quote = { cents: number };

/** How it travels, as the partner names it. */
export const shippingLevels = [
  'MAIL',
  'PRIORITY_MAIL',
  'GROUND',
  'GROUND_HD',
  'GROUND_BUS',
  'EXPEDITED',
  'EXPRESS',
] as const;
export type ShippingLevel = (typeof shippingLevels)[number];

export type ShippingOption = {
  level: ShippingLevel;
  cents: number;
  isTraceable: boolean;
  /** Days from the order until it arrives. */
  days: { least: number; most: number };
};

export type FileToCheck = { part: FilePart; url: string; interiorPages: number };

export type FileCheck = {
  id: number;
  state: 'running' | 'passed' | 'failed';
  /** The partner's words, for the back office alone. */
  errors: string[];
};

/** A file that the partner fetches: where it lies, and what it must be. */
export type PrintFile = { url: string; md5: string };

export type JobOrder = {
  /** Ours, for ever: a job that was lost on the way is found by it. */
  externalId: string;
  lines: {
    externalId: string;
    title: string;
    quantity: number;
    interior: PrintFile;
    cover: PrintFile;
  }[];
  to: ShipTo;
  level: ShippingLevel;
};

/** Where a job stands, by the partner's names. One that is not known here changes nothing and is logged. */
export const partnerStatuses = [
  'CREATED',
  'UNPAID',
  'PAYMENT_IN_PROGRESS',
  'PRODUCTION_DELAYED',
  'PRODUCTION_READY',
  'IN_PRODUCTION',
  'SHIPPED',
  'DELIVERED',
  'REJECTED',
  'ERROR',
  'CANCELED',
] as const;
export type PartnerStatus = (typeof partnerStatuses)[number];

export type PartnerJob = {
  id: number;
  externalId: string;
  /** Undefined for a status that is not known here. */
  status: PartnerStatus | undefined;
  /** The same in the partner's own letters. */
  statusName: string;
  /** When the status was reached, as the partner says. */
  changedAt: Date | undefined;
  isCancellable: boolean;
  /** What it costs in all, once it is known. */
  cents: number | undefined;
  arrives: { from: string; until: string } | undefined;
  lines: {
    externalId: string;
    trackingUrl: string | undefined;
    /** Why a line was rejected, in the partner's words: for the back office alone. */
    messages: string[];
  }[];
};

/** The partner could not be reached, or answered that it cannot serve just now: whatever was asked may have happened. */
export class PrinterAway extends Error {
  override name = 'PrinterAway';
}

/** The partner will not do it. Its words name fields and may hold an address: for the back office, never for a log. */
export class PrinterRefused extends Error {
  override name = 'PrinterRefused';
  readonly reasons: string[];

  constructor(reasons: string[]) {
    super('The print partner refused');
    this.reasons = reasons;
  }
}
