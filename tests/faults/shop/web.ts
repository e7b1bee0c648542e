import './endless-loop.ts';
import './ways-out.ts';

await import('#server/web/main.ts');
