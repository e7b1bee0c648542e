import type { PronounForm } from './pronouns.ts';

/** A parsed text is a row of pieces; every piece has something to print for every child. */
export type Piece = SentencePiece | Aside;

export type SentencePiece =
  | { kind: 'literal'; text: string }
  | { kind: 'name'; possessive: boolean }
  | { kind: 'pronoun'; of: 'hero' | 'friend'; form: PronounForm; capital: boolean }
  /** A verb whose subject is the hero’s pronoun: "they were", "she was". */
  | { kind: 'verb'; withThey: string; withSheOrHe: string }
  | { kind: 'interest'; which: 0 | 1; form: InterestForm; article: boolean; capital: boolean }
  /** The toy or the animal that comes along; the object of the first interest where there is none. */
  | { kind: 'companion'; how: CompanionForm; possessive: boolean; capital: boolean }
  /** The grown-up of the story by the child's own word; what to print where there is none. */
  | { kind: 'grown-up'; otherwise: string; possessive: boolean }
  | { kind: 'baby'; article: boolean; possessive: boolean; capital: boolean }
  /** An extra, with its spare names: whoever shares the hero's name steps back. */
  | { kind: 'extra'; names: readonly [string, string, ...string[]]; possessive: boolean };

/**
 * "Rexy" in all of them but the first, which introduces: "Rexy the stegosaurus". Without a name: "her stegosaurus" in the
 * first three, "my ...", "your ...", "Maya’s ...", and the bare noun, short enough to be called out.
 */
export type CompanionForm = 'a' | 'the' | 'their' | 'my' | 'your' | 'name’s' | 'bare';

export type InterestForm = 'topic' | 'thing' | 'things';

/**
 * Whole sentences that are left out where the age is not known. Only inside one may an age stand,
 * so nothing outside can ever be missing.
 */
export type Aside = { kind: 'aside'; pieces: readonly (SentencePiece | AgePiece)[] };

export type AgePiece = { kind: 'age'; article: boolean; capital: boolean };
