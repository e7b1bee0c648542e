import './photo-field.css';
import { useRef } from 'react';
import { MIDDLE, type PhotoCrop } from '#vocabulary/photos.ts';
import { cropStyle } from './crop.ts';
import { MissingPhoto, useMissingPhoto } from './missing-photo.tsx';

/** A child's photo as its books show it, a small print with a white edge. */
export function CroppedPhoto({
  url,
  crop,
  alt,
}: {
  url: string;
  crop: PhotoCrop | null;
  alt: string;
}) {
  const picture = useRef<HTMLImageElement>(null);
  const { isMissing, onError } = useMissingPhoto(picture, url);
  return (
    <span className="photo-print">
      {isMissing ? (
        <MissingPhoto>
          {/* There is room for the sign alone. */}
          <span className="sr-only">{`${alt}, cannot be shown just now`}</span>
        </MissingPhoto>
      ) : (
        <img
          ref={picture}
          src={url}
          alt={alt}
          style={cropStyle(crop ?? MIDDLE)}
          onError={onError}
        />
      )}
    </span>
  );
}
