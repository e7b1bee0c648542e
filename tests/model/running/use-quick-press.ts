import { registerHooks } from 'node:module';

/** Has everything that is loaded from now on set its books with the quick press. */
const quick = new URL('./quick-press.ts', import.meta.url).href;

registerHooks({
  resolve(name, context, next) {
    const found = next(name, context);
    const isPress = found.url.endsWith('/bookmaking/typesetting/typeset.ts');
    return isPress ? { ...found, url: quick } : found;
  },
});
