import { Suspense, useState } from 'react';
import { Await, Link } from 'react-router';
import type { AgeBand } from '../../../content/age-bands.ts';
import type { Book } from '../../../contract/books.ts';
import { CreateBook } from '../../book/buying/create-book.tsx';
import { type Family, findFamily } from '../../book/family.ts';
import { shopRequest } from '../../request-context.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { Route } from './+types/catalogue.ts';
import { ageIn, sayHowMany } from './age-filter.ts';
import { BookOnShelf, EmptyPlaces } from './book-on-shelf.tsx';

type Shelf = { books: Book[]; age?: AgeBand; family: Family | null };

export const meta: Route.MetaFunction = () => [
  { title: 'Books | Wonderling' },
  {
    name: 'description',
    content: 'Picture books with a gap in the middle, exactly the size of one child.',
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const age = ageIn(new URL(request.url).searchParams);
  const [books, family] = await Promise.all([shop.api.books.list({ age }), findFamily(shop)]);
  const shelf: Shelf = { books, age, family };
  return { shelf };
}

/** On the way here from another page the shelf is shown at once, its books when they have come. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const shelf = serverLoader().then((answer) => answer.shelf);
  // Who leaves before it has come gave it up; `Await` hears of every other failure.
  shelf.catch(() => {});
  return { shelf };
}

/** All books of the shop (specification, section 2: Catalogue). */
export default function Catalogue({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shop">
      <PageHeading title="Pick a story">
        Every one of them has a gap in the middle, exactly the size of one child.
      </PageHeading>
      <Suspense fallback={<EmptyPlaces />}>
        <Await resolve={loaderData.shelf}>{(shelf: Shelf) => <Shelves {...shelf} />}</Await>
      </Suspense>
    </div>
  );
}

function Shelves({ books, age, family }: Shelf) {
  const [chosen, setChosen] = useState<Book>();
  const [open, setOpen] = useState(false);
  return (
    <>
      {age && (
        <p className="mb-8 flex flex-wrap items-center gap-x-4" role="status">
          {sayHowMany(books.length, age)}
          <Link className="link inline-flex min-h-11 items-center" to="/books">
            Show all books
          </Link>
        </p>
      )}
      <ul className="shelf mt-4 overflow-x-clip sm:grid-cols-2 lg:grid-cols-3">
        {books.map((book, place) => (
          <BookOnShelf
            key={book.id}
            book={book}
            lazy={place >= 3}
            onCreate={() => {
              setChosen(book);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      {chosen && (
        <CreateBook
          key={chosen.id}
          book={chosen}
          family={family}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
