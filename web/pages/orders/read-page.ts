/** The page number that the address asks for; 1 for anything that is no page. */
export function readPage(asked: string | null): number {
  const page = Number(asked ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}
