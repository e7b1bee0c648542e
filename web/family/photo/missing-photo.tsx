import './photo-field.css';
import { ImageOff } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

/** Whether a photo's address gave no picture: the archive is away, say, or the link is over. */
export function useMissingPhoto(picture: RefObject<HTMLImageElement | null>, url: string) {
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    // It may have failed before this page could listen.
    const { complete, naturalWidth } = picture.current ?? {};
    if (complete && naturalWidth === 0) setMissing(url);
  }, [picture, url]);
  return { isMissing: missing === url, onError: () => setMissing(url) };
}

/** In a photo's place while it cannot be shown: an empty print, and words. */
export function MissingPhoto({ children }: { children: ReactNode }) {
  return (
    <span className="photo-missing">
      <ImageOff aria-hidden className="icon" />
      {children}
    </span>
  );
}
