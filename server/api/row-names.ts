/** The wire writes `birth_year`, a row of the tables `birthYear`: the one place where names are turned. */

export type RowName<Field> = Field extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<RowName<Tail>>}`
  : Field;

const rowName = (field: string) =>
  field.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** These fields of a row, under their names on the wire. A field that the row does not have is an error of types. */
export const fromRow = <Field extends string, Row extends { [F in Field as RowName<F>]: unknown }>(
  fields: readonly Field[],
  row: Row,
) =>
  Object.fromEntries(
    fields.map((field) => [field, row[rowName(field) as keyof Row]]),
  ) as unknown as { [F in Field]: Row[RowName<F> & keyof Row] };

/** What was sent, under the names of a row; a field that was not sent is absent. */
export const asRow = <Sent extends object>(sent: Sent) =>
  Object.fromEntries(
    Object.entries(sent)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [rowName(field), value]),
  ) as { [Field in keyof Sent as RowName<Field> & string]: Sent[Field] };
