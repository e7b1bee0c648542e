import { WIDTHS } from '#pictures/widths.ts';
import { DrawnPicture } from './drawn-picture.tsx';

/**
 * A scene of our own engine, drawn at the build (pictures), three by two.
 *
 * @param props.alt what happens in it; left out where the words beside it say the same
 * @param props.sizes how wide it is shown, as in `<img sizes>`
 */
export function ScenePicture({
  name,
  alt = '',
  sizes = '(min-width: 48rem) 24rem, 90vw',
  eager,
  className = '',
}: {
  name: string;
  alt?: string;
  sizes?: string;
  eager?: boolean;
  className?: string;
}) {
  return (
    <DrawnPicture
      path={`/scenes/${name}`}
      widths={WIDTHS.scenes}
      width={960}
      height={640}
      sizes={sizes}
      alt={alt}
      lazy={!eager}
      first={eager}
      className={`block h-auto w-full ${className}`}
    />
  );
}
