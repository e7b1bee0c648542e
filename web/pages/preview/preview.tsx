import { Hourglass, WandSparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isRouteErrorResponse, redirect, useSearchParams } from 'react-router';
import { sampleHero } from '#bookmaking/sample-heroes.ts';
import { SignInDialog } from '#web/book/buying/sign-in-dialog.tsx';
import { findFamily, isInCart } from '#web/book/family.ts';
import { findBook } from '#web/book/find-book.ts';
import { LiveLeaf } from '#web/book/live/live-leaf.tsx';
import { bookPath, previewPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { CoverPicture } from '#web/book/standing-book.tsx';
import { DrawFold } from '#web/draft/draw-fold.tsx';
import { useDraftReader } from '#web/draft/use-draft.ts';
import { BookMissing } from '#web/pages/book/book-missing.tsx';
import { RoomBar } from '#web/reading/room-bar.tsx';
import { RoomTurner } from '#web/reading/room-turner.tsx';
import { shopRequest } from '#web/request-context.ts';
import { Button } from '#web/ui/button.tsx';
import { useAfterPaint } from '#web/ui/use-after-paint.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { Route } from './+types/preview.ts';
import { CartButton } from './cart-button.tsx';
import { loadPdfViewer } from './document/load-pdf-viewer.ts';
import { Dots } from './dots.tsx';
import { PreviewBook } from './preview-book.tsx';
import { isPreparing, type PreviewState } from './preview-state.ts';
import { ProgressWords } from './progress-words.tsx';
import { SendToGrandma } from './send-to-grandma.tsx';
import { findStoredPreview, type StoredPreview } from './stored-preview.ts';
import { usePeek } from './use-peek.ts';
import { usePreview } from './use-preview.ts';
import { useWayBack } from './use-way-back.ts';
import { WhoseBook } from './whose-book.tsx';
import { WordsBelow } from './words-below.tsx';
import './preview.css';

/** A book that is not there brings its own title. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: 'Take a peek inside | Wonderling' }] : [];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const query = new URL(request.url).searchParams;
  const asked = query.get('child') ?? undefined;
  const andGenerate = query.get('generate') === 'true';
  const [book, family] = await Promise.all([findBook(shop, params.bookId), findFamily(shop)]);
  const hero = family?.heroes.find(({ id }) => id === asked);
  // Somebody else's child is answered like one that does not exist: choose one of your own.
  if (family && asked && !hero) throw redirect(previewPath(book.id));
  const stored: StoredPreview = hero
    ? await findStoredPreview(shop, book.id, hero.id)
    : { step: 'none' };
  const { id: userId, timeZone = 'UTC' } = shop.viewer ?? {};
  return { book, family, hero, asked, andGenerate, stored, userId, timeZone };
}

/** Looking into a book before it is bought (specification, sections 2 and 4: Book preview). */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { book, asked, userId } = loaderData;
  return <Peek key={`${book.id} ${asked} ${userId}`} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BookMissing isUnknown={isRouteErrorResponse(error) && error.status === 404} />;
}

function Peek(loaded: Route.ComponentProps['loaderData']) {
  const { book, family, hero, asked, andGenerate, stored, userId, timeZone } = loaded;
  const room = usePeek(`${book.id}-${asked ?? 'sample'}`);
  // A page is drawn after what was pressed has shown that it was: on a slow phone it takes a quarter of a second.
  const page = useAfterPaint(room.at + 1);
  const goBack = useWayBack();
  const preview = usePreview({ bookId: book.id, childId: asked, userId }, stored);
  const { state } = preview;
  const isMaking = isPreparing(state);
  const sample = sampleHero(book.slug);
  const draft = useDraftReader(sample.name);
  // A family with children chooses among them; for everybody else the child who was drawn here stars.
  const drawn = family?.heroes.length ? undefined : draft;
  useEarlyPdfViewer(hero !== undefined);
  useGenerateAtOnce(andGenerate && hero !== undefined, () => {
    if (state.step === 'none' || state.step === 'expired') void preview.generate();
  });
  return (
    <>
      <section
        ref={room.element}
        className="stage peek-room min-h-[calc(100dvh-var(--spacing-header))]"
        data-step={room.step}
      >
        <div className="shop pt-3 pb-16 md:pt-6">
          <RoomBar room={room} to={bookPath(book.id)} onLeave={goBack}>
            <h1 className="text-3xl">Take a peek inside</h1>
            <p className="mt-2">
              {book.title}, with{' '}
              {hero || drawn ? (
                <span className="rubric">{hero?.name ?? drawn?.name}</span>
              ) : (
                `${sample.name}, our sample hero`
              )}
            </p>
          </RoomBar>
          {/* Where there is room, what to do stands beside the book, and the pages are as high as the window lets them. */}
          <div className="peek-desk mt-6 md:mt-7 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-center lg:gap-16 lg:has-[.draw-fold[open]]:items-start">
            <div className="lg:sticky lg:top-24">
              <div className="peek-size">
                <PreviewBook
                  bookId={book.id}
                  page={page}
                  room={room}
                  preview={state}
                  onLost={preview.lose}
                >
                  <LiveLeaf
                    slug={book.slug}
                    reader={hero?.reader ?? drawn ?? sample}
                    position={page}
                    refused={(why) => <p className="p-8">{why}</p>}
                  >
                    <CoverPicture book={book} sizes="(min-width: 48rem) 600px, 78vw" />
                  </LiveLeaf>
                </PreviewBook>
              </div>
              <div className="mt-7">
                <RoomTurner room={room}>
                  <Dots room={room} />
                </RoomTurner>
              </div>
              <WordsBelow slug={book.slug} reader={hero?.reader ?? drawn ?? sample} room={room} />
            </div>
            <div className="peek-aside">
              <p className="display num hidden text-center text-3xl lg:block" aria-hidden="true">
                {showPrice(book.price)}
              </p>
              <ProgressWords preview={state} />
              {!isMaking && (
                <WhoseBook bookId={book.id} family={family} hero={hero} andGenerate={andGenerate} />
              )}
              <div className="mt-5 flex flex-col items-center justify-center gap-x-4 gap-y-3 sm:flex-row lg:flex-col lg:items-stretch">
                <span className="display num text-2xl lg:sr-only">{showPrice(book.price)}</span>
                <CartButton
                  bookId={book.id}
                  childId={hero?.id}
                  has={hero !== undefined && isInCart(family, book.id, hero.id)}
                  isMain={state.step === 'ready'}
                />
                <GenerateButton state={state} onPress={preview.generate} />
              </div>
              {hero && state.step === 'ready' && (
                <SendToGrandma
                  bookId={book.id}
                  child={hero}
                  openUntil={state.linksUntil}
                  timeZone={timeZone}
                />
              )}
              {!family?.heroes.length && <DrawFold nameless={sample.name} />}
            </div>
          </div>
        </div>
      </section>
      <SignInDialog
        book={book}
        to={previewPath(book.id, undefined, true)}
        open={preview.asksToSignIn}
        onClose={preview.stay}
      />
    </>
  );
}

/** Makes the book. It breathes meanwhile, and rests while there is a book to look at. */
function GenerateButton({ state, onPress }: { state: PreviewState; onPress: () => void }) {
  const isMaking = isPreparing(state);
  const isFollowed = isMaking && !(state.step === 'pending' && state.trouble === 'signed-out');
  const Icon = isMaking ? Hourglass : WandSparkles;
  return (
    <Button
      type="button"
      // A phone has the page's main act first.
      className={`max-sm:w-full lg:w-full ${state.step === 'ready' ? '' : 'max-sm:order-first lg:order-first'} ${isFollowed ? 'making breathe' : ''}`}
      busy={isMaking}
      disabled={state.step === 'ready'}
      onClick={onPress}
    >
      <Icon className="icon" />
      {isMaking ? 'Generating...' : 'Generate Preview'}
    </Button>
  );
}

/**
 * Goes on with what was wanted before signing in, once. The address forgets it: a reload, or the way back to it, must not
 * ask again.
 */
function useGenerateAtOnce(isWanted: boolean, generate: () => void): void {
  const [, setSearch] = useSearchParams();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isWanted || hasBegun.current) return;
    hasBegun.current = true;
    generate();
    const forget = (search: URLSearchParams) => {
      search.delete('generate');
      return search;
    };
    setSearch(forget, { replace: true, preventScrollReset: true });
  }, [isWanted, generate, setSearch]);
}

/** The document's viewer comes early, while nobody waits for it, where a document may come. */
function useEarlyPdfViewer(isLikely: boolean): void {
  useEffect(() => {
    if (!isLikely) return;
    return whenIdle(() => void loadPdfViewer());
  }, [isLikely]);
}
