import { addChildPath, previewPath } from '#web/book/paths.ts';
import { StandingBook } from '#web/book/standing-book.tsx';
import { KeepDraft } from '#web/draft/keep-draft.tsx';
import { Hills } from '#web/pages/home/hills.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ChildCard } from './child-card.tsx';
import { InTheCart } from './in-the-cart.tsx';
import { LastOrder } from './last-order.tsx';
import type { FamilyHome as Home } from './load-family-home.ts';
import { OwnCover } from './own-cover.tsx';
import { Today } from './today.tsx';

/**
 * What a family comes home to (specification, section 1: the welcome panel; readings: 'A visitor's draft'): the book that
 * was begun, the children, something to do today, the cart and the last order. What there is none of has no heading.
 */
export function FamilyHome({ name, home }: { name: string; home: Home }) {
  const { begun, children, isEmpty, today, cart, cartTotal, lastOrder } = home;
  return (
    <>
      <div className="hero-sky relative isolate overflow-clip">
        <div
          className={`shop grid items-center gap-x-16 gap-y-8 pt-24 md:pt-32 md:pb-44 ${begun ? 'pb-[44vw] md:grid-cols-[minmax(0,1fr)_20rem]' : 'pb-[52vw] md:min-h-[40rem] md:pb-64'}`}
        >
          <Welcome name={name} begun={begun} />
          {begun && <BegunBook begun={begun} />}
        </div>
        <Hills book={!begun} />
      </div>
      <div className="shop pt-2">
        {isEmpty && <NobodyYet />}
        {children.length > 0 && (
          <section aria-labelledby="children">
            <h2 id="children" className="text-3xl">
              Who will be in it?
            </h2>
            <ul className="mt-6 grid gap-6 lg:grid-cols-2 lg:gap-8">
              {children.map((child) => (
                <ChildCard key={child.hero.id} child={child} />
              ))}
            </ul>
          </section>
        )}
        {today && <Today today={today} />}
        <div className="gap-16 md:grid md:auto-cols-fr md:grid-flow-col">
          {cart.length > 0 && <InTheCart books={cart} total={cartTotal} />}
          {lastOrder && <LastOrder order={lastOrder} />}
        </div>
      </div>
    </>
  );
}

function Welcome({ name, begun }: { name: string; begun: Home['begun'] }) {
  return (
    <div className="max-w-[34rem]">
      <h1 className="text-4xl">Welcome back{name && `, ${name}`}</h1>
      <p className="mt-5 max-w-[26rem] text-lg">
        {begun ? (
          <>
            <span className="rubric">{begun.hero?.name}</span>
            {begun.isMade
              ? ' is on the first pages of '
              : ' is just being drawn into the first pages of '}
            {begun.title}. They lie open for you.
          </>
        ) : (
          'The shelf is dusted and the lamp is on. Which story will it be tonight?'
        )}
      </p>
      <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {begun && <ButtonLink to={previewPath(begun.id, begun.hero?.id)}>Go on with it</ButtonLink>}
        <ButtonLink to="/books" look={begun ? 'quiet' : 'primary'}>
          Browse Books
        </ButtonLink>
        <ButtonLink to="/profile" look="quiet">
          Manage Profile
        </ButtonLink>
      </div>
      <KeepDraft className="mt-6" />
    </div>
  );
}

/** The button beside it is the same link in words: one stop is enough for keys and readers. */
function BegunBook({ begun }: { begun: NonNullable<Home['begun']> }) {
  return (
    <div className="opens mx-auto w-[62%] max-w-80 md:w-full" aria-hidden="true">
      <StandingBook book={begun} cover={<OwnCover book={begun} first />} />
    </div>
  );
}

function NobodyYet() {
  return (
    <section className="sheet grid justify-items-start gap-4 p-6 md:p-10" aria-labelledby="nobody">
      <h2 id="nobody" className="text-3xl">
        Who is it for?
      </h2>
      <p className="max-w-read text-lg">
        Tell us a name and a few words, and we'll draw your child into every book on the shelf.
        You'll see it before you buy anything.
      </p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <ButtonLink to={addChildPath('/books')} look="quiet">
          Add Child
        </ButtonLink>
        <ButtonLink to="/onboarding?flow=gift" look="text">
          It's a gift for another child
        </ButtonLink>
      </div>
    </section>
  );
}
