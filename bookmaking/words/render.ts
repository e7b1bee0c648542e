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
      const { article, thing } = bound.objects[piece.which];
      const form = piece.form === 'thing' ? thing : bound.interests[piece.which][piece.form];
      const phrase = piece.article ? `${article} ${form}` : form;
      return [plain(capitalized(phrase, piece.capital))];
    }
    case 'companion':
      return companionRuns(piece, bound);
    case 'grown-up': {
      if (bound.grownUp === null) return [plain(piece.otherwise)];
      return [plain(`${isolate(bound.grownUp)}${piece.possessive ? '’s' : ''}`)];
    }
    case 'baby': {
      const noun = capitalized(piece.article ? 'the baby' : 'baby', piece.capital);
      const said = bound.babyName === null ? noun : isolate(bound.babyName);
      return [plain(piece.possessive ? `${said}’s` : said)];
    }
    case 'extra': {
      const others = [bound.name, bound.companion?.name, bound.grownUp, bound.babyName];
      const isTaken = (each: string) => others.some((other) => other && soundTheSame(each, other));
      const name = piece.names.find((each) => !isTaken(each)) ?? piece.names[0];
      return [plain(piece.possessive ? `${name}’s` : name)];
    }
  }
}

function companionRuns(
  { how, possessive, capital }: Extract<SentencePiece, { kind: 'companion' }>,
  bound: Bound,
): Run[] {
  const { thing, article, short } = bound.objects[0];
  const name = bound.companion?.name;
  const ending = possessive ? '’s' : '';
  if (name) return [plain(isolate(name) + (how === 'a' ? ` the ${thing}` : '') + ending)];
  if (how === 'name’s') {
    return [{ text: isolate(bound.name), isName: true }, plain(`’s ${short}${ending}`)];
  }
  if (how === 'bare') return [plain(capitalized(short, capital) + ending)];
  const isTheirs = bound.companion !== null || how === 'their';
  const theirs = isTheirs ? pronounForms.their[bound.pronoun] : undefined;
  const before = how === 'my' || how === 'your' ? how : (theirs ?? (how === 'a' ? article : 'the'));
  // In full where it is introduced: "a book about quokkas", and from then on "the book".
  const noun = how === 'a' ? thing : short;
  return [plain(capitalized(`${before} ${noun}`, capital) + ending)];
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
    let text = run.text
      .replace(/ {2,}/g, ' ')
      .replace(/\.\.+/g, '.')
      .replace(/ *\n */g, '\n');
    if (afterStop) text = text.replace(/^\./, '');
    if (position === 0) text = text.trimStart();
    if (position === runs.length - 1) text = text.trimEnd();
    return { ...run, text };
  });
  return mended.filter((run) => run.text !== '');
}
