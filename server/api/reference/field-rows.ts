import type { Schema } from './calls.ts';

/** A field as a line of a table: `items[].price`, what it holds, and whether it has to be there. */
export type FieldRow = { name: string; kind: string; limits: string; required: boolean };

/** How what is taken for a field ends that is left out. */
export const UNLESS_SENT = 'unless sent';

/** Beyond this a list of words is told by its ends. */
const MOST_WORDS = 12;

/** The fields of a schema, each field of an object in it under its own name. Nothing for what has no fields. */
export function fieldRows(schema: Schema | undefined, prefix = ''): FieldRow[] {
  const { schema: inner } = withoutNull(schema ?? {});
  if (inner.type === 'array') return fieldRows(inner.items, `${prefix}[]`);
  const required = inner.required ?? [];
  return Object.entries(inner.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const row = { name, ...inWords(field), required: required.includes(key) };
    return [row, ...fieldRows(field, name)];
  });
}

/** What a value is, and what it has to keep to. */
export function inWords(field: Schema): { kind: string; limits: string } {
  const { schema, isNullable } = withoutNull(field);
  return { kind: `${kindOf(schema)}${isNullable ? ' or null' : ''}`, limits: limitsOf(schema) };
}

function kindOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return 'one of';
  if (schema.format === 'uuid') return 'UUID';
  if (schema.format === 'date-time') return 'moment';
  if (schema.contentMediaType) return 'file';
  switch (schema.type) {
    case 'array':
      return schema.items?.properties ? 'list of objects' : `list of ${kindOf(schema.items ?? {})}`;
    case 'integer':
      return 'whole number';
    case 'boolean':
      return 'yes or no';
    case 'string':
      return 'text';
    case undefined:
      return schema.anyOf ? schema.anyOf.map(kindOf).join(' or ') : 'anything';
    default:
      return schema.type;
  }
}

function limitsOf(schema: Schema): string {
  const words = schema.enum?.map(String) ?? [];
  const shown =
    words.length > MOST_WORDS ? [...words.slice(0, MOST_WORDS - 1), '…', words.at(-1)] : words;
  return [
    shown.join(', '),
    schema.format === 'date-time' ? 'ISO 8601, in UTC' : '',
    between(schema.minimum, schema.maximum),
    schema.maxLength === undefined ? '' : `at most ${schema.maxLength} letters`,
    schema.maxItems === undefined ? '' : `at most ${schema.maxItems}`,
    schema.default === undefined ? '' : `${JSON.stringify(schema.default)} ${UNLESS_SENT}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** JSON schema gives every whole number the bounds of JavaScript's: those say nothing. */
function between(least?: number, most?: number): string {
  const low = least === undefined || Math.abs(least) >= Number.MAX_SAFE_INTEGER ? undefined : least;
  const high = most === undefined || most >= 2_147_483_647 ? undefined : most;
  if (low !== undefined && high !== undefined) return `${low} to ${high}`;
  if (low !== undefined) return `from ${low} on`;
  return high === undefined ? '' : `up to ${high}`;
}

function withoutNull(schema: Schema): { schema: Schema; isNullable: boolean } {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (!others || others.length === schema.anyOf?.length) return { schema, isNullable: false };
  const { anyOf: _, ...rest } = schema;
  return {
    schema: others.length === 1 ? { ...rest, ...others[0] } : { ...rest, anyOf: others },
    isNullable: true,
  };
}
