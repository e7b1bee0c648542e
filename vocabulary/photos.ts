/**
 * A square of a photo: how far along the room that is left for it, from left to right and from top to
 * bottom (0 to 1), and how many times smaller it is than the largest square (1 to 4). So it fits any photo,
 * whatever its size, and a style sheet can show it as it is.
 */
export type PhotoCrop = { x: number; y: number; zoom: number };

/** The largest square, from the middle: what is shown as long as nobody has moved it. */
export const MIDDLE: PhotoCrop = { x: 0.5, y: 0.5, zoom: 1 };

/** As close as one can come; 600 px for the book are then still there in an ordinary photo. */
export const CLOSEST = 4;

/** The largest file that is taken, in bytes. */
export const MOST_PHOTO_BYTES = 10 * 1024 * 1024;
