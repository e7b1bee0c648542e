import { z } from 'zod';

/** What is told of a field that was said: its value, or null where nothing was. */
type Told<Said> = undefined extends Said ? Exclude<Said, undefined> | null : Said;

type Unchecked<Fields extends Record<string, z.ZodType>> = {
  [Field in keyof Fields]: z.ZodType<Told<z.output<Fields[Field]>>>;
};

/**
 * The same fields as they are told: of the same kind and without limits, because what is stored was checked when it
 * came, and may be longer now ("a,b" is kept as "a, b") or come from a time with other limits.
 */
export const unchecked = <Fields extends Record<string, z.ZodType>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => [field, ofTheSameKind(schema)]),
  ) as Unchecked<Fields>;

function ofTheSameKind(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return ofTheSameKind(schema.unwrap() as z.ZodType).nullable();
  }
  if (schema.type === 'string') return z.string();
  if (schema instanceof z.ZodNumber) return schema.isInt ? z.int() : z.number();
  return schema;
}
