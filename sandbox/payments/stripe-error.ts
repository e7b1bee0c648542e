import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal in the payment provider's own shape: `{ error: { type, code, message, param } }`. */
export class StripeRefusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    message: string,
    what: {
      status?: ContentfulStatusCode;
      type?: StripeRefusal['type'];
      code?: string;
      param?: string;
    } = {},
  ) {
    super(message);
    this.status = what.status ?? 400;
    this.type = what.type ?? 'invalid_request_error';
    this.code = what.code;
    this.param = what.param;
  }

  /** The body as it travels. Absent fields are left out, as the provider does. */
  toBody(requestId: string) {
    const { type, code, message, param } = this;
    return {
      error: {
        ...(code && {
          code,
          doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
        }),
        message,
        ...(param && { param }),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
        type,
      },
    };
  }
}

/** The provider's words for an id that it does not have. */
export function noSuch(object: string, id: string, param: string): StripeRefusal {
  return new StripeRefusal(`No such ${object}: '${id}'`, {
    status: 404,
    code: 'resource_missing',
    param,
  });
}
