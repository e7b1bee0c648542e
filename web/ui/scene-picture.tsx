/**
 * A scene of our own engine, drawn at the build (bookmaking/scenes), three by two.
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
  const sized = (kind: string) =>
    [480, 960].map((width) => `/scenes/${name}-${width}.${kind} ${width}w`).join();
  return (
    <picture>
      <source type="image/avif" srcSet={sized('avif')} sizes={sizes} />
      <img
        src={`/scenes/${name}-960.webp`}
        srcSet={sized('webp')}
        sizes={sizes}
        alt={alt}
        width={960}
        height={640}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        className={`block h-auto w-full ${className}`}
      />
    </picture>
  );
}
