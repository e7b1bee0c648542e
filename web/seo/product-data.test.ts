import { expect, test } from 'vitest';
import type { Book } from '#contract/books.ts';
import { factsOfTheBook } from '#vocabulary/what-is-sold.ts';
import { productData } from './product-data.ts';

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
  const [product] = productData(goose, 'https://shop.example', undefined);
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
  const [product] = productData(goose, '', DAYS) as [{ additionalProperty: { value: string }[] }];
  const values = product.additionalProperty.map(({ value }) => value);
  expect(values).toEqual(factsOfTheBook(DAYS).map(({ fact }) => fact));
});

test('stars are told only where there are reviews', () => {
  expect(productData(goose, '', DAYS)[0]).not.toHaveProperty('aggregateRating');
  expect(productData({ ...goose, rating: 4.6, reviews: 148 }, '', DAYS)[0]).toMatchObject({
    aggregateRating: { ratingValue: 4.6, reviewCount: 148 },
  });
});

test('the way to it leads through the shelf', () => {
  expect(productData(goose, 'https://shop.example', undefined)[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://shop.example/books' },
      { position: 2, name: 'The Goose on Bus Nine', item: 'https://shop.example/book/1' },
    ],
  });
});
