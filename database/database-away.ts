import { DISK_FULL } from './room.ts';

/** How Node names a server that cannot be reached, or that hung up in the middle of an answer. */
const BROKEN_LINES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
];
/** PostgreSQL's: stopping, crashing, not started yet, every place taken, and no room to write (appendix A of its manual). */
const NOT_NOW = ['57P01', '57P02', '57P03', '53300', DISK_FULL];
/** The driver gives these no code. */
const DRIVER_WORDS =
  /^Connection terminated|^Client has encountered a connection error|timeout exceeded when trying to connect|^Client was closed/;

/**
 * Whether an error means that the database could not be asked just now, so that the same request may work in a moment.
 * Looks through the causes: the query builder wraps what the driver throws. Only for errors of the database's way:
 * another service's refused connection looks the same, and has to be named before it gets here.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  if (code !== undefined && [...BROKEN_LINES, ...NOT_NOW].includes(code)) return true;
  return DRIVER_WORDS.test(error.message) || isDatabaseAway(error.cause);
}
