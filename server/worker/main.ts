import '#database/quick-imports.ts';

await import('./open.ts');
