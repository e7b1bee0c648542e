import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { CLOSEST, type PhotoCrop } from '#vocabulary/photos.ts';
import { cropStyle, movedBy, type Size, zoomedTo } from './crop.ts';
import { MissingPhoto, useMissingPhoto } from './missing-photo.tsx';

/** How far a press of an arrow key moves the photo, in widths of the window. */
const KEY_MOVES = 0.05;
/** How much closer a press of + comes. */
const KEY_ZOOMS = 1.1;

const ARROWS: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-KEY_MOVES, 0],
  ArrowRight: [KEY_MOVES, 0],
  ArrowUp: [0, -KEY_MOVES],
  ArrowDown: [0, KEY_MOVES],
};

/**
 * The square of the photo that the book shows, to be moved under its window: by dragging, by pinching, with the
 * arrow keys and + and -, or by a press on what should come into the middle.
 *
 * @param props.name of the child
 * @param props.onCrop told once a movement has ended
 */
export function CropWindow({
  url,
  crop,
  name,
  onCrop,
}: {
  url: string;
  crop: PhotoCrop;
  name: string;
  onCrop: (crop: PhotoCrop) => void;
}) {
  const id = useId();
  const photo = useRef<HTMLImageElement>(null);
  const { isMissing, onError } = useMissingPhoto(photo, url);
  // While it moves only this window follows; the form hears of it at the end.
  const [moving, setMoving] = useState<PhotoCrop>();
  const shown = moving ?? crop;
  const drag = useDrag(photo, shown, setMoving, (last) => {
    setMoving(undefined);
    if (last) onCrop(last);
  });
  const change = (act: (size: Size) => PhotoCrop) => {
    const size = sizeOf(photo.current);
    if (size) onCrop(act(size));
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const closer = ['+', '='].includes(event.key);
    if (arrow) change((size) => movedBy(size, crop, ...arrow));
    else if (closer) change((size) => zoomedTo(size, crop, crop.zoom * KEY_ZOOMS));
    else if (event.key === '-') change((size) => zoomedTo(size, crop, crop.zoom / KEY_ZOOMS));
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-2">
      <div
        role="application"
        aria-label={`The photo of ${name || 'the child'}, as the book shows it`}
        aria-describedby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys, + and -.
        tabIndex={0}
        className="crop-window"
        data-moving={moving ? true : undefined}
        onKeyDown={press}
        {...drag}
      >
        {isMissing ? (
          <MissingPhoto>
            <span>The photo is saved, but can't be shown just now.</span>
          </MissingPhoto>
        ) : (
          <img
            ref={photo}
            src={url}
            alt=""
            draggable={false}
            style={cropStyle(shown)}
            onError={onError}
          />
        )}
      </div>
      <label className="flex items-center gap-3 text-sm">
        Closer
        <input
          type="range"
          className="zoom grow"
          min={1}
          max={CLOSEST}
          step={0.01}
          value={shown.zoom}
          onChange={(event) => {
            const zoom = Number(event.currentTarget.value);
            change((size) => zoomedTo(size, crop, zoom));
          }}
        />
      </label>
      <p id={id} className="hint">
        Drag the photo until the face is in the middle.
        <span className="sr-only"> The arrow keys move it, plus and minus bring it closer.</span>
      </p>
    </div>
  );
}

const sizeOf = (image: HTMLImageElement | null): Size | undefined =>
  image?.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : undefined;

/** Less than this is a press and no drag, in px. */
const STILL = 4;

type Finger = { x: number; y: number };

/** Follows one finger or two over the window. A press that moved nothing brings its place into the middle. */
function useDrag(
  photo: { current: HTMLImageElement | null },
  crop: PhotoCrop,
  onMove: (crop: PhotoCrop) => void,
  onEnd: (crop: PhotoCrop | undefined) => void,
) {
  const fingers = useRef(new Map<number, Finger>());
  const traveled = useRef(0);
  const last = useRef<PhotoCrop>(undefined);

  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    const size = sizeOf(photo.current);
    if (!before || !size) return;
    const window = event.currentTarget.getBoundingClientRect();
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    traveled.current += Math.hypot(dx, dy);
    if (traveled.current < STILL && !last.current) return;
    const from = last.current ?? crop;
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    fingers.current.set(event.pointerId, now);
    // Each of two fingers moves the photo by half, and their distance brings it closer.
    const share = other ? 2 : 1;
    const moved = movedBy(size, from, dx / share / window.width, dy / share / window.height);
    const next = other ? zoomedTo(size, moved, moved.zoom * spread(other, before, now)) : moved;
    last.current = next;
    onMove(next);
  };

  const end = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const size = sizeOf(photo.current);
    const pressed = event.type === 'pointerup' && !last.current && size;
    onEnd(pressed ? broughtToMiddle(event, size, crop) : last.current);
    last.current = undefined;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (fingers.current.size === 0) traveled.current = 0;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** How much farther apart two fingers are than they were. */
function spread(other: Finger, before: Finger, now: Finger): number {
  const gap = (finger: Finger) => Math.hypot(finger.x - other.x, finger.y - other.y);
  return gap(before) > 0 ? gap(now) / gap(before) : 1;
}

function broughtToMiddle(event: PointerEvent<HTMLElement>, size: Size, crop: PhotoCrop): PhotoCrop {
  const window = event.currentTarget.getBoundingClientRect();
  const dx = 0.5 - (event.clientX - window.left) / window.width;
  const dy = 0.5 - (event.clientY - window.top) / window.height;
  return movedBy(size, crop, dx, dy);
}
