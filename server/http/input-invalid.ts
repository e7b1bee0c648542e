import { ORPCError, ValidationError } from '@orpc/server';
import { INPUT_INVALID } from '#vocabulary/sentences/failures.ts';

/**
 * Turns input that does not fit the contract into the contract's own INPUT_INVALID, its sentences
 * sorted by field. Undefined for any other error.
 */
export function inputInvalid(error: unknown): Error | undefined {
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
  return new ORPCError('INPUT_INVALID', {
    defined: true,
    status: 400,
    message: INPUT_INVALID,
    data: { fields, form },
  });
}
