import { useEffect, useState } from 'react';
import type { PhotoCrop } from '#vocabulary/photos.ts';
import { squareOf } from './crop.ts';
import { guessLook, type LookGuess } from './guess-look.ts';
import type { ChosenPhoto } from './use-child-photo.ts';

/** Colors need no more dots than these, and a phone is done with them in no time. */
const SIDE_PX = 64;
/** Guessed anew once the photo has not been moved for this long. */
const PAUSE_MS = 300;

/** What the colors of the photo's square say of the child; empty before that, and when they say nothing. */
export function useGuess(photo: ChosenPhoto | undefined): LookGuess {
  const [guess, setGuess] = useState<LookGuess>({});
  const { url, crop } = photo ?? {};
  useEffect(() => {
    if (!url || !crop) return setGuess({});
    let isWanted = true;
    const timer = setTimeout(
      () =>
        pixelsOf(url, crop).then(
          (data) => isWanted && setGuess(guessLook({ data, side: SIDE_PX })),
          (error) => console.warn('The photo could not be looked at', error),
        ),
      PAUSE_MS,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [url, crop]);
  return guess;
}

async function pixelsOf(url: string, crop: PhotoCrop): Promise<Uint8ClampedArray> {
  const photo = new Image();
  photo.src = url;
  await photo.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  const picture = { width: photo.naturalWidth, height: photo.naturalHeight };
  const { left, top, side } = squareOf(picture, crop);
  pen.drawImage(photo, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
  return pen.getImageData(0, 0, SIDE_PX, SIDE_PX).data;
}
