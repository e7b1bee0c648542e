import { ageInWords } from './ages.ts';
import type { Bound } from './bind.ts';
import { isolate } from './isolate.ts';
import { soundTheSame } from './names.ts';
import type { AgePiece, Piece, SentencePiece } from './pieces.ts';
import { friendOf, pronounForms } from './pronouns.ts';

/** A stretch of text; the typesetter prints the stretches that are the hero's name in color. */
export type Run = { text: string; isName: boolean };

/** The text as it is printed, in one string. */
export function render(pieces: readonly Piece[], bound: Bound): string {
  return renderRuns(pieces, bound)
    .map((run) => run.text)
    .join('');
}

/**
 * The text as it is printed, in runs: every run has text, and no two neighbors are both plain.
 * Total: whatever parsed has something to print for whatever was bound.
 */
export function renderRuns(pieces: readonly Piece[], bound: Bound): Run[] {
  const runs = pieces.flatMap((piece) =>
    piece.kind === 'aside' ? asideRuns(piece.pieces, bound) : pieceRuns(piece, bound),
  );
  return tidy(joinPlain(runs));
}

function asideRuns(pieces: readonly (SentencePiece | AgePiece)[], bound: Bound): Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'age') {
      const age = ageInWords(bound.age, piece.article);
      if (age === undefined) return [];
      runs.push(plain(capitalized(age, piece.capital)));
    } else {
      runs.push(...pieceRuns(piece, bound));
    }
  }
  return runs;
}

function pieceRuns(piece: SentencePiece, bound: Bound): Run[] {
  switch (piece.kind) {
    case 'literal':
      return [plain(piece.text)];
    case 'name': {
      const name = { text: isolate(bound.name), isName: true };
      return piece.possessive ? [name, plain('’s')] : [name];
    }
    case 'pronoun': {
      const pronoun = piece.of === 'hero' ? bound.pronoun : friendOf(bound.pronoun);
      return [plain(capitalized(pronounForms[piece.form][pronoun], piece.capital))];
    }
    case 'verb':
      return [plain(bound.pronoun === 'they' ? piece.withThey : piece.withSheOrHe)];
    case 'interest': {
      const interest = bound.interests[piece.which];
      const form = interest[piece.form];
      const phrase = piece.article ? `${interest.article} ${form}` : form;
      return [plain(capitalized(phrase, piece.capital))];
    }
    case 'extra': {
      const name = piece.names.find((each) => !soundTheSame(each, bound.name)) ?? piece.names[0];
      return [plain(piece.possessive ? `${name}’s` : name)];
    }
  }
}

function plain(text: string): Run {
  return { text, isName: false };
}

function capitalized(text: string, capital: boolean): string {
  return capital ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
}

function joinPlain(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && !last.isName && !run.isName) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

/** Mends what a dropped aside or a name with a stop at its end ("A.J.") leaves behind. */
function tidy(runs: readonly Run[]): Run[] {
  const mended = runs.map((run, position) => {
    if (run.isName) return run;
    const afterStop = /\.\u2069?$/.test(runs[position - 1]?.text ?? '');
    let text = run.text.replace(/ {2,}/g, ' ').replace(/ *\n */g, '\n');
    if (afterStop) text = text.replace(/^\./, '');
    if (position === 0) text = text.trimStart();
    if (position === runs.length - 1) text = text.trimEnd();
    return { ...run, text };
  });
  return mended.filter((run) => run.text !== '');
}
