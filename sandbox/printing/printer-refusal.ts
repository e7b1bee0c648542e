import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';

/** A refusal in the partner's own shape: `{field: ["..."]}`, nested as the request is, a bare list, or `{detail}`. */
export class PrinterRefusal extends Error {
  readonly body: object;
  readonly status: ContentfulStatusCode;

  constructor(body: object, status: ContentfulStatusCode = 400) {
    super('refused');
    this.body = body;
    this.status = status;
  }
}

export const notFound = () => new PrinterRefusal({ detail: 'Not found.' }, 404);

/** Reads a body by its schema. @throws PrinterRefusal with every field that is missing or wrong */
export function readBody<Body>(schema: z.ZodType<Body>, said: unknown): Body {
  const read = schema.safeParse(said);
  if (read.success) return read.data;
  const body: Record<string, unknown> = {};
  for (const { path, message, code } of read.error.issues) {
    const isMissing = code === 'invalid_type' && message.includes('undefined');
    put(body, path.map(String), isMissing ? 'This field is required.' : message);
  }
  throw new PrinterRefusal(body);
}

function put(into: Record<string, unknown>, [first, ...rest]: string[], message: string): void {
  const name = first ?? 'non_field_errors';
  if (rest.length === 0) {
    into[name] = [message];
    return;
  }
  const inner = (into[name] ?? {}) as Record<string, unknown>;
  into[name] = inner;
  put(inner, rest, message);
}
