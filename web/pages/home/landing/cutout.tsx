/**
 * Children (and whoever they are with) without a background, drawn at build by our own engine: see
 * bookmaking/shop-pictures. Decoration; `width` and `height` are the drawing's own, in px, so that
 * nothing moves when it arrives.
 */
export function Cutout({
  name,
  width,
  height,
  sizes = '(min-width: 48rem) 33vw, 90vw',
  eager,
  className = '',
}: {
  name: string;
  width: number;
  height: number;
  sizes?: string;
  eager?: boolean;
  className?: string;
}) {
  const sized = (kind: string) =>
    [0.5, 1].map((k) => `/cutouts/${name}-${width * k}.${kind} ${width * k}w`).join();
  return (
    <picture>
      <source type="image/avif" srcSet={sized('avif')} sizes={sizes} />
      <img
        src={`/cutouts/${name}-${width}.webp`}
        srcSet={sized('webp')}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        className={`cutout h-auto ${className}`}
      />
    </picture>
  );
}
