import { useEffect, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { sampleHero } from '#bookmaking/sample-heroes.ts';
import { hasTooFewLetters } from '#bookmaking/words/letters.ts';
import type { Book } from '#contract/books.ts';
import { TOO_FEW_LETTERS } from '#vocabulary/letter-books.ts';
import { AddChildLink } from '#web/book/add-child-link.tsx';
import { type Family, type HeroToChoose, heroToBegin, isInCart } from '#web/book/family.ts';
import { ON_COVERS } from '#web/book/on-covers.ts';
import { addChildPath, bookPath, previewPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { giftTo, useTypedSheet } from '#web/checkout/typed-sheet.ts';
import { KeepDraft } from '#web/draft/keep-draft.tsx';
import { useDraft, useDraftReader } from '#web/draft/use-draft.ts';
import { keep } from '#web/shell/word-cookie.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { CartChange } from './add-pair.ts';
import { ChildChoice } from './child-choice.tsx';
import { CoverFor } from './cover-for.tsx';

/**
 * 'Who is this book for?' (specification, section 4: create-for-child flow).
 *
 * @param props.onBuy told the child for whom Buy Now was pressed
 */
export function CreateDialog({
  book,
  family,
  open,
  onClose,
  onBuy,
}: {
  book: Book;
  family: Family;
  open: boolean;
  onClose: () => void;
  onBuy: (hero: HeroToChoose) => void;
}) {
  const isEmpty = family.heroes.length === 0;
  const [chosen, setChosen] = useState<string>();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Who is this book for?"
      lede={`${book.title}, ${showPrice(book.price)}`}
    >
      <KeepDraft className="mb-6" isMain={isEmpty} onKept={setChosen} />
      {isEmpty ? (
        <NobodyYet book={book} />
      ) : (
        <Choosing
          book={book}
          family={family}
          chosen={chosen}
          onChoose={setChosen}
          onDone={onClose}
          onBuy={onBuy}
        />
      )}
    </Dialog>
  );
}

function NobodyYet({ book }: { book: Book }) {
  const reader = useDraftReader(sampleHero(book.slug).name);
  const isDrawn = Boolean(useDraft()?.name.trim());
  return (
    <>
      <div className="grid grid-cols-[7rem_1fr] items-center gap-8 sm:grid-cols-[10.5rem_1fr]">
        <CoverFor book={book} reader={reader} />
        <p>
          There is no child in your family profile yet. Tell us about one: a name and a few words
          are enough, and you'll come right back here.
        </p>
      </div>
      <div className="dialog-actions">
        <ButtonLink to={addChildPath(bookPath(book.id, true))} look={isDrawn ? 'quiet' : 'primary'}>
          Add Child
        </ButtonLink>
      </div>
    </>
  );
}

function Choosing({
  book,
  family,
  chosen,
  onChoose,
  onDone,
  onBuy,
}: {
  book: Book;
  family: Family;
  chosen?: string;
  onChoose: (childId: string) => void;
  onDone: () => void;
  onBuy: (hero: HeroToChoose) => void;
}) {
  const hero = family.heroes.find(({ id }) => id === chosen) ?? heroToBegin(family);
  const fits = hero !== undefined && !hasTooFewLetters(book.slug, hero.reader.name);
  const has = hero !== undefined && isInCart(family, book.id, hero.id);
  const { typed: written } = useTypedSheet(giftTo(hero?.id ?? ''));
  const cart = useFetcher<CartChange>();
  useEffect(() => {
    // Only adding ends the talk: who takes a book out of the cart may want another one.
    if (cart.data?.outcome === 'added') onDone();
  }, [cart.data, onDone]);

  return (
    <cart.Form method="post" action={`/book/${book.id}/cart`}>
      <input type="hidden" name="dedication" value={written.dedication ?? ''} />
      <input type="hidden" name="from" value={written.from ?? ''} />
      <div className="gap-8 sm:grid sm:grid-cols-[10.5rem_1fr]">
        <div className="mx-auto mb-8 w-32 sm:mx-0 sm:mb-0 sm:w-auto">
          <CoverFor book={book} reader={hero?.reader} />
          <p className="mt-5 hidden text-sm text-ink-soft sm:block" aria-live="polite">
            {hero && `The cover, as ${hero.name} will see it.`}
          </p>
        </div>
        <div className="grid content-start gap-x-6 gap-y-1">
          <ChildChoice
            heroes={family.heroes}
            chosen={hero?.id}
            onChoose={(next) => {
              onChoose(next);
              keep(ON_COVERS, next);
            }}
            name="child_id"
          />
          <AddChildLink comeBackTo={bookPath(book.id, true)} />
          {hero && (
            <Link
              className="link inline-flex min-h-11 items-center justify-self-start"
              to={previewPath(book.id, hero.id)}
            >
              Take a peek inside first
            </Link>
          )}
        </div>
      </div>
      <div className="dialog-actions">
        <Button type="button" disabled={!fits} onClick={() => hero && onBuy(hero)}>
          Buy Now
        </Button>
        <Button
          look="quiet"
          name="change"
          value={has ? 'remove' : 'add'}
          disabled={!fits && !has}
          busy={cart.state !== 'idle'}
        >
          {has ? 'Remove from Cart' : 'Add to Cart'}
        </Button>
        {!fits && (
          <p className="self-center text-sm text-ink-soft md:mr-auto" role="status">
            {hero ? TOO_FEW_LETTERS : 'Choose a child first.'}
          </p>
        )}
      </div>
    </cart.Form>
  );
}
