import { cutoutWidths } from '#pictures/widths.ts';
import { DrawnPicture } from '#web/ui/drawn-picture.tsx';

/**
 * Children (and whoever they are with) without a background, drawn at build by our own engine: see
 * pictures/prerender. Decoration; `width` and `height` are the drawing's own, in px, so that
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
  return (
    <DrawnPicture
      path={`/cutouts/${name}`}
      widths={cutoutWidths(width)}
      width={width}
      height={height}
      sizes={sizes}
      lazy={!eager}
      first={eager}
      className={`cutout h-auto ${className}`}
    />
  );
}
