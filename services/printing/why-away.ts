/** Why a request had no answer, in codes: the whole message may quote an address with what stands in it. */
export function whyAway(error: unknown): string {
  const { name, cause } = error as Error;
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return code ?? name;
}
