import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { type ClientRequestArgs, request as requestOverHttp } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import type { Answer, PostEvent } from '#shop/webhooks/post-event.ts';
import { isPublicAddress } from './public-address.ts';
import { whyNotCallable } from './why-not-callable.ts';

/** Connecting, sending and the first line of the answer together. */
const ANSWER_WITHIN_MS = 15_000;

/**
 * Sends events over HTTP and believes nothing: no redirect is followed, of the answer only its status is read, and no address of our own
 * network is called, whatever a name leads to at this moment.
 * @param isInsideAllowed for a shop that is only there for its own machine
 */
export function postEvents({ isInsideAllowed }: { isInsideAllowed: boolean }): PostEvent {
  return async ({ url, headers, body }) => {
    const why = whyNotCallable(url, isInsideAllowed);
    if (why) return { failure: why };
    const bytes = Buffer.from(body);
    return ask(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': bytes.length,
          'user-agent': 'Wonderling',
          ...headers,
        },
        // A connection for each: none is open that an answer could still be written to.
        agent: false,
        ...(!isInsideAllowed && { lookup: lookUpOutside }),
      },
      bytes,
    );
  };
}

function ask(url: string, options: ClientRequestArgs, bytes: Buffer): Promise<Answer> {
  const request = url.startsWith('https:') ? requestOverHttps : requestOverHttp;
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  return new Promise((resolve) => {
    const asked = request(url, { ...options, signal }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const retryAfterMs = Number(headers['retry-after']) * 1000;
      resolve({ status, ...(retryAfterMs > 0 && { retryAfterMs }) });
      // Whatever else it says is not for us.
      asked.destroy();
    });
    asked.on('error', (error) => resolve({ failure: signal.aborted ? TOO_SLOW : inWords(error) }));
    asked.end(bytes);
  });
}

const TOO_SLOW = `No answer within ${ANSWER_WITHIN_MS / 1000} seconds`;
const IS_INSIDE = 'ADDRESS_INSIDE';

const words: Record<string, string> = {
  [IS_INSIDE]: 'Its name leads to an address that is not on the internet',
  ECONNREFUSED: 'Nobody listens there',
  ECONNRESET: 'It hung up before it had answered',
  ENOTFOUND: 'There is no such name',
  EAI_AGAIN: 'Its name could not be looked up',
  EHOSTUNREACH: 'There is no way there',
  ENETUNREACH: 'There is no way there',
  ETIMEDOUT: TOO_SLOW,
};

/** An error's own words may quote an address; its code says enough. */
function inWords(error: NodeJS.ErrnoException): string {
  const code = error.code ?? 'ERROR';
  return words[code] ?? `It could not be called (${code})`;
}

type Told = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Asked for the connection itself, so that a name cannot lead elsewhere between a look at it and the call. */
function lookUpOutside(hostname: string, options: LookupOptions, told: Told): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return told(error, []);
    const isInside = addresses.some(({ address }) => !isPublicAddress(address));
    if (isInside || addresses.length === 0) {
      return told(Object.assign(new Error(IS_INSIDE), { code: IS_INSIDE }), []);
    }
    if (options.all) return told(null, addresses);
    const [{ address, family }] = addresses as [LookupAddress];
    told(null, address, family);
  });
}
