import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Keys under which personal things travel. Nothing of ours logs them; this is for the day that somebody forgets. */
const PERSONAL = ['email', 'to', 'headers', 'cookie', 'authorization', 'token', 'body', 'child'];

/**
 * The log of a process: a JSON line per event, on stdout. Errors are written without what may name a person: a failed
 * query's parameters, PostgreSQL's details (they quote the row), a mail address in a message.
 * @param name what kind of process speaks
 */
export function openLog(name: string, destination?: DestinationStream): Logger {
  const options = {
    // There may be many of a name, on many machines.
    base: { process: name, pid: process.pid, machine: hostname() },
    redact: { paths: PERSONAL.flatMap((key) => [key, `*.${key}`]), censor: '[left out]' },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What a log may say of an error: its kind, its words without values, its place and its causes. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, status, constraint, table } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: withoutValues(error.message),
    code,
    status,
    constraint,
    table,
    // The first lines of a stack repeat the message.
    at: error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

/**
 * Drizzle writes the parameters below the query; PostgreSQL ends a message about a value with that value in quotes.
 */
function withoutValues(message: string): string {
  return message
    .split('\nparams:')[0]!
    .replace(/: "[\s\S]*$/, ': …')
    .replace(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '…@…');
}
