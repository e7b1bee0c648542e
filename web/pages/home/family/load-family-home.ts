import { safe } from '@orpc/client';
import type { BookPreview } from '#contract/book-previews.ts';
import type { Book } from '#contract/books.ts';
import type { CartItem } from '#contract/carts.ts';
import type { Child } from '#contract/children.ts';
import type { Order } from '#contract/orders.ts';
import { dayIn } from '#vocabulary/day.ts';
import { type HeroToChoose, toHero } from '#web/book/family.ts';
import { inBrief } from '#web/book/in-brief.ts';
import { dateInWords } from '#web/pages/orders/order-in-words.ts';
import { unlessSecret } from '#web/pages/orders/unless-secret.ts';
import type { ShopRequest, Viewer } from '#web/request-context.ts';
import { todaysActivity } from './todays-activity.ts';

/** A child at home: as the hero of books, and three that it does not have yet. */
export type ChildAtHome = {
  hero: HeroToChoose;
  /** The child's `updated_at`, for its figure's address. */
  updated_at: string;
  isGivenTo: boolean;
  next: Book[];
};

/** A book of the family's with the child whom it is for; without one, the shop's own cover stands there. */
export type OwnBook = { id: number; title: string; image?: string; hero?: HeroToChoose };

/** What a family comes home to. Whatever cannot be read is left out: the welcome is there in any case. */
export type FamilyHome = Awaited<ReturnType<typeof loadFamilyHome>>;

export async function loadFamilyHome({ api, report }: ShopRequest, viewer: Viewer) {
  const [family, shelf, previews, cart, orders] = await Promise.all([
    safe(api.children.list()),
    safe(api.books.list({})),
    safe(api.book_previews.latest()),
    safe(api.carts.mine()),
    safe(api.orders.list({})),
  ]);
  for (const { error } of [family, shelf, previews, cart, orders]) if (error) report(error);
  const today = dayIn(viewer.timeZone, new Date());
  const children = family.data ?? [];
  const heroes = new Map(children.map((child) => [child.id, toHero(child, today)]));
  const books = new Map(shelf.data?.map((book) => [book.id, book]));
  const lines = cart.data?.items ?? [];
  const bought = orders.data?.body ?? [];
  const [last] = bought.map(unlessSecret(today));
  const own = (id: number, title: string, childId: string | null): OwnBook => ({
    id,
    title,
    image: books.get(id)?.image,
    hero: heroes.get(childId ?? ''),
  });
  return {
    /** Whether there is nobody yet, as opposed to not being known. */
    isEmpty: family.data?.length === 0,
    children: children.map(
      (child, place): ChildAtHome => ({
        hero: heroes.get(child.id)!,
        updated_at: child.updated_at,
        isGivenTo: child.is_given_to,
        next: nextBooks(child, place, { books: shelf.data ?? [], bought, lines }),
      }),
    ),
    begun: begunBook(previews.data?.[0], own, books),
    today: forToday(children, heroes, today),
    cart: lines.map((line) => own(line.book_id, line.book_title, line.child_id)),
    cartTotal: cart.data?.total_price ?? 0,
    lastOrder: last && {
      ...(last.reader
        ? own(last.book_id, last.book_title, last.child_id)
        : { id: last.book_id, title: last.book_title }),
      childName: last.child_name,
      orderId: last.id,
      making: last.making,
      status: last.status,
      date: dateInWords(last.created_at, viewer.timeZone),
    },
  };
}

/** What the family looked into last; a book that has left the shelf cannot be looked into. */
function begunBook(
  preview: BookPreview | undefined,
  own: (id: number, title: string, childId: string) => OwnBook,
  books: Map<number, Book>,
) {
  const book = preview && books.get(preview.book_id);
  if (!book) return undefined;
  return {
    ...own(book.id, book.title, preview.child_id),
    isMade: preview.status === 'completed',
  };
}

/** For the family's own children; who is given books to is elsewhere today. */
function forToday(children: Child[], heroes: Map<string, HeroToChoose>, today: Date) {
  const athome = children.filter((child) => !child.is_given_to).map(({ id }) => heroes.get(id)!);
  const aged = athome.flatMap(({ id, name, about, reader: { ageMonths } }) =>
    ageMonths === null ? [] : [{ id, name, about, ageMonths }],
  );
  const found = todaysActivity(aged, today);
  if (!found) return undefined;
  const { id, title, subtitle, duration, ageRange } = found.activity;
  return { ...found, activity: { id, title, subtitle, duration, ageRange } };
}

const AT_A_GLANCE = 3;

/** Titles that the child neither has nor is about to get, beginning elsewhere on the shelf for every child. */
function nextBooks(
  { id }: Child,
  place: number,
  { books, bought, lines }: { books: Book[]; bought: Order[]; lines: CartItem[] },
): Book[] {
  const had = new Set([
    ...bought.filter((order) => order.child_id === id).map((order) => order.book_id),
    ...lines.filter((line) => line.child_id === id).map((line) => line.book_id),
  ]);
  const others = books.filter((book) => !had.has(book.id));
  const first = (place * AT_A_GLANCE) % Math.max(1, others.length);
  return [...others.slice(first), ...others.slice(0, first)].slice(0, AT_A_GLANCE).map(inBrief);
}
