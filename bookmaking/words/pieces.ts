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
  /** An extra, with its spare names: whoever shares the hero's name steps back. */
  | { kind: 'extra'; names: readonly [string, string, ...string[]]; possessive: boolean };

export type InterestForm = 'topic' | 'thing' | 'things';

/**
 * Whole sentences that are left out where the age is not known. Only inside one may an age stand,
 * so nothing outside can ever be missing.
 */
export type Aside = { kind: 'aside'; pieces: readonly (SentencePiece | AgePiece)[] };

export type AgePiece = { kind: 'age'; article: boolean; capital: boolean };
