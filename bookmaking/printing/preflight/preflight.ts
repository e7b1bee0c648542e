import { PDFDocument } from '@cantoo/pdf-lib';
import { PAGES_INSIDE } from '#bookmaking/binding/openings.ts';
import type { CoverSheet } from '#bookmaking/printing/print-cover.ts';
import {
  COVER_INSET,
  FROM_BOARD,
  FROM_FOLD,
  FROM_TRIM,
  PRINTED_BLEED,
  PRINTED_PAGE,
  TURN_IN,
} from '#bookmaking/printing/print-sizes.ts';
import { MM_PER_PT } from '#bookmaking/text/text-block.ts';
import { type ReadSheet, readSheet } from './read-sheet.ts';
import { rules } from './rules.ts';
import type { Wanted } from './wanted.ts';

/** The two files of a printable book. */
export interface PrintedFiles {
  readonly interior: Uint8Array;
  readonly cover: Uint8Array;
}

/** What is known of a book before its files are looked at. */
export interface Expected {
  /** As the family typed it. */
  readonly name: string;
  /** In mm, as the printer said it. */
  readonly sheet: CoverSheet;
}

/** What was found, as it is kept: plain words for the back office, in which nobody is named. */
export interface Preflight {
  readonly passed: boolean;
  readonly rules: readonly {
    readonly file: keyof PrintedFiles;
    readonly rule: string;
    readonly passed: boolean;
    readonly seen: string;
  }[];
}

/** A whole book in both files, in bytes. */
const MOST_BYTES = 15 * 1024 * 1024;

/**
 * Looks through the finished files of a book, as a printer would, and says of every rule what was seen. A book that fails one is not
 * to leave the house.
 */
export async function preflight(files: PrintedFiles, expected: Expected): Promise<Preflight> {
  const { sheet, name } = expected;
  const found = [
    ...(await lookThrough('interior', files.interior, INTERIOR, name)),
    ...(await lookThrough('cover', files.cover, coverOf(sheet), name)),
    sizeRule(files),
  ];
  return { passed: found.every(({ passed }) => passed), rules: found };
}

type Found = Preflight['rules'][number];

/** The first page lies at the right of its fold. */
const INTERIOR: Wanted = {
  pages: PAGES_INSIDE,
  width: PRINTED_PAGE,
  height: PRINTED_PAGE,
  inset: PRINTED_BLEED,
  margins: (page) => ({
    left: PRINTED_BLEED + (page % 2 === 1 ? FROM_FOLD : FROM_TRIM),
    right: PRINTED_BLEED + (page % 2 === 1 ? FROM_TRIM : FROM_FOLD),
    across: PRINTED_BLEED + FROM_TRIM,
  }),
};

const coverOf = ({ width, height }: CoverSheet): Wanted => ({
  pages: 1,
  width: width / MM_PER_PT,
  height: height / MM_PER_PT,
  inset: COVER_INSET,
  margins: () => ({
    left: TURN_IN + FROM_BOARD,
    right: TURN_IN + FROM_BOARD,
    across: TURN_IN + FROM_BOARD,
  }),
});

async function lookThrough(
  file: keyof PrintedFiles,
  bytes: Uint8Array,
  wanted: Wanted,
  name: string,
): Promise<Found[]> {
  let sheets: ReadSheet[];
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    sheets = document.getPages().map(readSheet);
  } catch {
    // What the library says may quote the file.
    return [{ file, rule: 'can be read', passed: false, seen: 'it is damaged or locked' }];
  }
  return rules.map(({ rule, look }) => ({ file, rule, ...look(sheets, wanted, name) }));
}

function sizeRule({ interior, cover }: PrintedFiles): Found {
  const bytes = interior.length + cover.length;
  return {
    file: 'interior',
    rule: 'both files have 15 MB at most',
    passed: bytes <= MOST_BYTES,
    seen: `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  };
}
