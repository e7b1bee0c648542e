/** So much of a refusal is kept. */
const MOST = 20;

/**
 * The sentences of a refusal, each with the field that it is about: it comes as `{field: ["..."]}`, nested
 * (`{line_items: {"0": {pod_package_id: ["..."]}}}`), as a bare list, or as `{detail: "..."}`.
 */
export function reasonsIn(said: unknown, field = ''): string[] {
  if (typeof said === 'string') return [field ? `${field}: ${said}` : said];
  if (typeof said !== 'object' || said === null) return [];
  return Object.entries(said)
    .flatMap(([name, inner]) => {
      const isPlace = Array.isArray(said) || name === 'detail' || name === 'non_field_errors';
      return reasonsIn(inner, isPlace ? field : field ? `${field}.${name}` : name);
    })
    .slice(0, MOST);
}
