import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** The hero's grown-up: an oilskin from behind, hood up, busy with a brush. About 170 high, standing on (0, 0). */
export function oilskin(light: Light, doing: 'paints' | 'rows' = 'paints'): string {
  const t = tone(light, '#f5c453');
  const boot = tone(light, '#2f7f86');
  const body =
    path(
      'M-34 -8C-38 -60 -32 -104 -22 -122C-8 -130 8 -130 22 -122C32 -104 38 -60 34 -8C14 -2 -14 -2 -34 -8Z',
      t.base,
    ) +
    path('M8 -126C28 -120 34 -60 34 -8C26 -6 18 -5 12 -4C20 -50 18 -96 8 -126Z', t.shade) +
    line('M0 -118C2 -80 0 -40 0 -6', t.deep, 1.6) +
    path(
      'M-21 -118C-26 -146 -16 -164 0 -164C16 -164 26 -146 21 -118C10 -110 -10 -110 -21 -118Z',
      t.base,
    ) +
    path('M4 -164C18 -160 26 -144 21 -118C17 -115 12 -114 8 -113C18 -130 16 -152 4 -164Z', t.shade);
  // Whoever rows sits down and looks astern, and of a face there is a nose; the arm is over the gunwale with its oar.
  if (doing === 'rows') return oval(-21, -140, 6, 4.4, tone(light, '#c98a5c').base) + body;
  return (
    path('M-24 -10H-4V0C-10 4 -26 4 -26 0ZM4 -10H24L26 0C26 4 8 4 4 0Z', boot.base) +
    body +
    line('M24 -106C44 -104 56 -112 62 -124', t.base, 16) +
    at(
      64,
      -128,
      1,
      line('M0 0L10 -16', '#8a5a35', 4) + path('M6 -14L14 -12L18 -28L10 -28Z', '#e2492f'),
    )
  );
}
