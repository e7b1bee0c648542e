import { OpenAPIGenerator } from '@orpc/openapi';
import { contract } from '#contract/contract.ts';
import { signIn } from '#contract/sign-in.ts';
import { type ApiDescription, callsOf } from './calls.ts';
import { schemaConverter } from './schema-converter.ts';
import { writeExamples } from './with-examples.ts';

/** The API's OpenAPI document, made from the contract that also checks every call, with an example of each. */
export async function describeApi(publicUrl: string): Promise<ApiDescription> {
  const description = await generate(publicUrl);
  for (const { requestBody } of callsOf(description)) {
    // The generator offers JSON for every body; a file is in none.
    if (requestBody?.content?.['multipart/form-data'])
      delete requestBody.content['application/json'];
  }
  writeExamples(description);
  return description;
}

function generate(publicUrl: string): Promise<ApiDescription> {
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
  const cookieName = `${prefix}wonderling.session_token`;
  const generator = new OpenAPIGenerator({ schemaConverters: [schemaConverter] });
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
