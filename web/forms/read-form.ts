import { z } from 'zod';

/** What was typed, word for word, to be shown again, and a sentence for every field that is wrong. */
export type RefusedForm<Field extends string> = {
  typed: Partial<Record<Field, string>>;
  errors: Partial<Record<Field, string>>;
};

/** What the fields of a form ask of the browser, by name. */
export type Constraints<Field extends string> = Record<
  Field,
  { required: boolean; maxLength: number | undefined }
>;

/**
 * Reads a form by its schema, which is the contract's own as far as the contract asks for it: one place for types,
 * limits and sentences. On the server only, since zod is too much for a page.
 *
 * @returns `data` as the contract takes it; undefined if anything is wrong
 */
export function readForm<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  form: FormData,
): RefusedForm<keyof Shape & string> & { data: z.infer<z.ZodObject<Shape>> | undefined } {
  type Field = keyof Shape & string;
  const fields = Object.keys(schema.shape) as Field[];
  const typed: RefusedForm<Field>['typed'] = {};
  for (const field of fields) typed[field] = typedInto(form, field);
  const { data, error } = schema.safeParse(typed);
  const errors: RefusedForm<Field>['errors'] = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] as Field] ??= message;
  return { typed, errors, data };
}

/** What was typed into a field. A browser sends line ends as two letters, which would count twice against a limit. */
export const typedInto = (form: FormData, field: string): string =>
  String(form.get(field) ?? '').replaceAll('\r\n', '\n');

/** The schema's limits, for the fields themselves; the page's loader hands them on. */
export function constraintsOf<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
): Constraints<keyof Shape & string> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const rules = Object.entries(
    properties as Record<string, { minLength?: number; maxLength?: number }>,
  );
  return Object.fromEntries(
    rules.map(([field, { minLength = 0, maxLength }]) => [
      field,
      { required: minLength > 0, maxLength },
    ]),
  ) as Constraints<keyof Shape & string>;
}
