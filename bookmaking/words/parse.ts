import type { AgePiece, CompanionForm, InterestForm, Piece, SentencePiece } from './pieces.ts';
import { isPronounForm } from './pronouns.ts';
import type { TitleWords } from './title-words.ts';

/** The text does not follow the notation. An author's mistake, found by the tests of the titles. */
export class NotationError extends Error {
  override name = 'NotationError';
}

/**
 * Reads one text in the notation of docs/writing-a-title.md. The cast is the title's own, so that
 * an extra nobody has named is found here and not on paper. Throws `NotationError`.
 */
export function parse(source: string, cast: TitleWords['cast']): Piece[] {
  const pieces: Piece[] = [];
  let aside: (SentencePiece | AgePiece)[] | undefined;

  for (const [part] of source.matchAll(/\{[^{}]*\}|[^{}[\]]+|[{}[\]]/gu)) {
    if (part === '[') {
      if (aside) throw new NotationError('an aside cannot hold another one');
      aside = [];
    } else if (part === ']') {
      if (!aside?.some((piece) => piece.kind === 'age')) {
        throw new NotationError('[ ] is for sentences that go when the age is not known');
      }
      pieces.push({ kind: 'aside', pieces: aside });
      aside = undefined;
    } else if (part === '{' || part === '}') {
      throw new NotationError(`a single ${part}`);
    } else {
      const piece = part.startsWith('{') ? readToken(part.slice(1, -1), cast) : literal(part);
      if (aside) aside.push(piece);
      else if (piece.kind === 'age') throw new NotationError('an age stands only inside [ ]');
      else pieces.push(piece);
    }
  }
  if (aside) throw new NotationError('[ without ]');
  return pieces;
}

function literal(text: string): SentencePiece {
  return { kind: 'literal', text };
}

function readToken(inside: string, cast: TitleWords['cast']): SentencePiece | AgePiece {
  const token = inside.replaceAll("'", '’');
  const piece = readName(token) ?? readPronoun(token) ?? readGrownUp(token) ?? readVerb(token);
  const found =
    piece ??
    readExtra(token, cast) ??
    readCompanion(token) ??
    readBaby(token) ??
    readInterest(token) ??
    readAge(token);
  if (!found) throw new NotationError(`unknown token {${inside}}`);
  return found;
}

function readName(token: string): SentencePiece | undefined {
  if (token === 'name') return { kind: 'name', possessive: false };
  if (token === 'name’s') return { kind: 'name', possessive: true };
}

function readPronoun(token: string): SentencePiece | undefined {
  const word = token.replace(/^friend\./, '');
  const form = word.charAt(0).toLowerCase() + word.slice(1);
  if (!isPronounForm(form)) return undefined;
  const of = word === token ? 'hero' : 'friend';
  return { kind: 'pronoun', of, form, capital: form !== word };
}

function readVerb(token: string): SentencePiece | undefined {
  const [, withThey, withSheOrHe] = /^([\p{L}’]+)\|([\p{L}’]+)$/u.exec(token) ?? [];
  if (withThey && withSheOrHe) return { kind: 'verb', withThey, withSheOrHe };
}

function readGrownUp(token: string): SentencePiece | undefined {
  const [, possessive, otherwise] = /^grownup(’s)?\|(\S.*)$/.exec(token) ?? [];
  if (otherwise) return { kind: 'grown-up', otherwise, possessive: possessive !== undefined };
}

function readCompanion(token: string): SentencePiece | undefined {
  const [, how, noun, possessive] =
    /^(?:([Aa]|[Tt]he|[Tt]heir|[Mm]y|[Yy]our|name’s) )?([Cc]ompanion)(’s)?$/.exec(token) ?? [];
  if (!noun) return undefined;
  const first = how ?? noun;
  return {
    kind: 'companion',
    how: (how?.toLowerCase() ?? 'bare') as CompanionForm,
    possessive: possessive !== undefined,
    capital: first !== first.toLowerCase(),
  };
}

function readBaby(token: string): SentencePiece | undefined {
  const [, article, noun, possessive] = /^([Tt]he )?([Bb]aby)(’s)?$/.exec(token) ?? [];
  if (!noun) return undefined;
  const first = article ?? noun;
  return {
    kind: 'baby',
    article: article !== undefined,
    possessive: possessive !== undefined,
    capital: first !== first.toLowerCase(),
  };
}

function readExtra(token: string, cast: TitleWords['cast']): SentencePiece | undefined {
  const [, role, possessive] = /^cast\.([a-z]+)(’s)?$/.exec(token) ?? [];
  if (!role) return undefined;
  const names = Object.hasOwn(cast, role) ? cast[role] : undefined;
  if (!names) throw new NotationError(`nobody in the cast is called ${role}`);
  return { kind: 'extra', names, possessive: possessive !== undefined };
}

function readInterest(token: string): SentencePiece | undefined {
  const [, article, form, number] = /^([Aa] )?([Tt]opic|[Tt]hings?)([12])$/.exec(token) ?? [];
  if (!form) return undefined;
  const plain = form.toLowerCase() as InterestForm;
  if (article && plain !== 'thing') throw new NotationError(`only a thing takes an article`);
  return {
    kind: 'interest',
    which: number === '1' ? 0 : 1,
    form: plain,
    article: article !== undefined,
    capital: article ? article === 'A ' : form !== plain,
  };
}

function readAge(token: string): AgePiece | undefined {
  const [, article, age] = /^([Aa] )?([Aa]ge)$/.exec(token) ?? [];
  if (!age) return undefined;
  const capital = article ? article === 'A ' : age === 'Age';
  return { kind: 'age', article: article !== undefined, capital };
}
