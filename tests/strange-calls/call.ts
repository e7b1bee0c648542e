import fc from 'fast-check';

/** One request, as it goes over the line. */
export type Call = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
};

/** What a caller can name: values that are there, by what they are called in the contract. */
export type Known = Record<string, unknown[]>;

/** A piece of the shop's OpenAPI document, as far as values are made from it. */
type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type Description = { paths: Record<string, Record<string, Operation>> };

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', ' ', '\0', 'Zo\0ë', '%00', '\ud800', '\u202e', '../..', "'; drop table users; --"],
    ...['{{7*7}}', '<script>', '1e0', '01', '-1', '9'.repeat(40), 'x'.repeat(5000), 'null'],
    ...[null, true, 0, -1, 1.5, 1e300, 2 ** 31, [], {}, [[]], { $ne: 1 }, ['a', null]],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }) as fc.Arbitrary<unknown>,
  fc.json({ maxDepth: 2 }).map((text) => JSON.parse(text) as unknown),
);
const words = fc.constantFrom('Zoë', 'Milo', 'dinosaurs, the moon', 'Curly hair', 'US', '97205');
/** Fine most of the time, so that calls get past the first look. */
const mostly = (fine: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: fine }, { weight: 1, arbitrary: odd });

/** A value that mostly fits a schema; where the caller knows one of that name, mostly that. */
function oneFor(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const there = known[name] ?? [];
  if (there.length > 0) return mostly(fc.constantFrom(...there));
  return mostly(fitting(schema, name, known));
}

function fitting(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, name, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf), name, known);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([field, part]) => [field, oneFor(part, field, known)] as const,
      );
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
    }
    case 'array':
      return fc.array(oneFor(schema.items ?? {}, name, known), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer());
    case 'boolean':
      return fc.boolean();
    case 'string':
      return schema.format === 'uuid' ? fc.uuid() : words;
    default:
      return odd as fc.Arbitrary<unknown>;
  }
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
const types = [
  ...['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'application/xml'],
  ...['multipart/form-data', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16'],
];
const rarely = <Value>(fine: Value, others: readonly Value[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(fine) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

const asText = (value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value);
const inAddress = (value: unknown) => encodeURIComponent(asText(value) ?? '');

/** A call of the contract. */
function callOf(path: string, method: string, operation: Operation, known: Known) {
  const { parameters = [], requestBody } = operation;
  const parts = fc.record(
    Object.fromEntries(
      parameters.map(({ name, schema = {} }) => [name, oneFor(schema, name, known)] as const),
    ),
    {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
    },
  );
  const [type = 'application/json', { schema }] = Object.entries(requestBody?.content ?? {})[0] ?? [
    undefined,
    { schema: {} },
  ];
  const body = requestBody ? oneFor(schema, 'body', known) : fc.constant(undefined);
  return fc
    .tuple(parts, body, rarely(method.toUpperCase(), methods), rarely(type, types))
    .map(([given, sent, verb, contentType]): Call => {
      const values = given as Record<string, unknown>;
      const filled = path.replace(/\{(\w+)\}/g, (_, name) => inAddress(values[name] ?? ''));
      const query = parameters
        .filter(({ name, in: place }) => place === 'query' && name in values)
        .map(({ name }) => `${name}=${inAddress(values[name])}`);
      return {
        method: verb,
        path: `/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
        headers: sent === undefined ? {} : { 'content-type': contentType },
        body: sent === undefined ? undefined : JSON.stringify(sent),
      };
    });
}

/** What the actions of pages read, and what they do not. */
const fields = [
  ...['email', 'name', 'intent', 'child_id', 'change', 'hearts', 'order', 'photo', 'token', 'id'],
  ...['quantity', 'title', 'price', 'plan', 'gender', 'reading_level', 'description', 'order_id'],
];
const form = fc
  .dictionary(fc.constantFrom(...fields), mostly(words), { maxKeys: 8 })
  .map((given) =>
    new URLSearchParams(
      Object.entries(given).map(([name, value]) => [name, String(asText(value))]),
    ).toString(),
  );
const segment = mostly(fc.constantFrom('1', '2', '8', 'hello-world', 'feeling-shy', 'nowhere'));

/** A request of a page, of its data or of a file. */
function pageOf(pattern: string, known: Known) {
  const param = (name: string) => (known[name] ? oneFor({}, name, known) : segment);
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  return fc
    .record({
      params: fc.tuple(...names.map(param)),
      method: fc.oneof(
        { weight: 6, arbitrary: fc.constant('GET') },
        { weight: 4, arbitrary: fc.constant('POST') },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      isData: fc.boolean(),
      query: mostly(fc.constantFrom('', '', '?page=2', '?q=goose', '?age=2-3', '?session_id=cs_1')),
      type: rarely('application/x-www-form-urlencoded', types),
      form,
    })
    .map(({ params, method, isData, query, type, form }): Call => {
      let at = 0;
      const path = pattern.replace(/:\w+/g, () => inAddress(params[at++]));
      const data = isData ? (path === '/' ? '_root.data' : '.data') : '';
      const asked = typeof query === 'string' && /^(\?[\x21-\x7e]*)?$/.test(query) ? query : '';
      const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method);
      return {
        method,
        path: `${path}${data}${asked}`,
        headers: hasBody ? { 'content-type': type } : {},
        body: hasBody ? form : undefined,
      };
    });
}

/** What would end the session, and a call of the sandbox that would end the shop's. */
const ENDING = /^\/(?:sign-out|account|auth\/sign-out)$/;

/** Everything that can be asked of a shop, of the contract and of pages half and half. */
export function anyCall(api: Description, pages: string[], known: Known): fc.Arbitrary<Call> {
  const calls = Object.entries(api.paths).flatMap(([path, operations]) =>
    ENDING.test(path)
      ? []
      : Object.entries(operations).map(([method, operation]) =>
          callOf(path, method, operation, known),
        ),
  );
  const files = ['/assets/:any', '/covers/:any', '/icon.svg', '/api', '/livez'];
  const others = ['/metrics', '/api/webhooks/stripe', '/api/auth/callback/google', '/:any/:any'];
  const shown = [...pages.filter((page) => !ENDING.test(page)), ...files, ...others].map(
    (pattern) => pageOf(pattern, known),
  );
  return fc.oneof(
    { weight: 1, arbitrary: fc.oneof(...calls) },
    { weight: 1, arbitrary: fc.oneof(...shown) },
  );
}
