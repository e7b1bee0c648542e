import './photo-field.css';
import type { PhotoCrop } from '../../../contract/children.ts';
import { cropStyle, MIDDLE } from './crop.ts';

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
  return (
    <span className="photo-print">
      <img src={url} alt={alt} style={cropStyle(crop ?? MIDDLE)} />
    </span>
  );
}
