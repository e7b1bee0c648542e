import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Call, type HttpLine, openHttpLine, passOn } from '#tests/support/http-line.ts';

/** What becomes of a call to the payment provider, or to the print partner. */
export type Treatment =
  | 'pass'
  /** Answered with a 500 of the provider's; it has done nothing. */
  | 'broken'
  /** The provider acts and answers, and the line breaks before the answer is through. */
  | 'drop the answer'
  /** Passed on after so many milliseconds. */
  | { afterMs: number };

/** The line between the shop and its payment provider. */
export type ProviderLine = {
  /** How the next calls are treated; pages that people look at always pass. */
  treat: (path: string) => Treatment;
  /** The same of the calls to the print partner, which is behind this line, too. */
  treatPrinter: (path: string) => Treatment;
  /** Resolves when the shop has asked the provider for something the next time, before it is answered. */
  nextCall(): Promise<void>;
} & HttpLine;

/** Opens the line on a loopback port of its own. `sandboxPort` is where the provider listens. */
export async function openProviderLine(sandboxPort: number): Promise<ProviderLine> {
  const waiting: (() => void)[] = [];

  async function carry(call: Call, answer: ServerResponse) {
    const isCall = call.path.startsWith('/v1/');
    if (isCall) for (const tell of waiting.splice(0)) tell();
    const isPrinter = call.path.startsWith('/printing/');
    const treated = isPrinter ? line.treatPrinter(call.path) : 'pass';
    const treatment = isCall ? line.treat(call.path) : treated;
    if (treatment === 'broken') {
      answer.writeHead(500, { 'content-type': 'application/json' });
      answer.end('{"error": {"type": "api_error", "message": "An unknown error occurred"}}');
      return;
    }
    if (typeof treatment === 'object') await wait(treatment.afterMs);
    const { status, headers, body } = await passOn(call, { host: '127.0.0.1', port: sandboxPort });
    if (treatment === 'drop the answer') return void answer.destroy();
    answer.writeHead(status, headers).end(body);
  }

  const line: ProviderLine = {
    ...(await openHttpLine(carry)),
    treat: () => 'pass',
    treatPrinter: () => 'pass',
    nextCall: () => new Promise((resolve) => waiting.push(resolve)),
  };
  return line;
}
