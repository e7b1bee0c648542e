import { expect, test } from 'vitest';
import type { Book } from '#contract/books.ts';
import type { BookReviews, Review } from '#contract/reviews.ts';
import { factsOfTheBook } from '#vocabulary/what-is-sold.ts';
import { productData } from './product-data.ts';

const NOBODY: Pick<BookReviews, 'real' | 'reviews'> = {
  real: { rating: 0, reviews: 0 },
  reviews: [],
};
const DAYS = { least: 9, most: 21 };
const goose: Book = {
  id: 1,
  slug: 'goose-on-bus-nine',
  title: 'The Goose on Bus Nine',
  author: 'The Wonderling Story Room',
  price: 32.9,
  image: '/covers/goose-on-bus-nine.webp',
  rating: 0,
  reviews: 0,
  tags: [],
  age_range: 'Ages 2-7',
  description: 'A goose gets on a bus.',
  long_description: '',
  is_new: true,
  is_best_seller: false,
};

test('a book is a product with a price in cents and full addresses', () => {
  const [product] = productData(goose, 'https://shop.example', undefined, NOBODY);
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'The Goose on Bus Nine',
    url: 'https://shop.example/book/1',
    image: [
      'https://shop.example/covers/goose-on-bus-nine.webp',
      'https://shop.example/social/goose-on-bus-nine.jpg',
    ],
    offers: { price: '32.90', priceCurrency: 'USD', url: 'https://shop.example/book/1' },
  });
});

test('what it is, is told as everywhere else', () => {
  const [product] = productData(goose, '', DAYS, NOBODY) as [
    { additionalProperty: { value: string }[] },
  ];
  const values = product.additionalProperty.map(({ value }) => value);
  expect(values).toEqual(factsOfTheBook(DAYS).map(({ fact }) => fact));
});

test('stars are told only where real families have given them', () => {
  const rated = { ...goose, rating: 4.6, reviews: 148 };
  expect(productData(rated, '', DAYS, NOBODY)[0]).not.toHaveProperty('aggregateRating');
  const real = { rating: 4, reviews: 3 };
  expect(productData(rated, '', DAYS, { real, reviews: [] })[0]).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 3 },
  });
});

test('what a real family says is told, and what is made up is not', () => {
  const said: Review = {
    ...{ id: 'a', stars: 4, words: 'Again, again!', signed: null, is_demo: false, answer: null },
    written_at: '2026-11-12T08:00:00.000Z',
  };
  const demo: Review = { ...said, id: 'b', words: 'Made up', is_demo: true };
  const reviews = [demo, said];
  const [product] = productData(goose, '', DAYS, { real: { rating: 4, reviews: 1 }, reviews });
  expect(product).toMatchObject({
    review: [
      {
        reviewRating: { ratingValue: 4 },
        author: { name: 'A family' },
        datePublished: '2026-11-12',
        reviewBody: 'Again, again!',
      },
    ],
  });
  expect(JSON.stringify(product)).not.toContain('Made up');
});

test('the way to it leads through the shelf', () => {
  expect(productData(goose, 'https://shop.example', undefined, NOBODY)[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://shop.example/books' },
      { position: 2, name: 'The Goose on Bus Nine', item: 'https://shop.example/book/1' },
    ],
  });
});
