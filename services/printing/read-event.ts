import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ForgedEvent, UnreadableEvent } from '#services/signed-event.ts';

const event = z.object({ topic: z.string(), data: z.object({ id: z.number().int() }) });

/**
 * Reads a call of the partner once its signature holds. It says which job has moved; where to, the partner is asked.
 * @returns the job's number at the partner; undefined for an event about something else
 * @throws ForgedEvent, UnreadableEvent
 */
export function readPrinterEvent(call: {
  body: Buffer;
  signature: string;
  secret: string;
}): number | undefined {
  if (!isSigned(call)) throw new ForgedEvent();
  try {
    const { topic, data } = event.parse(JSON.parse(call.body.toString()));
    return topic === 'PRINT_JOB_STATUS_CHANGED' ? data.id : undefined;
  } catch (error) {
    throw new UnreadableEvent({ cause: error });
  }
}

/** HMAC-SHA256 of the body as it came. How it is written is documented nowhere: hexadecimal and base64 are both taken. */
function isSigned({
  body,
  signature,
  secret,
}: {
  body: Buffer;
  signature: string;
  secret: string;
}) {
  const proof = createHmac('sha256', secret).update(body).digest();
  const given = signature.trim();
  const bytes = Buffer.from(given, /^[0-9a-f]{64}$/i.test(given) ? 'hex' : 'base64');
  return bytes.length === proof.length && timingSafeEqual(bytes, proof);
}
