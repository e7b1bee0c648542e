import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CannotPrint } from '#bookmaking/cannot-print.ts';
import { Button } from '#web/ui/button.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import { OnePage } from './one-page.tsx';
import { OpenBook } from './open-book.tsx';
import type { OpenCopy } from './open-copy.ts';
import { PagesInWords } from './page-in-words.tsx';
import { inThisBrowser } from './page-memory.ts';
import { preload } from './preload.ts';
import { RoomBar } from './room-bar.tsx';
import { RoomTurner } from './room-turner.tsx';
import { placesOf, sayWhere, stopsOf } from './stops.ts';
import { useLayout, useWidth } from './use-layout.ts';
import { useRoom } from './use-room.ts';
import { useSeen } from './use-seen.ts';
import '@fontsource/caveat/700.css';
import './reading-room.css';

/**
 * A room to read a book in: an open book where there is space for one, else a picture at a time with its words below it. It
 * takes the whole window, as reading does.
 *
 * @param props.book what the page is remembered by
 * @param props.open the copy that is read; undefined while it is opened
 * @param props.leaveTo where Back, Close and Escape lead
 * @param props.children what else can be chosen here, such as another telling
 */
export function ReadingRoom({
  book,
  open,
  heading,
  leaveTo,
  children,
}: {
  book: string;
  open: OpenCopy | undefined;
  heading: ReactNode;
  leaveTo: string;
  children?: ReactNode;
}) {
  const table = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const width = useWidth(table) / (layout === 'open' ? 2 : 1);
  const navigate = useNavigate();
  const room = useRoom({
    book,
    memory: inThisBrowser,
    places: placesOf(layout),
    leave: () => void navigate(leaveTo),
  });
  const { at, before, isTurning, isOnward, step } = room;
  const stops = stopsOf(layout);
  const stop = stops[at]!;
  const [isSeen, setSeen] = useState(false);

  // What may come next is painted while nothing moves.
  useEffect(() => {
    if (!open || !isSeen || isTurning || !width) return;
    return whenIdle(() => preload({ open, at, layout, width }));
  }, [open, isSeen, isTurning, at, layout, width]);

  const { seen: shown, isLost, retry } = useSeen(open, stop, layout);
  const isReadable = shown !== undefined && !(shown instanceof CannotPrint);
  const isLarger = layout === 'open' && step > 1;
  return (
    <section
      ref={room.element}
      className="room"
      data-layout={layout}
      data-step={step}
      aria-label="Reading room"
    >
      <RoomBar room={room} to={leaveTo}>
        <h1>{heading}</h1>
      </RoomBar>
      <div className="room-table swiped" {...room.swipe}>
        <div
          ref={table}
          className="room-book"
          aria-busy={isTurning || !isSeen || (!shown && !isLost)}
        >
          {shown instanceof CannotPrint && <p className="room-refusal">{shown.message}</p>}
          {!shown && !isLost && (
            <p className="room-waits">{isSeen ? 'Turning the page…' : 'Opening the book…'}</p>
          )}
          {isLost && (
            <div className="room-refusal">
              <p role="alert">This page did not come. Is the connection there?</p>
              <Button type="button" className="mt-4" onClick={retry}>
                Try again
              </Button>
            </div>
          )}
          {open &&
            isReadable &&
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
        {layout === 'open' && isReadable && (
          <PagesInWords pages={shown} className={isLarger ? 'room-words' : 'sr-only'} />
        )}
      </div>
      <RoomTurner room={room}>
        <label className="room-place">
          <span className="sr-only">Where in the book</span>
          <input
            type="range"
            min={0}
            max={room.last}
            value={at}
            aria-valuetext={sayWhere(stop)}
            onChange={(event) => room.goTo(event.currentTarget.valueAsNumber)}
          />
          <span className="num" aria-hidden="true">
            {sayWhere(stop)}
          </span>
        </label>
      </RoomTurner>
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
