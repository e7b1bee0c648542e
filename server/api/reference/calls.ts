import type { OpenAPIGenerator } from '@orpc/openapi';

/** An OpenAPI document. */
export type ApiDescription = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

/** As much of a JSON schema as our contract makes. */
export type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  contentMediaType?: string;
};

export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
};

/** What is sent or answered, with an example of it. */
export type Content = Record<string, { schema?: Schema; example?: unknown }>;

export type Operation = {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content?: Content };
  responses?: Record<
    string,
    { content?: Content; headers?: Record<string, { schema?: Schema; example?: unknown }> }
  >;
};

export type Call = Operation & { method: string; path: string; area: string };

/** The operations of the document with their methods and paths, in its order. */
export const callsOf = ({ paths }: Pick<ApiDescription, 'paths'>): Call[] =>
  Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, described]) => {
      const operation = described as Operation;
      const area = operation.tags?.[0] ?? 'other';
      return { ...operation, method: method.toUpperCase(), path, area };
    }),
  );

/** What a call answers when it does what it was asked. */
export function successOf({ responses = {} }: Operation) {
  const [status = '200', response = {}] =
    Object.entries(responses).find(([code]) => code < '300') ?? [];
  const [type, { schema, example } = {}] = Object.entries(response.content ?? {})[0] ?? [];
  return { status, type, schema, example, headers: response.headers ?? {} };
}

/** The body of a call and how it is written down; undefined without one. */
export function bodyOf({ requestBody }: Operation) {
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return type && body ? { type, ...body } : undefined;
}

/** The ways in which a call can fail that the contract names. */
export function failuresOf({ responses = {} }: Operation) {
  return Object.entries(responses)
    .filter(([status]) => status >= '400')
    .flatMap(([status, { content }]) =>
      (Object.values(content ?? {})[0]?.schema?.oneOf ?? []).flatMap(({ properties }) => {
        const code = properties?.code?.const;
        if (typeof code !== 'string') return [];
        return [
          {
            status,
            code,
            message: String(properties?.message?.default ?? ''),
            data: properties?.data,
          },
        ];
      }),
    );
}
