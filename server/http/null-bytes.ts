import { Refused } from '#shop/refused.ts';
import { ORDINARY_LETTERS } from '#vocabulary/sentences/failures.ts';

/**
 * Refuses a call that carries a null byte anywhere. PostgreSQL cannot keep one, not even look for it, so wherever the
 * contract takes a text as it comes (an id of the provider, somebody's mark) the query would fail, and as ours.
 * @throws INPUT_INVALID, naming the fields
 */
export function refuseNullBytes(input: unknown): void {
  const found = fieldsWithNull(input, []);
  if (found.length === 0) return;
  const fields = Object.fromEntries(found.map((field) => [field, [ORDINARY_LETTERS]]));
  throw new Refused('INPUT_INVALID', { data: { fields, form: [] } });
}

function fieldsWithNull(value: unknown, path: string[]): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key.includes('\0')) return [path.join('.')];
    return fieldsWithNull(part, [...path, key]);
  });
}
