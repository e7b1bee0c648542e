import type { Hex } from './color.ts';
import { num, roundedBox } from './curves.ts';
import type { Box } from './geometry.ts';
import { type Light, tone } from './light.ts';
import { at, box, line, path } from './marks.ts';
import { clip } from './sheet.ts';

/** What a frame holds: base64 and nothing else, so that no address can stand in its place. */
const JPEG_DATA = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/;

export interface FrameWish {
  /** The photo's own square, in mm; the moulding lies around it. */
  readonly box: Box;
  readonly color: Hex;
  /** How the frame hangs, in degrees. */
  readonly tilt?: number;
  /** Width of the moulding, in mm. */
  readonly moulding?: number;
}

/**
 * The child's photo in a drawn frame with a mount; nothing for a child without a photo
 * (specification, section 3: photo). The photo is a square JPEG as a data URI; the parent has cut it.
 * @throws TypeError for a photo that is not such a data URI
 */
export function photoFrame(photo: string | null, wish: FrameWish, light: Light): string {
  if (photo === null) return '';
  if (!JPEG_DATA.test(photo)) throw new TypeError('a photo must be a JPEG as a data URI');
  const { width: w, height: h } = wish.box;
  const m = wish.moulding ?? w * 0.09;
  const wood = tone(light, wish.color);
  const outer = w / 2 + m * 1.7;
  const mount = w / 2 + m * 0.7;
  const side = light.direction[0] > 0 ? -1 : 1;
  const art =
    // The frame's shadow on whatever it hangs on.
    box(
      -outer + side * m * 0.5,
      -outer + m * 0.7,
      2 * outer,
      2 * outer,
      light.shade,
      m * 0.5,
      `fill-opacity="${num(light.shadowAlpha)}"`,
    ) +
    box(-outer, -outer, 2 * outer, 2 * outer, wood.base, m * 0.45) +
    line(
      roundedBox(-outer + 0.5, -outer + 0.5, 2 * outer - 1, 2 * outer - 1, m * 0.4),
      wood.lite,
      0.7,
    ) +
    line(mitres(outer, mount), wood.shade, 0.5) +
    box(-mount, -mount, 2 * mount, 2 * mount, '#fffaf0', 0.6) +
    // The moulding throws a thin shadow on the mount, from the side of the light.
    path(
      side > 0
        ? `M${num(-mount)} ${num(-mount)}H${num(mount)}l-1.1 1.1H${num(-mount + 1.1)}V${num(mount)}H${num(-mount)}Z`
        : `M${num(mount)} ${num(-mount)}H${num(-mount)}l1.1 1.1H${num(mount - 1.1)}V${num(mount)}H${num(mount)}Z`,
      wood.deep,
      'fill-opacity=".22"',
    ) +
    clip(
      roundedBox(-w / 2, -h / 2, w, h, 0.8),
      `<image x="${num(-w / 2)}" y="${num(-h / 2)}" width="${num(w)}" height="${num(h)}" preserveAspectRatio="xMidYMid slice" href="${photo}"/>`,
    ) +
    line(roundedBox(-w / 2, -h / 2, w, h, 0.8), '#d8c8ac', 0.4);
  return at(wish.box.x + w / 2, wish.box.y + h / 2, 1, art, wish.tilt ?? 0);
}

/** Where the four pieces of the moulding meet. */
const mitres = (outer: number, inner: number): string =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `M${num(x * outer)} ${num(y * outer)}L${num(x * inner)} ${num(y * inner)}`,
    )
    .join('');
