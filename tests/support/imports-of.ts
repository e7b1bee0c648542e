/** `import ... from`, `export ... from`, `import '...'` and `import('...')`; types alone are gone when a program runs. */
const IMPORTS =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\s)[^'"`;]*?from\s+'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g;

/** What a program's source imports, as it is written there: `./beside.ts`, `#shop/cart/cart.ts`, `pg`. */
export const importsOf = (source: string): string[] =>
  [...source.matchAll(IMPORTS)].map(([, from, alone]) => (from ?? alone)!);
