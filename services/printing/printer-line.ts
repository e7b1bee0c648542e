import type { z } from 'zod';
import { PrinterAway, PrinterRefused } from '#shop/print-partner.ts';
import { accessTokens } from './access-token.ts';
import { reasonsIn } from './reasons-in.ts';
import { whyAway } from './why-away.ts';

/** A price or a job is answered within seconds; the partner is given time for its slow days. */
const ANSWER_WITHIN_MS = 30_000;

export type Call<Answer> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  body?: object;
  reads: z.ZodType<Answer>;
};

/** One call of the partner's API after the other. */
export type PrinterLine = {
  /** @returns undefined if the partner has no such thing. @throws PrinterAway, PrinterRefused */
  find<Answer>(call: Call<Answer>): Promise<Answer | undefined>;
  /** @throws PrinterAway, PrinterRefused */
  ask<Answer>(call: Call<Answer>): Promise<Answer>;
};

/**
 * Speaks the partner's protocol: signed in, within a time, and believing nothing. What is no JSON, or not what was asked
 * for, is an answer that was lost (an unknown paper once answered a page of HTML): it may have been done.
 */
export function openPrinterLine(account: {
  apiUrl: string;
  key: string;
  secret: string;
}): PrinterLine {
  const tokens = accessTokens(account);

  async function send(
    { method, path, body }: Omit<Call<unknown>, 'reads'>,
    isAgain = false,
  ): Promise<Response> {
    const token = await tokens.find();
    const response = await fetch(account.apiUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (response.status !== 401 || isAgain) return response;
    await response.body?.cancel();
    tokens.drop(token);
    return send({ method, path, body }, true);
  }

  async function find<Answer>(call: Call<Answer>): Promise<Answer | undefined> {
    const { status, said } = await answerOf(call);
    if (status === 404 && said !== undefined) return undefined;
    if (status >= 200 && status < 300) {
      const read = call.reads.safeParse(said);
      if (read.success) return read.data;
      throw new PrinterAway(`${call.method} answered what cannot be read`);
    }
    const isRefusal = [400, 404, 409, 413, 415, 422].includes(status) && said !== undefined;
    if (isRefusal) throw new PrinterRefused(reasonsIn(said));
    throw new PrinterAway(`${call.method} answered HTTP ${status}`);
  }

  async function answerOf(call: Call<unknown>): Promise<{ status: number; said: unknown }> {
    try {
      const response = await send(call);
      return { status: response.status, said: readJson(await response.text()) };
    } catch (error) {
      if (error instanceof PrinterAway) throw error;
      throw new PrinterAway(`${call.method} had no answer: ${whyAway(error)}`);
    }
  }

  return {
    find,
    async ask(call) {
      const answer = await find(call);
      if (answer === undefined) throw new PrinterRefused(['Not found']);
      return answer;
    },
  };
}

/** Undefined for what is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
