import {
  AArrowUp,
  ArrowLeft,
  ChevronLeft,
  ChevronRight,
  Maximize,
  Minimize,
  X,
} from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Copy } from '#bookmaking/binding/copy.ts';
import { CannotPrint } from '#bookmaking/cannot-print.ts';
import { useArtist } from '#web/book/live/use-artist.ts';
import { again } from '#web/line/again.ts';
import { IconButton } from '#web/ui/button.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import { OnePage } from './one-page.tsx';
import { OpenBook } from './open-book.tsx';
import { PagesInWords } from './page-in-words.tsx';
import { preload } from './preload.ts';
import { sayWhere } from './stops.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useLayout, useWidth } from './use-layout.ts';
import { useReading } from './use-reading.ts';
import { useReadingKeys } from './use-reading-keys.ts';
import { useSwipe } from './use-swipe.ts';
import './reading-room.css';

const fetchTitle = (slug: string) =>
  again(() => import('./open-copy.ts')).then(({ openTitle }) => openTitle(slug));

/** How large words are below a picture; in an open book the first step leaves them where they are printed. */
const STEPS = [1, 2, 3] as const;

/**
 * A room to read a book in: an open book where there is space for one, else a picture at a time with its words below it. It
 * takes the whole window, as reading does.
 *
 * @param props.book what the page is remembered by
 * @param props.leaveTo where Back, Close and Escape lead
 * @param props.children what else can be chosen here, such as another telling
 */
export function ReadingRoom({
  book,
  slug,
  copy,
  heading,
  leaveTo,
  children,
}: {
  book: string;
  slug: string;
  copy: Copy;
  heading: ReactNode;
  leaveTo: string;
  children?: ReactNode;
}) {
  const room = useRef<HTMLElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const width = useWidth(table) / (layout === 'open' ? 2 : 1);
  const title = useArtist(fetchTitle, slug);
  const open = useMemo(() => title?.(copy), [title, copy]);
  const reading = useReading(book, layout);
  const { at, stop, stops, before, turnBy, goTo } = reading;
  const [step, setStep] = useState<(typeof STEPS)[number]>(1);
  const [isSeen, setSeen] = useState(false);
  const isOnward = before === undefined || before < at;
  const { isFull, toggle } = useFullScreen(room);
  const navigate = useNavigate();
  useReadingKeys({
    turnBy,
    goTo,
    last: stops.length - 1,
    fullScreen: () => toggle?.(),
    leave: () => void navigate(leaveTo),
  });
  const swipe = useSwipe(turnBy);

  // What may come next is painted while nothing moves.
  const isTurning = before !== undefined;
  useEffect(() => {
    if (!open || !isSeen || isTurning || !width) return;
    return whenIdle(() => preload({ open, at, layout, width }));
  }, [open, isSeen, isTurning, at, layout, width]);

  const shown = useMemo(() => open && pagesOr(() => open(stop, layout)), [open, stop, layout]);
  const isLarger = layout === 'open' && step > 1;
  return (
    <section
      ref={room}
      className="room"
      data-layout={layout}
      data-step={step}
      aria-label="Reading room"
    >
      <header className="room-bar">
        <Link className="back" to={leaveTo}>
          <ArrowLeft className="icon" />
          Back
        </Link>
        <h1>{heading}</h1>
        <div className="flex">
          <IconButton
            label={`Larger words, ${step} of 3`}
            onClick={() => setStep(STEPS[step % STEPS.length]!)}
          >
            <AArrowUp />
          </IconButton>
          {toggle && (
            <IconButton label={isFull ? 'Leave full screen' : 'Full screen'} onClick={toggle}>
              {isFull ? <Minimize /> : <Maximize />}
            </IconButton>
          )}
          <Link className="btn btn-icon" to={leaveTo} aria-label="Close">
            <X />
          </Link>
        </div>
      </header>
      <div className="room-table" {...swipe}>
        <div ref={table} className="room-book" aria-busy={!isSeen}>
          {shown instanceof CannotPrint && <p className="room-refusal">{shown.message}</p>}
          {!open && <p className="room-waits">Opening the book…</p>}
          {open &&
            width > 0 &&
            !(shown instanceof CannotPrint) &&
            shown &&
            (layout === 'open' ? (
              <OpenBook
                stop={stop}
                before={before === undefined ? undefined : stops[before]}
                isOnward={isOnward}
                open={open}
                width={width}
                onPainted={() => setSeen(true)}
              />
            ) : (
              <OnePage
                pages={shown}
                isOnward={isOnward}
                width={width}
                onPainted={() => setSeen(true)}
              />
            ))}
        </div>
        {layout === 'open' && shown && !(shown instanceof CannotPrint) && (
          <PagesInWords pages={shown} className={isLarger ? 'room-words' : 'sr-only'} />
        )}
      </div>
      <nav className="room-turner" aria-label="Pages">
        <IconButton label="Previous page" aria-disabled={at === 0} onClick={() => turnBy(-1)}>
          <ChevronLeft />
        </IconButton>
        <label className="room-place">
          <span className="sr-only">Where in the book</span>
          <input
            type="range"
            min={0}
            max={stops.length - 1}
            value={at}
            aria-valuetext={sayWhere(stop)}
            onChange={(event) => goTo(event.currentTarget.valueAsNumber)}
          />
          <span className="num" aria-hidden="true">
            {sayWhere(stop)}
          </span>
        </label>
        <IconButton
          label="Next page"
          aria-disabled={at === stops.length - 1}
          onClick={() => turnBy(1)}
        >
          <ChevronRight />
        </IconButton>
      </nav>
      <SaidOnce words={sayWhere(stop)} />
      {children}
    </section>
  );
}

/** Says where one is once a page has been turned, and not before. */
function SaidOnce({ words }: { words: string }) {
  const [first] = useState(words);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && words !== first) setMoved(true);
  return (
    <p role="status" className="sr-only">
      {hasMoved && words}
    </p>
  );
}

function pagesOr<Pages>(draw: () => Pages): Pages | CannotPrint {
  try {
    return draw();
  } catch (error) {
    if (error instanceof CannotPrint) return error;
    throw error;
  }
}
