/**
 * Fetches a script of ours by an `import()`, and again where that failed. What a bad line once swallowed
 * would be missing otherwise for as long as the page is open. Rejects only if the line is there and the script is not.
 */
export const again = <Script>(fetchScript: () => Promise<Script>): Promise<Script> =>
  fetchScript().catch(async (error) => {
    // Fetched when the page was idle, so that it is there when nothing can be fetched any more.
    const { fetchAgain } = await import('./fetch-again.ts');
    return fetchAgain(error, fetchScript);
  });
