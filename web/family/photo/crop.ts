import type { CSSProperties } from 'react';
import { CLOSEST, MIDDLE, type PhotoCrop } from '#vocabulary/photos.ts';

/** A picture's own size in px. */
export type Size = { width: number; height: number };

/** Shows an `<img>` in a square, cut as it will be in the book. The style sheet needs no size of the picture. */
export function cropStyle({ x, y, zoom }: PhotoCrop): CSSProperties {
  const place = `${x * 100}% ${y * 100}%`;
  return { objectPosition: place, transformOrigin: place, scale: zoom };
}

/** The square in px of the picture, in fractions of them; the worker cuts the same (services/photos/cut.ts). */
export function squareOf(picture: Size, { x, y, zoom }: PhotoCrop) {
  const side = Math.min(picture.width, picture.height) / zoom;
  return { left: x * (picture.width - side), top: y * (picture.height - side), side };
}

/**
 * The crop after the picture was moved under its window.
 *
 * @param dx how far to the right, in widths of the window; the picture's edge stops at the window's
 * @param dy the same, downwards
 */
export function movedBy(picture: Size, crop: PhotoCrop, dx: number, dy: number): PhotoCrop {
  const { left, top, side } = squareOf(picture, crop);
  return cropAt(picture, { left: left - dx * side, top: top - dy * side }, crop.zoom);
}

/** The crop with another zoom, what is in its middle staying there as far as the picture's edges allow. */
export function zoomedTo(picture: Size, crop: PhotoCrop, zoom: number): PhotoCrop {
  const before = squareOf(picture, crop);
  const kept = Math.min(CLOSEST, Math.max(1, zoom));
  const shift = (before.side - Math.min(picture.width, picture.height) / kept) / 2;
  return cropAt(picture, { left: before.left + shift, top: before.top + shift }, kept);
}

function cropAt(picture: Size, corner: { left: number; top: number }, zoom: number): PhotoCrop {
  const side = Math.min(picture.width, picture.height) / zoom;
  // Where there is no room there is no place either; the middle is as good as any.
  const share = (at: number, room: number) =>
    room < 1 ? 0.5 : rounded(Math.min(1, Math.max(0, at / room)));
  return {
    x: share(corner.left, picture.width - side),
    y: share(corner.top, picture.height - side),
    zoom: rounded(zoom),
  };
}

/** Four places are half a pixel of the largest photo that is kept. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** How a form carries a crop; the middle is nothing to speak of. */
export function writeCrop({ x, y, zoom }: PhotoCrop): string {
  return x === MIDDLE.x && y === MIDDLE.y && zoom === MIDDLE.zoom ? '' : `${x} ${y} ${zoom}`;
}

/** Reads it again; null for the middle and for anything that is no crop. */
export function readCrop(text: string): PhotoCrop | null {
  const parts = text.split(' ').map(Number);
  const [x, y, zoom] = parts;
  if (x === undefined || y === undefined || zoom === undefined) return null;
  return parts.length === 3 && parts.every(Number.isFinite) ? { x, y, zoom } : null;
}
