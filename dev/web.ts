/** The web process while it is worked on. Before anything else is loaded: React looks at this once. */
process.env.NODE_ENV = 'development';
await import('#database/quick-imports.ts');
await import('./open.ts');

export {};
