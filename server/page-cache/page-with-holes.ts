import { randomBytes } from 'node:crypto';
import { inScript } from '#web/in-script.ts';

/** A page that is the same for everybody but for the words in its holes. */
export type PageWithHoles = {
  /** One more than there are holes. */
  pieces: readonly Uint8Array[];
  /** Each by its name: lower-case letters and digits, or 'heart ' and what it is given to. */
  holes: readonly string[];
};

/** Stands for a word while a page is made. */
export type Mark = (hole: string) => string;

/**
 * Marks that nothing else on a page can be, as nobody knew them before. Of letters and digits, which HTML, JSON and
 * addresses leave as they are.
 */
export function newMarks(): { mark: Mark; cut: (html: string) => PageWithHoles } {
  const secret = randomBytes(12).toString('hex');
  return {
    mark: (hole) => `Q${secret}${hole}Z`,
    cut: (html) => cutAt(html, new RegExp(`Q${secret}([a-z0-9]+)Z|${HEART.source}`, 'g')),
  };
}

/** Whether a heart is given is the one word that no mark can stand for. The page is made as if none were. */
const HEART = /(?<=data-heart="([^"]+)" aria-pressed=")false(?=")/;

function cutAt(html: string, marks: RegExp): PageWithHoles {
  const pieces: Uint8Array[] = [];
  const holes: string[] = [];
  let at = 0;
  for (const { 0: found, 1: hole, 2: heart, index } of html.matchAll(marks)) {
    pieces.push(Buffer.from(html.slice(at, index)));
    holes.push(hole ?? `heart ${heart}`);
    at = index + found.length;
  }
  pieces.push(Buffer.from(html.slice(at)));
  return { pieces, holes };
}

/** The page of one reader. @param word what goes into a hole, as that place needs it */
export function fill({ pieces, holes }: PageWithHoles, word: (hole: string) => string): Buffer {
  const parts = [pieces[0]!];
  for (const [at, hole] of holes.entries()) parts.push(Buffer.from(word(hole)), pieces[at + 1]!);
  return Buffer.concat(parts);
}

/** A word as React writes it, in a text or an attribute. */
export const asText = (word: string): string =>
  word.replace(/[&<>"']/g, (sign) => ESCAPED[sign as keyof typeof ESCAPED]);

const ESCAPED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** A string among the data of a page, its quotes included, as the router writes it: JSON within JSON within a script. */
export const asData = (text: string): string => inScript(JSON.stringify(text)).slice(1, -1);
