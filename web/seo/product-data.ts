import type { Book } from '#contract/books.ts';
import type { BookReviews, Review } from '#contract/reviews.ts';
import type { Days } from '#vocabulary/delivery.ts';
import { A_FAMILY, MOST_STARS } from '#vocabulary/reviews.ts';
import { factsOfTheBook } from '#vocabulary/what-is-sold.ts';
import { bookPath } from '#web/book/paths.ts';
import { breadcrumbs } from './breadcrumbs.ts';

/**
 * A book as search engines read it: a product with its price, with stars and words only where real families have given them,
 * and the way to it through the shop (schema.org: Product, Review, BreadcrumbList). Demo reviews are not told.
 *
 * @param address where the shop is found, without a slash at the end
 * @param days from paying until it comes, over all countries; undefined where nobody can tell
 */
export function productData(
  book: Book,
  address: string,
  days: Days | undefined,
  { real, reviews }: Pick<BookReviews, 'real' | 'reviews'>,
): object[] {
  const url = address + bookPath(book.id);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: book.title,
      description: book.description,
      sku: book.slug,
      url,
      image: [`${address}${book.image}`, `${address}${socialPicture(book)}`],
      brand: { '@type': 'Brand', name: 'Wonderling' },
      category: 'Personalized picture books',
      additionalProperty: factsOfTheBook(days).map(({ about, fact }) => ({
        '@type': 'PropertyValue',
        name: about,
        value: fact,
      })),
      offers: {
        '@type': 'Offer',
        url,
        price: book.price.toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
      ...(real.reviews > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: real.rating,
          reviewCount: real.reviews,
          bestRating: MOST_STARS,
        },
        review: reviews.filter(({ is_demo }) => !is_demo).map(reviewData),
      }),
    },
    breadcrumbs(address, [
      ['Books', '/books'],
      [book.title, bookPath(book.id)],
    ]),
  ];
}

const reviewData = ({ stars, words, signed, written_at }: Review) => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: MOST_STARS },
  author: { '@type': 'Person', name: signed ?? A_FAMILY },
  datePublished: written_at.slice(0, 10),
  reviewBody: words,
});

/** What a messenger shows of a link to a book, as the build has drawn it. */
export const socialPicture = ({ slug }: Pick<Book, 'slug'>): string => `/social/${slug}.jpg`;
