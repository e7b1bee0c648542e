import { preload } from 'react-dom';

/**
 * A picture that the build has drawn (pictures/prerender), in the browser's best size.
 *
 * @param props.path where it is, without width and ending, such as `/scenes/hello-world`
 * @param props.widths the widths that were made, in px, the widest last
 * @param props.width with `height` the picture's own measure in px, so that nothing moves when it arrives
 * @param props.sizes how wide it is shown, as in `<img sizes>`
 * @param props.lazy fetched when somebody scrolls near it
 * @param props.first fetched before everything else: it is what the page is about
 */
export function DrawnPicture({
  path,
  widths,
  width,
  height,
  sizes,
  alt = '',
  lazy,
  first,
  className,
}: {
  path: string;
  widths: readonly number[];
  width: number;
  height: number;
  sizes: string;
  alt?: string;
  lazy?: boolean;
  first?: boolean;
  className?: string;
}) {
  const sized = widths.map((each) => `${path}-${each}.avif ${each}w`).join();
  const widest = `${path}-${widths.at(-1)}`;
  // Asked for in the head of the page. By its place in the body it came after thirty scripts, half a second later.
  if (first) {
    const avif = { imageSrcSet: sized, imageSizes: sizes, type: 'image/avif' };
    preload(`${widest}.avif`, { as: 'image', fetchPriority: 'high', ...avif });
  }
  return (
    <picture>
      <source type="image/avif" srcSet={sized} sizes={sizes} />
      <img
        src={`${widest}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={lazy ? 'lazy' : undefined}
        fetchPriority={first ? 'high' : undefined}
        className={className}
      />
    </picture>
  );
}
