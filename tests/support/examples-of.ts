import { z } from 'zod';
import { type Child, child } from '#contract/children.ts';

/**
 * An example of what a schema takes, made from the schema itself: a field that is new in the contract is in the tests before
 * anybody has written a value for it.
 *
 * @param nth 0 or 1, for two values that differ
 */
export function exampleOf(schema: z.ZodType, nth: 0 | 1): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return exampleOf(schema.unwrap() as z.ZodType, nth);
  }
  if (schema instanceof z.ZodObject) return examplesOf(schema.shape, nth);
  if (schema.type === 'string') return ['some words', 'other words'][nth];
  if (schema instanceof z.ZodNumber) return (schema.minValue ?? 0) + nth;
  if (schema instanceof z.ZodEnum) return schema.options[nth];
  if (schema instanceof z.ZodBoolean) return nth === 0;
  if (schema instanceof z.ZodRecord) return {};
  throw new Error(`There is no example for a ${schema.type} yet: add one here`);
}

export const examplesOf = (shape: Record<string, z.ZodType>, nth: 0 | 1): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [field, exampleOf(schema, nth)]),
  );

/** A child as the API tells it, for tests that are about some of its fields only. */
export const exampleChild = (said: Partial<Child>): Child =>
  ({ ...examplesOf(child.shape, 0), ...said }) as Child;
