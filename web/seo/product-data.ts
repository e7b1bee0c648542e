import type { Book } from '#contract/books.ts';
import type { Days } from '#vocabulary/delivery.ts';
import { factsOfTheBook } from '#vocabulary/what-is-sold.ts';
import { bookPath } from '#web/book/paths.ts';
import { breadcrumbs } from './breadcrumbs.ts';

/**
 * A book as search engines read it: a product with its price, with stars only where families have
 * given them, and the way to it through the shop (schema.org: Product, BreadcrumbList).
 *
 * @param address where the shop is found, without a slash at the end
 * @param days from paying until it comes, over all countries; undefined where nobody can tell
 */
export function productData(book: Book, address: string, days: Days | undefined): object[] {
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
      ...(book.reviews > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: book.rating,
          reviewCount: book.reviews,
        },
      }),
    },
    breadcrumbs(address, [
      ['Books', '/books'],
      [book.title, bookPath(book.id)],
    ]),
  ];
}

/** What a messenger shows of a link to a book, as the build has drawn it. */
export const socialPicture = ({ slug }: Pick<Book, 'slug'>): string => `/social/${slug}.jpg`;
