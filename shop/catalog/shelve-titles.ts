import type { Database } from '#database/connect.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { listedTitles } from '#titles/find-title.ts';
import { shelveBook } from './shelve-book.ts';

/** A title keeps its number for ever: orders, carts and links name it. */
const shelfNumbers: Record<string, number> = {
  'goose-on-bus-nine': 1,
  'stair-that-counted-feet': 2,
  'all-puff-no-whistle': 3,
  'hole-department': 4,
  'box-of-snow': 5,
  'what-the-baby-said': 6,
  'boots-for-an-octopus': 7,
  'very-slow-parade': 8,
  'i-knew-it-was-you': 9,
  'boat-with-no-name': 10,
};

/** The three that came last. Where every book is new, the word says nothing. */
const newest: readonly string[] = ['very-slow-parade', 'i-knew-it-was-you', 'boat-with-no-name'];

/**
 * Puts every finished title on the shelf, or brings what stands there up to date: words and pictures
 * come from the title, so the catalog never tells of another book than the one that is made.
 */
export function shelveTitles(database: Database): Promise<void> {
  return inTransaction(database, shelveAll);
}

async function shelveAll(tx: Transaction): Promise<void> {
  for (const { words } of listedTitles) {
    const id = shelfNumbers[words.slug];
    if (!id) throw new Error(`The title ${words.slug} has no number on the shelf yet`);
    const { fromYears, toYears } = words.ageRange;
    await shelveBook(tx, {
      id,
      slug: words.slug,
      title: words.title,
      author: words.author,
      price: words.priceCents,
      image: `/covers/${words.slug}.webp`,
      ageRange: `Ages ${fromYears}-${toYears}`,
      ageFromMonths: fromYears * 12,
      ageToMonths: toYears * 12,
      description: words.logline,
      longDescription: words.longDescription.join('\n\n'),
      isNew: newest.includes(words.slug),
      tags: [...words.tags],
    });
  }
}
