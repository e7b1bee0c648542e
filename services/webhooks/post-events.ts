import { type ClientRequestArgs, request as requestOverHttp } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import type { Answer, PostEvent } from '#shop/webhooks/post-event.ts';
import { IS_INSIDE, lookUpOutside } from './look-up-outside.ts';
import { whyNotCallable } from './why-not-callable.ts';

/** Connecting, sending and the first line of the answer together. */
const ANSWER_WITHIN_MS = 15_000;

/**
 * Sends events over HTTP and believes nothing: no redirect is followed, of the answer only its status is read, and no address of our own
 * network is called, whatever a name leads to at this moment.
 * @param isInsideAllowed for a shop that is only there for its own machine
 */
export function postEvents({
  isInsideAllowed,
  answerWithinMs = ANSWER_WITHIN_MS,
}: {
  isInsideAllowed: boolean;
  answerWithinMs?: number;
}): PostEvent {
  return async ({ url, headers, body }) => {
    const why = whyNotCallable(url, isInsideAllowed);
    if (why) return { failure: why };
    const bytes = Buffer.from(body);
    return ask(
      url,
      {
        signal: AbortSignal.timeout(answerWithinMs),
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
  return new Promise((resolve) => {
    const asked = request(url, options, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const retryAfterMs = Number(headers['retry-after']) * 1000;
      resolve({ status, ...(retryAfterMs > 0 && { retryAfterMs }) });
      // Whatever else it says is not for us.
      asked.destroy();
    });
    // Nobody asked for another protocol. Unheard, it would end the connection without a word, and the try would never end.
    asked.on('upgrade', ({ statusCode: status = 0 }, socket) => {
      resolve({ status });
      socket.destroy();
    });
    asked.on('error', (error) => resolve({ failure: inWords(error) }));
    asked.end(bytes);
  });
}

const TOO_SLOW = 'No answer in time';

const words: Record<string, string> = {
  [IS_INSIDE]: 'Its name leads to an address that is not on the internet',
  ECONNREFUSED: 'Nobody listens there',
  ECONNRESET: 'It hung up before it had answered',
  ENOTFOUND: 'There is no such name',
  EAI_AGAIN: 'Its name could not be looked up',
  EHOSTUNREACH: 'There is no way there',
  ENETUNREACH: 'There is no way there',
  ETIMEDOUT: TOO_SLOW,
  ABORT_ERR: TOO_SLOW,
};

/** An error's own words may quote an address; its code says enough. */
function inWords(error: NodeJS.ErrnoException): string {
  const code = error.code ?? 'ERROR';
  return words[code] ?? `It could not be called (${code})`;
}
