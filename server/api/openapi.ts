import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '#contract/contract.ts';
import { signIn } from '#contract/sign-in.ts';

/** The API's OpenAPI document, made from the contract that also checks every call. */
export function describeApi(publicUrl: string) {
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
  const cookieName = `${prefix}wonderling.session_token`;
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(
    { sign_in: signIn, ...contract },
    {
      info: {
        title: 'Wonderling API',
        version: '1.0.0',
        description:
          'A caller signs in with the session cookie of the shop or with `Authorization: Bearer <token>`. ' +
          'Failures are `{ defined, code, status, message, data }`; lists are plain arrays, and their ' +
          'total count over all pages is the header `X-Total-Count`.',
      },
      servers: [{ url: `${publicUrl}/api` }],
      security: [{ session: [] }, { bearer: [] }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: cookieName },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  );
}

export type ApiDescription = Awaited<ReturnType<typeof describeApi>>;
