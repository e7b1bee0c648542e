import { ORPCError, ValidationError } from '@orpc/server';
import { Refused } from '#shop/refused.ts';

/** Input that does not fit the contract as a refusal, its sentences sorted by field. Undefined for any other error. */
export function inputInvalid(error: unknown): Refused<'INPUT_INVALID'> | undefined {
  const misfit = error instanceof ORPCError && error.status === 400 && error.cause;
  if (!(misfit instanceof ValidationError)) return undefined;
  const fields: Record<string, string[]> = {};
  const form: string[] = [];
  for (const issue of misfit.issues) {
    const path = (issue.path ?? []).map((step) =>
      String(typeof step === 'object' ? step.key : step),
    );
    const field = path.join('.');
    if (field === '') form.push(issue.message);
    else fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return new Refused('INPUT_INVALID', { data: { fields, form } });
}
