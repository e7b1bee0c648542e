import './endless-loop.ts';
import './ways-out.ts';

await import('#server/worker/main.ts');
