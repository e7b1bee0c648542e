import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** Whoever rows sits with its back to the bow, and looks over a shoulder: a cheek and a nose out of the hood. The arm is over the gunwale with its oar. */
const looksBack = (light: Light): string => {
  const skin = tone(light, '#c98a5c');
  return (
    path(
      'M-19 -122C-24 -134 -22 -152 -9 -157C-2 -150 0 -134 -6 -122C-10 -118 -15 -118 -19 -122Z',
      skin.base,
    ) +
    path('M-21 -143C-28 -140 -29 -134 -22 -133Z', skin.base) +
    path(
      'M-9 -157C-2 -150 0 -134 -6 -122C-4 -136 -5 -148 -9 -157Z',
      skin.deep,
      'fill-opacity=".5"',
    ) +
    oval(-16, -142, 1.5, 2, '#2c1b22') +
    line('M-19 -128q3 2.600 7 1', '#6a2f30', 1.5)
  );
};

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
  if (doing === 'rows') return body + looksBack(light);
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
