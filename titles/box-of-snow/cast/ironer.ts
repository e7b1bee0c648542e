import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { neighborFace } from './neighbor-face.ts';

export const IRONER = '#dfa873';
export const SHIRT = '#5a86b8';

/** The man who irons for a wedding, from the hips up: broad, kind, sleeves rolled. Hips on y 0; about 260 high. */
export function ironer(light: Light): string {
  const shirt = tone(light, SHIRT);
  const vest = tone(light, '#7a4f96');
  const body =
    'M-40 -150C-84 -146 -100 -110 -96 -60C-92 -30 -70 -8 -62 10H62C70 -8 92 -30 96 -60C100 -110 84 -146 40 -150C20 -158 -20 -158 -40 -150Z';
  return (
    path(body, shirt.base) +
    clip(
      body,
      path(
        light.direction[0] > 0
          ? 'M-110 -170H-50C-66 -110 -60 -50 -40 20H-110Z'
          : 'M110 -170H50C66 -110 60 -50 40 20H110Z',
        shirt.shade,
      ) +
        path('M-40 -160L-18 20H-70V-110ZM40 -160L18 20H70V-110Z', vest.base) +
        line('M0 -140V20', shirt.shade, 3),
    ) +
    path(
      'M-24 -152L0 -126L24 -152L30 -140L4 -108L0 -116L-4 -108L-30 -140Z',
      tone(light, '#8fb0d8').base,
    ) +
    path('M-18 -172H18V-146L0 -132L-18 -146Z', tone(light, IRONER).shade) +
    at(
      0,
      -206,
      0.92,
      neighborFace(
        light,
        {
          skin: IRONER,
          hair: '#4a342c',
          shape: 'square',
          hairdo: 'crop',
          nose: 'broad',
          eyes: 'kind',
          mouth: 'smile',
          beard: 'points',
          flushed: true,
        },
        [-0.9, 0.7],
      ),
    )
  );
}

/** His legs, braced against whoever pulls to the left; his hips as in `ironer`, the soles at y 90. */
export function legsOfIroner(light: Light): string {
  const cloth = tone(light, '#4a5077');
  const shoe = tone(light, '#5a3a34');
  const leg = (hip: number, knee: number, heel: number, isNear: boolean): string =>
    line(`M${hip} 0L${knee} 40L${heel} 70`, isNear ? cloth.base : cloth.shade, 42) +
    path(
      `M${heel + 22} 92H${heel - 46}C${heel - 48} 78 ${heel - 30} 74 ${heel - 20} 62H${heel + 22}Z`,
      shoe.base,
    ) +
    line(`M${heel - 22} 64H${heel + 22}`, cloth.deep, 6);
  return leg(-30, -66, -86, false) + leg(32, 26, 12, true);
}
