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

/** A flat-iron on its heel, 60 long, with steam for company. */
export function iron(light: Light): string {
  const t = tone(light, '#8d93a8');
  const wood = tone(light, '#7a4632');
  return (
    path('M-30 0C-28 -18 -10 -24 12 -24C24 -24 32 -12 34 0Z', t.base) +
    path('M-30 0H34V-6H-30Z', t.deep) +
    line('M-12 -22C-14 -42 22 -42 16 -22', wood.base, 8) +
    line('M-18 -16q10 -5 24 -5', t.lite, 3)
  );
}
