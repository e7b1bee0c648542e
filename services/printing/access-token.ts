import { z } from 'zod';
import { PrinterAway } from '#shop/print-partner.ts';
import { whyAway } from './why-away.ts';

const PATH = '/auth/realms/glasstree/protocol/openid-connect/token';
const ANSWER_WITHIN_MS = 10_000;
/** So long before its end a token is not begun with any more. */
const SPARE_S = 60;

const answer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** What opens the partner's API. */
export type Tokens = {
  /** The token in force. However many ask at once, one is fetched. @throws PrinterAway */
  find(): Promise<string>;
  /** Says that a token was refused: the next `find` fetches another, unless somebody has done so already. */
  drop(token: string): void;
};

/** Tokens by client credentials (RFC 6749, section 4.4). */
export function accessTokens(account: { apiUrl: string; key: string; secret: string }): Tokens {
  let kept: { token: string; until: number } | undefined;
  let underWay: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    const { token, seconds } = await askForToken(account);
    kept = { token, until: Date.now() + (seconds - SPARE_S) * 1000 };
    return token;
  }

  return {
    async find() {
      if (kept && kept.until > Date.now()) return kept.token;
      underWay ??= fetchToken().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    drop(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}

async function askForToken({
  apiUrl,
  key,
  secret,
}: {
  apiUrl: string;
  key: string;
  secret: string;
}): Promise<{ token: string; seconds: number }> {
  try {
    const response = await fetch(apiUrl + PATH, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const said = answer.safeParse(await response.json().catch(() => undefined));
    // Wrong keys too: that is for the operator to mend, and no fault of the book's that waits.
    if (!response.ok || !said.success) throw new PrinterAway(`No token: HTTP ${response.status}`);
    return { token: said.data.access_token, seconds: said.data.expires_in };
  } catch (error) {
    if (error instanceof PrinterAway) throw error;
    throw new PrinterAway(`No token: ${whyAway(error)}`);
  }
}
