/**
 * Which hand draws: raised by one whenever children look different from before, so that a family is never shown an older
 * drawing than the book that it would buy. Previews by an older hand have expired; a book that was made once keeps its
 * document and is never drawn again (docs/decisions/112-a-head-that-turns.md).
 */
export const HAND = 10;
