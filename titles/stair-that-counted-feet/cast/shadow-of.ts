/** Whatever is drawn, as one dark shape: hair, glasses and a chair throw their own outlines. */
export const asShadow = (art: string, ink: string): string =>
  art
    .replace(/(fill|stroke)="(?:#[0-9a-f]+|url\([^)]*\))"/gi, `$1="${ink}"`)
    .replace(/ data-(?:hero|calm|clean)=""/g, '');
